import { coinsOf, type SlotConfig } from '@wl/games/engines/slots/config';
import type { Cell } from '@wl/games/round';
import type { SlotFact } from '../presenting/slot-facts.ts';

interface Paid {
  symbol: string;
  count: number;
  /** Number of wilds that substituted for the symbol. */
  wilds: number;
  /** Multiplier already included in `hundredths`. */
  multiplier: number;
  cells: readonly Cell[];
  hundredths: number;
}

/** Win to display, with its kind, cells and amount. */
export type Win =
  | (Paid & { kind: 'line'; line: number })
  | (Paid & { kind: 'ways'; ways: number })
  /** Win for adjacent symbols (`cluster`), or for matching symbols anywhere on the screen (`symbols`). */
  | (Paid & { kind: 'cluster' | 'symbols' })
  | (Paid & { kind: 'scatter' })
  /** Win for the symbol that expands in free spins. The symbol covers `count` reels and pays on all lines. */
  | (Paid & { kind: 'expanded' })
  /** Additional win from orbs, which multiply the total cascade win of a spin after its last cascade. */
  | (Paid & { kind: 'orbs' })
  /** Payout of all held coins. It includes `full`: the prize for a full screen, in hundredths of the stake. */
  | (Paid & { kind: 'coins'; full: number });

type Grid = readonly (readonly string[])[];
type PayFact = Extract<
  SlotFact,
  { type: 'line_won' | 'ways_won' | 'cluster_won' | 'symbols_won' | 'scatter_won' }
>;

/** Returns the win to display for a fact that pays. */
export function winOf(fact: PayFact, grid: Grid, isWild: (symbol: string) => boolean): Win {
  const { symbol, count, cells, hundredths } = fact;
  const wilds = cells.filter(([reel, row]) => isWild(grid[reel]?.[row] ?? '')).length;
  const paid: Paid = {
    symbol,
    count,
    cells,
    hundredths,
    // A win that consists only of wilds pays as the wild symbol, so none of the wilds is a substitute.
    wilds: isWild(symbol) ? 0 : wilds,
    multiplier: 'multiplier' in fact ? fact.multiplier : 1,
  };
  if (fact.type === 'line_won') return { ...paid, kind: 'line', line: fact.line };
  if (fact.type === 'ways_won') return { ...paid, kind: 'ways', ways: fact.ways };
  if (fact.type === 'cluster_won') return { ...paid, kind: 'cluster' };
  return { ...paid, kind: fact.type === 'symbols_won' ? 'symbols' : 'scatter' };
}

/**
 * Returns the payout of a win as listed in the paytable, without multipliers. For ways, this is the payout of one way.
 * The unit is the line bet for lines and expanded symbols, and the stake for other wins.
 */
export function tablePay(win: Win, config: SlotConfig): number {
  const stakes = win.hundredths / (100 * win.multiplier);
  if (win.kind === 'line') return stakes * coinsOf(config.pay);
  if (win.kind === 'expanded') return stakes;
  return win.kind === 'ways' ? stakes / win.ways : stakes;
}

/**
 * Converts `hundredths` of a stake to cents and rounds down. `payoutCents` in the games package rounds each part in the
 * same way.
 */
export function centsOf(stakeCents: number, hundredths: number): number {
  return Math.floor((stakeCents * hundredths) / 100);
}

export const cellKey = ([reel, row]: Cell): string => `${reel},${row}`;

/** Returns how long each of `count` wins is shown, in ms. */
export function winTime(count: number, quick: boolean): number {
  const [all, least, most] = quick ? [1_100, 90, 420] : [3_600, 300, 950];
  return Math.min(most, Math.max(least, all / Math.max(1, count)));
}
