/**
 * A round is a list of facts, in the order they happened. The stage plays them one by one; the server stores only what
 * is needed to compute them again (seed, nonce, bet). All amounts are in hundredths of the stake part they belong to.
 */

/** Where a symbol stands: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

export type SlotEvent =
  /**
   * The reels stopped. `grid[reel][row]` holds symbol keys; `stops` the strip position shown in row 0 of each reel, on the
   * strips of `reelSet` (the game's `config.reelSets`).
   */
  | {
      type: 'reels_stopped';
      mode: 'base' | 'free';
      reelSet: string;
      grid: string[][];
      stops: number[];
    }
  /**
   * A line paid. `line` counts from 0 (members see `line + 1`); `cells` are the `count` cells that pay, from the left.
   * `hundredths` is of the whole stake and already includes `multiplier`.
   */
  | {
      type: 'line_won';
      line: number;
      symbol: string;
      count: number;
      cells: Cell[];
      multiplier: number;
      hundredths: number;
    }
  | { type: 'scatter_won'; symbol: string; count: number; cells: Cell[]; hundredths: number }
  /** `spins` free spins were added: once to start them, `retrigger` when they happened during free spins. */
  | { type: 'free_spins_awarded'; spins: number; cells: Cell[]; retrigger: boolean }
  /** Free spin `index` (from 1) of the `of` awarded so far begins; its wins are multiplied by `multiplier`. */
  | { type: 'free_spin_started'; index: number; of: number; multiplier: number }
  /** `spins` were played and won `hundredths` together, as counted into the payout (never above the cap). */
  | { type: 'free_spins_finished'; spins: number; hundredths: number }
  /** The round reached the game's highest multiplier: it pays `hundredths` in all and ends. */
  | { type: 'win_capped'; hundredths: number };

export type RouletteEvent =
  /** `wheelIndex` is the pocket's place on the wheel, clockwise from 0. */
  | { type: 'ball_landed'; pocket: string; wheelIndex: number }
  /** One spot of the layout was settled; `hundredths` of the stake on that spot, 0 when lost. */
  | { type: 'spot_settled'; spot: string; hundredths: number };

export type RoundEvent = SlotEvent | RouletteEvent | { type: 'round_finished' };

/** What one round produced, before money: facts, and per stake part the payout in hundredths of that part. */
export interface Outcome {
  events: RoundEvent[];
  payouts: { part: string; hundredths: number }[];
}
