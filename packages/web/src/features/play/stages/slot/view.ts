import type { Win } from './wins.ts';

/** Everything the eye sees beside the reels. */
export interface SlotView {
  /** Wins of the screen in sight, and which one is lit; null lights nothing. */
  wins: readonly Win[];
  lit: number | null;
  /** Every win of the round, for those who hear it. */
  told: readonly Win[];
  /** Won so far in this round. */
  wonCents: number;
  free: { index: number; of: number; multiplier: number } | null;
  /** What the next win of the chain is multiplied by, from 2; null where that is nothing to speak of. */
  ladder: number | null;
  /** Sum of the orbs of these free spins. */
  orbSum: number | null;
  /** The symbol that expands in these free spins. */
  expanding: string | null;
  /** Coins held, and the respins that are left. */
  hold: { coins: number; left: number } | null;
  banner:
    | { kind: 'awarded'; spins: number; retrigger: boolean }
    | { kind: 'expanding'; symbol: string }
    | { kind: 'finished'; spins: number; cents: number }
    | { kind: 'hold'; coins: number; respins: number }
    | { kind: 'held'; coins: number; cents: number; full: boolean }
    | { kind: 'capped'; cents: number }
    | null;
}

export const QUIET_VIEW: SlotView = {
  wins: [],
  lit: null,
  told: [],
  wonCents: 0,
  free: null,
  ladder: null,
  orbSum: null,
  expanding: null,
  hold: null,
  banner: null,
};
