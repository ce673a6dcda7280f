/**
 * Complete math model of one slot, as data (games.md §4). Wins depend only on this data, the engine and the round's
 * random stream. `validate.ts` checks a configuration and describes each error in a sentence.
 */
export interface SlotConfig {
  /** Slug of the game. The slug is one of the inputs from which a round's fairness stream is derived. */
  id: string;
  mathVersion: string;
  city: string;
  category: 'video' | 'classic';
  grid: { cols: number; rows: Rows };
  symbols: Readonly<Record<string, SlotSymbol>>;
  pay: PayRule;
  reelSets: Readonly<Record<string, ReelSet>>;
  /**
   * Integer weights of the reel sets in the base game and in free spins. Each spin draws its reel set with these
   * weights.
   */
  modes: { base: ReelSetWeights; fs?: ReelSetWeights };
  cascade?: Cascade;
  features: readonly Feature[];
  /** Bonus buys. Each is a separate bet with its own RTP. */
  buys?: readonly BonusBuy[];
  /** Maximum payout of one round, as a multiple of the stake. */
  wincap: number;
  /** Available stakes in cents, in ascending order, all from `STAKE_LADDER`. */
  bet: { levels: readonly number[] };
  /** Target RTP and its tolerance in percent, and how the RTP is computed. */
  rtp: ReturnTarget;
}

/**
 * Rows per reel: one number for all reels, one number per reel, or a number drawn for each reel on every spin.
 * `weights[reel][i]` is the weight of `min + i` rows.
 */
type Rows =
  | number
  | readonly number[]
  | { readonly min: number; readonly weights: readonly (readonly number[])[] };

/**
 * Symbol of a slot. Its `kind` determines what it does:
 *
 * - `pay` pays according to the game's pay rule.
 * - `wild` substitutes for every `pay` symbol. If it has a `multiplier`, it also multiplies the wins that contain it.
 * - `scatter` pays in any position.
 * - `coin` is collected by hold-and-respin.
 * - `orb` multiplies the win of a cascade chain.
 *
 * The value of a coin or orb is drawn from `values` (value → weight). Scatter payouts and coin values are multiples of
 * the whole stake.
 */
export interface SlotSymbol {
  kind: 'pay' | 'wild' | 'scatter' | 'coin' | 'orb';
  /** Pay by symbol count, as a multiple of the whole stake (scatters) or of one coin (other symbols, see `PayRule`). */
  pays: Readonly<Record<number, number>>;
  multiplier?: number;
  values?: Readonly<Record<number, number>>;
}

/**
 * Rule for wins. A symbol's `pays` are its wins by symbol count, in coins. The stake is divided into as many coins as
 * there are lines, or into `coins` coins.
 * - `lines`: a run of matching symbols from the left on a line. Each line lists one row (0 = top) per reel. All lines
 *   are played.
 * - `ways` ("betways"): a symbol on adjacent reels from the left pays once per way. A wild with a multiplier of m
 *   counts as m ways. A count without an entry in `pays` wins nothing.
 * - `cluster`: `min` or more matching symbols that are horizontally or vertically adjacent. A count without an entry
 *   uses the entry for the next lower count.
 * - `anywhere`: `min` or more matching symbols in any position. Counts without an entry are treated as for `cluster`.
 */
export type PayRule =
  | { type: 'lines'; lines: readonly (readonly number[])[] }
  | { type: 'ways'; coins: number }
  | { type: 'cluster'; min: number; coins: number }
  | { type: 'anywhere'; min: number; coins: number };

/**
 * Symbols on the reels:
 * - `strips`: circular lists of symbol keys, one space-separated string per reel.
 * - `cellWeights`: weights that determine how likely each symbol is in a cell, for all reels or per reel.
 */
export type ReelSet = StripSet | CellSet;
interface StripSet {
  strips: readonly string[];
}
interface CellSet {
  cellWeights: SymbolWeights | readonly SymbolWeights[];
}
export type SymbolWeights = Readonly<Record<string, number>>;
export type ReelSetWeights = Readonly<Record<string, number>>;

/**
 * Cascade: winning symbols vanish, the symbols above fall, and new symbols appear from above, until there is no further
 * win.
 * - `ladder`: multipliers for the wins of a chain, in order; the last multiplier also applies to all further wins
 * - `parade`: the ladder is circular and starts at a random entry
 * - `persistFs`: a free spin continues at the ladder step that the previous spin reached
 */
interface Cascade {
  ladder: { base: readonly number[]; fs: readonly number[] };
  parade?: boolean;
  persistFs: boolean;
}

export type Feature =
  | FreeSpins
  | StickyWilds
  | ExpandingSymbol
  | GrowingWilds
  | MultiplierOrbs
  | HoldRespin;

/**
 * Feature: free spins, whose number depends on the scatter count. Their wins are multiplied by `multiplier`. A round
 * has at most `maxSpins` free spins.
 */
