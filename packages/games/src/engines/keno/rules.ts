import { createShoe } from '../../fairness/choose.ts';
import type { IntStream } from '../../game.ts';

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;

/** Payout as a multiple of the stake, by number of hits. Hit counts without an entry pay nothing. */
export type KenoPayTable = Readonly<Record<number, number>>;

/** Paytable for ten picks out of eighty (games.md §2). A ticket without hits pays five times the stake. */
export const KENO_TEN: KenoPayTable = { 0: 5, 5: 3, 6: 20, 7: 120, 8: 750, 9: 5_000, 10: 10_000 };

/**
 * Draws twenty distinct numbers from 1 to 80 with a lazy Fisher–Yates shuffle.
 * @returns the numbers in draw order
 */
export function drawKeno(stream: IntStream): number[] {
  const numbers = createShoe(stream, KENO_NUMBERS);
  return Array.from({ length: KENO_DRAWN }, () => numbers.deal() + 1);
}

/** Returns the picks that were drawn, in draw order. */
export function caught(picks: readonly number[], drawn: readonly number[]): number[] {
  return drawn.filter((number) => picks.includes(number));
}

/** Returns the payout of a ticket in hundredths of its stake. */
export function settleKeno(
  table: KenoPayTable,
  picks: readonly number[],
  drawn: readonly number[],
): number {
  return (table[caught(picks, drawn).length] ?? 0) * 100;
}

/** Returns true if the picks are `count` distinct whole numbers from 1 to 80. */
export function isTicket(picks: readonly unknown[], count: number): picks is number[] {
  if (picks.length !== count || new Set(picks).size !== count) return false;
  return picks.every(
    (pick) =>
      typeof pick === 'number' && Number.isInteger(pick) && pick >= 1 && pick <= KENO_NUMBERS,
  );
}

/** Returns the probability that exactly `hits` of `picks` numbers are among the twenty drawn (hypergeometric). */
export function kenoChance(picks: number, hits: number): number {
  const ways = choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits);
  return ways / choose(KENO_NUMBERS, KENO_DRAWN);
}

/** Computes the exact return of a paytable for tickets with `picks` numbers, as a share of the stake. */
export function kenoReturn(table: KenoPayTable, picks: number): number {
  let expected = 0;
  for (let hits = 0; hits <= picks; hits++)
    expected += kenoChance(picks, hits) * (table[hits] ?? 0);
  return expected;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
