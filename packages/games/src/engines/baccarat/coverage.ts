/**
 * Bets that win in more than half of the rounds. `big` wins whenever `small` (four cards in total) loses. With eight
 * decks, `small` wins in only 37.9% of the rounds (games.md §2).
 */
const LARGE: ReadonlySet<string> = new Set(['big']);

/**
 * Returns an upper bound on the share of rounds with a winning bet. A single bet wins in fewer than half of the rounds,
 * except for the bets in `LARGE`. Several bets together may win in every round.
 */
export function baccaratCoverage(spots: readonly string[]): number {
  return spots.length === 1 && !LARGE.has(spots[0] ?? '') ? 0.5 : 1;
}
