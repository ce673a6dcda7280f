/**
 * Minimum number of members on a spot for the sum of their stakes to be published. With fewer members, the sum could
 * disclose one member's stake (decision 122).
 */
export const FEWEST_FOR_SUM = 3;

/**
 * Rounds a sum down to a leading digit of 1, 2 or 5, followed by zeros. The difference between two published sums
 * therefore does not disclose a member's exact stake.
 * @param cents positive sum in cents
 */
export function roughSum(cents: number): number {
  const power = 10 ** (String(cents).length - 1);
  const lead = [5, 2, 1].find((digit) => cents >= digit * power) ?? 1;
  return lead * power;
}
