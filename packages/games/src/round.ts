/**
 * A round is a list of facts, in the order they happened. The stage plays them one by one; the server stores only what
 * is needed to compute them again (seed, nonce, bet). All amounts are in hundredths of the stake part they belong to.
 */

/** Where a symbol stands: reel from the left, row from the top, both from 0. */
export type Cell = readonly [reel: number, row: number];

export type SlotEvent =
  /** The reels stopped. `grid[reel][row]` holds symbol keys; `stops` the stop of each reel on its strip. */
  | { type: 'reels_stopped'; mode: 'base' | 'free'; grid: string[][]; stops: number[] }
  /** A line paid. `hundredths` is of the whole stake and already includes `multiplier`. */
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
  | { type: 'free_spins_awarded'; spins: number; cells: Cell[]; retrigger: boolean }
  | { type: 'free_spin_started'; index: number; of: number; multiplier: number }
  | { type: 'free_spins_finished'; spins: number; hundredths: number }
  | { type: 'win_capped'; hundredths: number };

export type RouletteEvent =
  | { type: 'ball_landed'; pocket: string; wheelIndex: number }
  /** One spot of the layout was settled; `hundredths` of the stake on that spot, 0 when lost. */
  | { type: 'spot_settled'; spot: string; hundredths: number };

export type RoundEvent = SlotEvent | RouletteEvent | { type: 'round_finished' };

/** What one round produced, before money: facts, and per stake part the payout in hundredths of that part. */
export interface Outcome {
  events: RoundEvent[];
  payouts: { part: string; hundredths: number }[];
}
