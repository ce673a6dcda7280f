import { createShoe } from '../../fairness/choose.ts';
import type { IntStream } from '../../game.ts';

export const KENO_NUMBERS = 80;
export const KENO_DRAWN = 20;

/** Number of hits → payout in whole stakes. Missing numbers of hits lose. */
export type KenoPayTable = Readonly<Record<number, number>>;

/** Ten numbers of eighty (games.md §2). No hit at all returns five stakes. */
export const KENO_TEN: KenoPayTable = { 0: 5, 5: 3, 6: 20, 7: 120, 8: 750, 9: 5_000, 10: 10_000 };

/** Draws twenty different numbers from 1 to 80, in the order drawn: a lazy Fisher–Yates shuffle of the eighty. */
export function drawKeno(stream: IntStream): number[] {
  const numbers = createShoe(stream, KENO_NUMBERS);
  return Array.from({ length: KENO_DRAWN }, () => numbers.deal() + 1);
}

/** Returns the ticket's numbers that were drawn, in the order drawn. */
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

/** Returns true if the picks are `count` different whole numbers of the eighty. */
export function isTicket(picks: readonly unknown[], count: number): picks is number[] {
  if (picks.length !== count || new Set(picks).size !== count) return false;
  return picks.every(
    (pick) =>
      typeof pick === 'number' && Number.isInteger(pick) && pick >= 1 && pick <= KENO_NUMBERS,
  );
}

/** Returns the probability that `hits` of `picks` numbers are among the twenty drawn (hypergeometric). */
export function kenoChance(picks: number, hits: number): number {
  const ways = choose(picks, hits) * choose(KENO_NUMBERS - picks, KENO_DRAWN - hits);
  return ways / choose(KENO_NUMBERS, KENO_DRAWN);
}

/** Returns the exact return of a pay table for tickets of `picks` numbers, as a share of the stake. */
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
