/**
 * The whole mathematics of one slot, as data (games.md §4). Everything a member can win follows from this file, the
 * engine and the round's stream. `validate.ts` says in words what a configuration must hold.
 */
export interface SlotConfig {
  /** Slug of the game; part of the fairness stream's key. */
  id: string;
  mathVersion: string;
  city: string;
  category: 'video' | 'classic';
  grid: { cols: number; rows: Rows };
  symbols: Readonly<Record<string, SlotSymbol>>;
  pay: PayRule;
  reelSets: Readonly<Record<string, ReelSet>>;
  /** Which reel set a spin uses, drawn by integer weight: the base game and the free spins. */
  modes: { base: ReelSetWeights; fs?: ReelSetWeights };
  cascade?: Cascade;
  features: readonly Feature[];
  /** Ways to buy a bonus; each is a bet of its own with its own return. */
  buys?: readonly BonusBuy[];
  /** Largest payout of one round, in whole stakes. */
  wincap: number;
  /** Stakes a member may choose, in cents, rising, from the house ladder. */
  bet: { levels: readonly number[] };
  /** Return to reach and the allowed distance, in percent; how it is found. */
  rtp: ReturnTarget;
}

/**
 * Rows per reel: the same for all, one number each, or drawn anew for every spin: `weights[reel][i]` is the weight of `min + i`
 * rows.
 */
type Rows =
  | number
  | readonly number[]
  | { readonly min: number; readonly weights: readonly (readonly number[])[] };

/**
 * `pay` symbols pay by the game's pay rule. A `wild` stands for every `pay` symbol; with a `multiplier` it multiplies
 * what it helps to win. `scatter` pays anywhere, in whole stakes. `coin` is what hold-and-respin collects, `orb` what
 * multiplies a chain of cascades; both carry a value drawn from `values` (value → weight; a coin's in whole stakes).
 */
export interface SlotSymbol {
  kind: 'pay' | 'wild' | 'scatter' | 'coin' | 'orb';
  /** Count → pay, in coins of the pay rule; of a scatter in whole stakes. */
  pays: Readonly<Record<number, number>>;
  multiplier?: number;
  values?: Readonly<Record<number, number>>;
}

/**
 * What wins. The stake is worth a number of coins, in which pays are counted: as many as there are lines, or `coins`.
 *
 * - `lines`: a run of equal symbols from the left on a line; each line names a row (0 = top) per reel. All are played.
 * - `ways` ("betways"): a symbol on neighbouring reels from the left pays once per way; a wild with a multiplier counts as
 *   that many ways. Exact counts pay.
 * - `cluster`: `min` or more equal symbols that touch side by side. A count without an entry takes the entry below it.
 * - `anywhere`: `min` or more equal symbols wherever they stand. Same rule for counts.
 */
export type PayRule =
  | { type: 'lines'; lines: readonly (readonly number[])[] }
  | { type: 'ways'; coins: number }
  | { type: 'cluster'; min: number; coins: number }
  | { type: 'anywhere'; min: number; coins: number };

/** Strips (circles of symbol keys, one text per reel, blanks between) or weights of every single cell (for all reels or per reel). */
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
 * Winning symbols vanish, the others fall, new ones come from above, until nothing wins. Win number k (from 0) of a chain
 * is multiplied by entry k of the ladder, the last entry staying. With `parade` the list is a circle entered at a random
 * place. `persistFs`: free spins go on where the last one stood, instead of starting anew.
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

/** Scatter count → free spins, all wins times `multiplier`. At most `maxSpins` are played in one round. */
interface FreeSpins {
  kind: 'free_spins';
  trigger: Readonly<Record<number, number>>;
  retrigger: Readonly<Record<number, number>>;
  multiplier: number;
  maxSpins: number;
}

/** Wilds that land in free spins keep their place until these end. */
interface StickyWilds {
  kind: 'sticky_wilds';
}

/**
 * Before the free spins one symbol is drawn by weight. When it stands on as many reels as a run needs, it covers those
 * reels and pays on all lines, neighbours or not, after the lines have paid.
 */
interface ExpandingSymbol {
  kind: 'expanding_symbol';
  weights: SymbolWeights;
}

/**
 * A wild begins with value 1, stays when its cluster vanishes and grows by 1; with value `max` it vanishes like the rest. A
 * cluster is multiplied by the sum of its wilds' values. Free spins keep wilds and values between spins.
 */
interface GrowingWilds {
  kind: 'growing_wilds';
  max: number;
}

/**
 * At the end of a winning chain its win is multiplied by the sum of the orbs in sight. In free spins the sums of winning
 * chains are added up, and the total multiplies each win from then on.
 */
interface MultiplierOrbs {
  kind: 'multiplier_orbs';
}

/**
 * `trigger` coins hold their places and `respins` begin: every empty place shows a coin with chance `land` of `land` + `miss`. A
 * new coin sets the respins back to their number. All values are paid, and `full` whole stakes more when every place is
 * taken.
 */
export interface HoldRespin {
  kind: 'hold_respin';
  trigger: number;
  respins: number;
  land: number;
  miss: number;
  full: number;
}

/** `spins` free spins at once for `cost` stakes. Part names of bets hold the id. */
export interface BonusBuy {
  id: string;
  cost: number;
  spins: number;
}

type ReturnTarget =
  | { target: number; tol: number; method: 'exact' }
  | { target: number; tol: number; method: 'mc'; seed: number; rounds: number };

/** A slot whose exact distribution the line engine enumerates: lines on strips, a plain wild, free spins and nothing else. */
export interface LinesConfig extends SlotConfig {
  grid: { cols: number; rows: number };
  pay: { type: 'lines'; lines: readonly (readonly number[])[] };
  reelSets: Readonly<Record<string, StripSet>>;
  features: readonly FreeSpins[];
}

/** Whether a configuration is a `LinesConfig` that `engines/lines` can enumerate and the plain reel stage can show. */
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

/** The one feature of a kind, if the game has it. */
export function featureOf<K extends Feature['kind']>(
  config: SlotConfig,
  kind: K,
): Extract<Feature, { kind: K }> | undefined {
  return config.features.find(
    (feature): feature is Extract<Feature, { kind: K }> => feature.kind === kind,
  );
}

/** Coins the whole stake is worth: what pays are counted in. */
export function coinsOf(pay: PayRule): number {
  return pay.type === 'lines' ? pay.lines.length : pay.coins;
}

/** A strip as written in a configuration → its symbol keys from stop 0. */
export function parseStrip(strip: string): string[] {
  return strip.trim().split(/\s+/);
}

/** Highest number of rows a reel can show. */
export function highestRows(config: SlotConfig, reel: number): number {
  const { rows } = config.grid;
  if (typeof rows === 'number') return rows;
  if ('min' in rows) return rows.min + (rows.weights[reel]?.length ?? 1) - 1;
  return rows[reel] ?? 0;
}

/** The house ladder of stakes in cents (games.md §4). */
export const STAKE_LADDER: readonly number[] = [
  5, 10, 20, 25, 40, 50, 100, 200, 500, 1_000, 2_000, 2_500, 5_000, 10_000,
];

/** No round pays more than this, in cents (decisions §5); ladders are short enough that it never binds. */
export const MAX_ROUND_PAYOUT_CENTS = 25_000_000;