interface FreeSpins {
  kind: 'free_spins';
  trigger: Readonly<Record<number, number>>;
  retrigger: Readonly<Record<number, number>>;
  multiplier: number;
  maxSpins: number;
}

/** Wilds that land in free spins and keep their positions until the free spins end. */
interface StickyWilds {
  kind: 'sticky_wilds';
}

/**
 * Feature: one symbol is drawn by weight before the free spins. If it lands on enough reels to pay, it expands to fill
 * these reels and pays on all lines, even if the reels are not adjacent. Ordinary line wins are paid as well.
 */
interface ExpandingSymbol {
  kind: 'expanding_symbol';
  weights: SymbolWeights;
}

/**
 * Feature that multiplies a cluster's pay by the sum of its wilds' values. A new wild has the value 1. A wild stays
 * when its cluster vanishes, and its value grows by 1, but a wild with the value `max` vanishes too. In free spins,
 * wilds and their values are kept between spins.
 */
interface GrowingWilds {
  kind: 'growing_wilds';
  max: number;
}

/**
 * Feature: when a chain of cascades ends, its win is multiplied by the sum of the visible orb values. In free spins,
 * each sum is added to a running total, and this total multiplies the win instead.
 */
interface MultiplierOrbs {
  kind: 'multiplier_orbs';
}

/**
 * Hold-and-respin feature, started by at least `trigger` visible coins.
 * - The coins keep their positions during the `respins` respins.
 * - In each respin, every empty cell receives a coin with probability `land` / (`land` + `miss`). A new coin resets the
 *   number of remaining respins.
 * - All coin values are paid, plus `full` times the stake if every cell has a coin.
 */
export interface HoldRespin {
  kind: 'hold_respin';
  trigger: number;
  respins: number;
  land: number;
  miss: number;
  full: number;
}

/** Bonus buy: `spins` free spins for `cost` times the stake. A bet buys it with the part `buy:<id>`. */
export interface BonusBuy {
  id: string;
  cost: number;
  spins: number;
}

type ReturnTarget =
  | { target: number; tol: number; method: 'exact' }
  | { target: number; tol: number; method: 'mc'; seed: number; rounds: number };

/**
 * Slot whose exact payout distribution the line engine can compute: fixed paylines on reel strips, at most one wild
 * (without a multiplier), and no feature except free spins.
 */
export interface LinesConfig extends SlotConfig {
  grid: { cols: number; rows: number };
  pay: { type: 'lines'; lines: readonly (readonly number[])[] };
  reelSets: Readonly<Record<string, StripSet>>;
  features: readonly FreeSpins[];
}

/** Returns true if the config is a `LinesConfig`, which the line engine (`engines/lines`) requires. */
export function isLinesConfig(config: SlotConfig): config is LinesConfig {
  const symbols = Object.values(config.symbols);
  return (
    config.pay.type === 'lines' &&
    typeof config.grid.rows === 'number' &&
    Object.values(config.reelSets).every((set) => 'strips' in set) &&
    config.features.every(({ kind }) => kind === 'free_spins') &&
    !config.cascade &&
    !config.buys?.length &&
    symbols.filter(({ kind }) => kind === 'wild').length <= 1 &&
    symbols.every(({ kind, multiplier }) => kind !== 'coin' && kind !== 'orb' && !multiplier)
  );
}

/** Returns the game's feature of the given kind, or undefined if the game does not have it. */
export function featureOf<K extends Feature['kind']>(
  config: SlotConfig,
  kind: K,
): Extract<Feature, { kind: K }> | undefined {
  return config.features.find(
    (feature): feature is Extract<Feature, { kind: K }> => feature.kind === kind,
  );
}

/** Returns the number of coins in the whole stake. Payouts are multiples of a coin. */
export function coinsOf(pay: PayRule): number {
  return pay.type === 'lines' ? pay.lines.length : pay.coins;
}

/** Splits a configured strip into its symbol keys, starting at stop 0. */
export function parseStrip(strip: string): string[] {
  return strip.trim().split(/\s+/);
}

/** Returns the maximum number of rows that a reel can show. */
export function highestRows(config: SlotConfig, reel: number): number {
  const { rows } = config.grid;
  if (typeof rows === 'number') return rows;
  if ('min' in rows) return rows.min + (rows.weights[reel]?.length ?? 1) - 1;
  return rows[reel] ?? 0;
}

/** The casino's stake ladder, in cents (games.md §4). */
export const STAKE_LADDER: readonly number[] = [
  5, 10, 20, 25, 40, 50, 100, 200, 500, 1_000, 2_000, 2_500, 5_000, 10_000,
];

/** Maximum payout of a round in cents (decisions §5). No slot offers a stake at which a round could pay more. */
export const MAX_ROUND_PAYOUT_CENTS = 25_000_000;
