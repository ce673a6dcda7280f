/**
 * Returns the index of the initial stake in `stakes`, which are in cents and in ascending order. Prefers the remembered
 * stake if the game still offers it, then the lowest stake of at least 1.00, then the lowest stake of all.
 */
export function firstStake(
  stakes: readonly number[],
  remembered: Readonly<Record<string, unknown>>,
): number {
  const known = stakes.indexOf(Number(remembered['stakeCents']));
  if (known >= 0) return known;
  const index = stakes.findIndex((cents) => cents >= 100);
  return index < 0 ? 0 : index;
}
