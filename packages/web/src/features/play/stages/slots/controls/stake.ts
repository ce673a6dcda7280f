/**
 * Returns the initial index in the ascending stakes (cents): the remembered stake if the game still offers it.
 * Otherwise returns the lowest stake of at least 1.00, a moderate default.
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
