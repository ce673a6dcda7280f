/**
 * Durations of the parts of a table's round, in milliseconds (games.md §5). They differ from table to table. A round
 * keeps the durations with which it opened, so a change applies from the next round on.
 */
export interface Pace {
  /** Time for placing bets, from the opening to the deadline. */
  betsMs: number;
  /** Final part of `betsMs`, during which the countdown is amber. Bets are still accepted. */
  closingMs: number;
  /** Time from the betting deadline to the result, for committing the debits of bets received in time. */
  closedMs: number;
  /** Time for which the winnings are shown before the next round opens. */
  settledMs: number;
}

/** Minimum `closedMs`, so that debits have enough time to commit (games.md §5). */
const SMALLEST_CLOSED_MS = 500;

const seconds = (bets: number, closed: number, settled: number): Pace => ({
  betsMs: bets * 1_000,
  closingMs: Math.min(5, bets / 2) * 1_000,
  closedMs: closed * 1_000,
  settledMs: settled * 1_000,
});

/** Durations of a round's phases, indexed by table-game slug (games.md §5), including the fast variants (tables.md). */
export const PACES = {
  'table-baccarat': seconds(15, 1, 4),
  'table-roulette': seconds(18, 1, 4),
  'table-dragon-tiger': seconds(10, 1, 3),
  'table-sic-bo': seconds(15, 1, 4),
  'table-blackjack': seconds(15, 1, 4),
  'table-crash': seconds(6, 0.5, 3),
  'travel-wheel': seconds(15, 1, 4),
  /** Roulette with only 8 s for bets. */
  'fast-roulette': seconds(8, 1, 3),
  /** Baccarat with rounds of at most 27 s, including a deal of up to 12 s. */
  'fast-baccarat': seconds(11, 1, 3),
  /** Dragon tiger with rounds of 14 s. */
  'fast-dragon-tiger': seconds(7, 1, 2),
  /** Sic bo with rounds of 19 s. */
  'fast-sic-bo': seconds(10, 1, 3),
} as const satisfies Record<string, Pace>;

/** Returns the names of the pace's fields whose values are out of range or are not whole numbers of milliseconds. */
export function paceFaults(pace: Pace): (keyof Pace)[] {
  const { betsMs, closingMs, closedMs } = pace;
  const faults = (Object.keys(pace) as (keyof Pace)[]).filter((name) => {
    return !Number.isSafeInteger(pace[name]) || pace[name] < 0;
  });
  if (betsMs < 1_000) faults.push('betsMs');
  if (closingMs > betsMs) faults.push('closingMs');
  if (closedMs < SMALLEST_CLOSED_MS) faults.push('closedMs');
  return [...new Set(faults)];
}
