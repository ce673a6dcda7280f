/** Fewest members on a spot whose sum is published, so that the sum never shows one member's stake (decision 122). */
export const FEWEST_FOR_SUM = 3;

/**
 * Rounds a sum down to the leading digits 1, 2 or 5. Two published sums then differ by no member's exact stake.
 * @param cents positive sum in cents
 */
export function roughSum(cents: number): number {
  const power = 10 ** (String(cents).length - 1);
  const lead = [5, 2, 1].find((digit) => cents >= digit * power) ?? 1;
  return lead * power;
}
