/** The whole mathematics of one line slot, as data (games.md §4, cut to what lines need). */
export interface SlotConfig {
  /** Slug of the game; part of the fairness stream's key. */
  id: string;
  mathVersion: string;
  city: string;
  category: 'video' | 'classic';
  grid: { cols: number; rows: number };
  symbols: Readonly<Record<string, SlotSymbol>>;
  /** Each line names a row (0 = top) per reel. All lines are always played. */
  pay: { type: 'lines'; lines: readonly (readonly number[])[] };
  /** Named sets of strips: one string of symbol keys per reel, separated by blanks. Strips are circles. */
  reelSets: Readonly<Record<string, { strips: readonly string[] }>>;
  /** Which reel set a spin uses, drawn by integer weight: the base game and the free spins. */
  modes: { base: ReelSetWeights; fs?: ReelSetWeights };
  features: readonly FreeSpins[];
  /** Largest payout of one round, in whole stakes. */
  wincap: number;
  /** Stakes a member may choose, in cents, rising, from the house ladder. */
  bet: { levels: readonly number[] };
  /** Return to reach and the allowed distance, in percent. */
  rtp: { target: number; tol: number; method: 'exact' };
}

export type ReelSetWeights = Readonly<Record<string, number>>;

/**
 * `pay` and `wild` symbols pay on lines from the leftmost reel, in line bets (stake / number of lines) per count;
 * `scatter` pays anywhere, in whole stakes per count. A wild stands for every `pay` symbol; of its own run and the
 * symbol's run the better one is paid.
 */
export interface SlotSymbol {
  kind: 'pay' | 'wild' | 'scatter';
  pays: Readonly<Record<number, number>>;
}

/** Scatter count → free spins, all wins times `multiplier`. At most `maxSpins` are played in one round. */
export interface FreeSpins {
  kind: 'free_spins';
  trigger: Readonly<Record<number, number>>;
  retrigger: Readonly<Record<number, number>>;
  multiplier: number;
  maxSpins: number;
}

/** The house ladder of stakes in cents (games.md §4). */
export const STAKE_LADDER: readonly number[] = [
  5, 10, 20, 25, 40, 50, 100, 200, 500, 1_000, 2_000, 2_500, 5_000, 10_000,
];

/** No round pays more than this, in cents (decisions §5); ladders are short enough that it never binds. */
export const MAX_ROUND_PAYOUT_CENTS = 25_000_000;
