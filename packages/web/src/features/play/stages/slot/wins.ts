import { coinsOf, type SlotConfig } from '@wl/games/engines/slots/config';
import type { Cell } from '@wl/games/round';
import type { SlotFact } from './slot-facts.ts';

interface Paid {
  symbol: string;
  count: number;
  /** Wilds among the cells that substituted for the symbol. */
  wilds: number;
  /** Already part of `hundredths`. */
  multiplier: number;
  cells: readonly Cell[];
  hundredths: number;
}

/** One win of a spin for display: its cells, its kind and its amount. */
export type Win =
  | (Paid & { kind: 'line'; line: number })
  | (Paid & { kind: 'ways'; ways: number })
  /** Symbols that touch, and symbols anywhere. */
  | (Paid & { kind: 'cluster' | 'symbols' })
  | (Paid & { kind: 'scatter' })
  /** The symbol of the free spins covered `count` reels and pays on all lines. */
  | (Paid & { kind: 'expanded' })
  /** The orbs multiplied the previous chain; `hundredths` is the amount added. */
  | (Paid & { kind: 'orbs' })
  /** All held coins, including `full` hundredths for the full board. */
  | (Paid & { kind: 'coins'; full: number });

type Grid = readonly (readonly string[])[];
type PayFact = Extract<
  SlotFact,
  { type: 'line_won' | 'ways_won' | 'cluster_won' | 'symbols_won' | 'scatter_won' }
>;

/** Returns the win of an event that pays by the game's rule. */
export function winOf(fact: PayFact, grid: Grid, isWild: (symbol: string) => boolean): Win {
  const { symbol, count, cells, hundredths } = fact;
  const wilds = cells.filter(([reel, row]) => isWild(grid[reel]?.[row] ?? '')).length;
  const paid: Paid = {
    symbol,
    count,
    cells,
    hundredths,
    // A win of wilds only pays as the wild itself, so no wild substituted for another symbol.
    wilds: isWild(symbol) ? 0 : wilds,
    multiplier: 'multiplier' in fact ? fact.multiplier : 1,
  };
  if (fact.type === 'line_won') return { ...paid, kind: 'line', line: fact.line };
  if (fact.type === 'ways_won') return { ...paid, kind: 'ways', ways: fact.ways };
  if (fact.type === 'cluster_won') return { ...paid, kind: 'cluster' };
  return { ...paid, kind: fact.type === 'symbols_won' ? 'symbols' : 'scatter' };
}

/**
 * Returns a win's pay by the pay table, before any multiplier: in line bets for a line or an expanded symbol, otherwise
 * in whole stakes (per way, where ways pay).
 */
export function tablePay(win: Win, config: SlotConfig): number {
  const stakes = win.hundredths / (100 * win.multiplier);
  if (win.kind === 'line') return stakes * coinsOf(config.pay);
  if (win.kind === 'expanded') return stakes;
  return win.kind === 'ways' ? stakes / win.ways : stakes;
}

/** Converts `hundredths` of a stake to cents, rounded as `payoutCents` of the games package does for one part. */
export function centsOf(stakeCents: number, hundredths: number): number {
  return Math.floor((stakeCents * hundredths) / 100);
}

export const cellKey = ([reel, row]: Cell): string => `${reel},${row}`;

/** Returns the display time of each of `count` wins of one spin, in ms. */
export function winTime(count: number, quick: boolean): number {
  const [all, least, most] = quick ? [1_100, 90, 420] : [3_600, 300, 950];
  return Math.min(most, Math.max(least, all / Math.max(1, count)));
}
