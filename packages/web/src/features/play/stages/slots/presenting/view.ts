import type { Win } from '../wins/wins.ts';

/** State of a slot's stage, excluding the reels. */
export interface SlotView {
  /** Wins on the current screen. `lit` is the index of the highlighted win; null if none is highlighted. */
  wins: readonly Win[];
  lit: number | null;
  /** All wins of the round so far, for screen-reader announcements. */
  shown: readonly Win[];
  /** Amount won so far in this round, in cents. */
  wonCents: number;
  free: { index: number; of: number; multiplier: number } | null;
  /** Multiplier of the next win in the cascade, at least 2; null if the next win is not multiplied. */
  ladder: number | null;
  /** Sum of the visible orb values or, in free spins, the running total; null if no orbs have multiplied a win. */
  orbSum: number | null;
  /** Symbol that expands during the current free spins; null if no symbol expands. */
  expanding: string | null;
  /** State of the hold-and-respin feature: numbers of held coins and remaining respins; null outside the feature. */
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
  shown: [],
  wonCents: 0,
  free: null,
  ladder: null,
  orbSum: null,
  expanding: null,
  hold: null,
  banner: null,
};
