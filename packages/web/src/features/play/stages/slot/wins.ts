import type { Cell } from '@wl/games/round';
import type { SlotFact } from '../../facts.ts';

/** One win of a spin as it is shown: which cells, why, and how much. */
export type Win =
  | {
      kind: 'line';
      line: number;
      symbol: string;
      count: number;
      wilds: number;
      multiplier: number;
      cells: readonly Cell[];
      hundredths: number;
    }
  | {
      kind: 'scatter';
      symbol: string;
      count: number;
      cells: readonly Cell[];
      hundredths: number;
    };

export function winOfLine(
  fact: Extract<SlotFact, { type: 'line_won' }>,
  grid: readonly (readonly string[])[],
  isWild: (symbol: string) => boolean,
): Win {
  const wilds = fact.cells.filter(([reel, row]) => isWild(grid[reel]?.[row] ?? '')).length;
  return {
    kind: 'line',
    line: fact.line,
    symbol: fact.symbol,
    count: fact.count,
    // A line of wilds only pays as the wild itself: then nothing stood in for anything.
    wilds: isWild(fact.symbol) ? 0 : wilds,
    multiplier: fact.multiplier,
    cells: fact.cells,
    hundredths: fact.hundredths,
  };
}

/** What a line pays in line bets, before a free-spin multiplier: hundredths of the whole stake, shared among the lines. */
export function linePay(win: Extract<Win, { kind: 'line' }>, lines: number): number {
  return (win.hundredths * lines) / (100 * win.multiplier);
}

/** Cents of `hundredths` of a stake, rounded as `payoutCents` of the games package does for one part. */
export function centsOf(stakeCents: number, hundredths: number): number {
  return Math.floor((stakeCents * hundredths) / 100);
}

export const cellKey = ([reel, row]: Cell): string => `${reel},${row}`;

/** How long each of `count` wins of one spin is shown, in ms. */
export function winTime(count: number, quick: boolean): number {
  const [all, least, most] = quick ? [1_100, 90, 420] : [3_600, 300, 950];
  return Math.min(most, Math.max(least, all / Math.max(1, count)));
}
