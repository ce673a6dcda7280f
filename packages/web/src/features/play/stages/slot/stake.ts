/**
 * Returns the initial index in the ascending stakes (cents): the remembered stake if it is still offered, otherwise the
 * lowest stake from 1.00 up, which is neither the minimum nor a shock.
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
