/**
 * Where the ladder of stakes (cents, rising) begins: at the remembered stake if it is still offered, otherwise at the one nearest
 * to 1.00, which is neither the least nor a shock.
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
