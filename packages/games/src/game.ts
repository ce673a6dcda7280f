import type { StakeParts } from './money.ts';
import type { Outcome, RoundEvent } from './round.ts';

type GameCategory = 'video' | 'classic' | 'table' | 'live';

/** Source of unbiased random integers: the fairness stream in real rounds, a fast seeded generator in simulations. */
export interface IntStream {
  /** Returns a uniformly distributed integer in [0, n). */
  int(n: number): number;
  /**
   * Writes random entries of `table` into `cells[from]` … `cells[to − 1]`, with the same result as one
   * `int(table.length)` call per cell. Implemented only by generators that can draw faster in bulk.
   */
  fill?(cells: Uint8Array, from: number, to: number, table: Uint8Array): void;
}

/** Reason for rejecting a bet. The server's error code is `play.<reason>`. */
type BetRefusal =
  | 'stake_off_ladder'
  | 'unknown_bet'
  | 'empty_bet'
  | 'below_minimum'
  | 'above_maximum';

export type Checked<B> = { ok: true; bet: B } | { ok: false; reason: BetRefusal };

/**
 * Statistics shown in the lobby and on the game's profile page. `tools/stats.ts` computes them from the engine; do not
 * edit them by hand.
 */
export interface GameStats {
  /** Return to player in percent, to four decimal places. */
  returnPercent: number;
  method: 'exact' | 'simulated';
  /**
   * Half-width of the 95% confidence interval of a simulated return, in percentage points, rounded up to two decimal
   * places.
   */
  interval?: number;
  /** Standard deviation of one round of the reference bet, as a multiple of the stake. */
  sigma: number;
  /** Volatility class, determined by `sigma`: 1 below 2.5, 2 below 3.5, 3 below 5, 4 below 8, otherwise 5. */
  volatility: 1 | 2 | 3 | 4 | 5;
  /** Hit rate: share of rounds with a payout, in percent. */
  hitPercent: number;
  maxMultiplier: number;
  /** Return of each bet in percent, by bet name, if the bets have different returns. */
  perBet?: Record<string, number>;
}

export interface GameFeatures {
  autoSpin: boolean;
  quickSpin: boolean;
  bonusBuy: boolean;
  betways: boolean;
  sideBets: boolean;
  roadmap: boolean;
  multihand: boolean;
  clusterPays: boolean;
  freePlay: boolean;
}

/**
 * Game in the catalogue. `B` is the type of its validated bet, which lists its stakes in `parts`, in cents. `play` is
 * pure: the same stream and bet give the same outcome (games.md §3).
 */
export interface Game<B extends { parts: StakeParts } = { parts: StakeParts }> {
  slug: string;
  category: GameCategory;
  /** Slug of the game's home city. */
  city: string;
  studio: string;
  /**
   * Version of the math model, which is part of the stream's HMAC message. A changed model needs a new version, so that
   * old rounds are never recomputed with new rules.
   */
  mathVersion: string;
  /** Engine family; also the name of the family's folders in `engines/` and in the web application's `stages/`. */
  family: string;
  features: GameFeatures;
  /** Stake ladder in cents: total stakes for a slot, chip values for a table. */
  stakes: readonly number[];
  /**
   * Smallest and largest bet in cents. For a slot, the bet is the total stake; for a table, it is the stake on one
   * spot.
   */
  minBetCents: number;
  maxBetCents: number;
  /** Largest total stake of one round in cents. It equals `maxBetCents` if a bet has only one part. */
  maxTotalCents: number;
  /** Validates a bet from the network (`unknown`) against the game's own rules. */
  checkBet(bet: unknown): Checked<B>;
  /**
   * Plays the whole round. A game with `steps` uses the member's actions in the bet (`actions`). If there are too few
   * actions, the published default actions complete the round.
   */
  play(bet: B, stream: IntStream): Outcome;
  /** Decisions within a round; absent in games without decisions. */
  steps?: Steps<B>;
}

/** Action that the member can choose next in an open round. */
export interface Choice {
  /**
   * Name of the action, such as `hit`, `double` or `hold:1,3`. The stage sends this name, and the server accepts only
   * an exact match.
   */
  action: string;
  /** Additional stake that the action requires, in cents, for each part of the bet. */
  adds?: StakeParts;
}

/**
 * State of a round after the actions taken so far. A round with choices is open. A round without choices has ended, and
 * its `payouts` are final.
 */
export interface Progress {
  events: RoundEvent[];
  /** Amount staked so far on each part of the bet, in cents. */
  staked: StakeParts;
  choices: Choice[];
  payouts: Outcome['payouts'];
}

/**
 * Rules for a member's decisions within a round. No state is kept between two actions. The round is always recomputed
 * from the bet, the actions and the stream, so it can continue after a crash, on another device or a day later. No
 * action can change the numbers already drawn (games.md §3 item 6).
 */
export interface Steps<B> {
  /**
   * Returns the state of the round after the actions.
   * @throws IllegalAction if an action is not allowed at that point in the round
   */
  progress(bet: B, actions: readonly string[], stream: IntStream): Progress;
  /**
   * Returns the action for a member who does not return in time: the game's published default among the `choices`. The
   * caller omits choices that raise the stake beyond the member's balance or limits.
   */
  fallback(progress: Progress): string;
}

/** Error for an action that is not allowed: out of turn, unknown, or after the end of the round. */
export class IllegalAction extends Error {
  readonly action: string;
  constructor(action: string) {
    super(`the action ${action.slice(0, 40)} cannot be taken now`);
    this.action = action;
  }
}

/** Maximum number of actions per round and maximum length of an action. A bet beyond these limits is invalid. */
const MAX_ACTIONS = 200;
const MAX_ACTION_LENGTH = 40;

/** Returns the actions of a bet sent by a client: an empty list if they are missing, undefined if they are invalid. */
export function checkActions(actions: unknown): string[] | undefined {
  if (actions === undefined) return [];
  if (!Array.isArray(actions) || actions.length > MAX_ACTIONS) return undefined;
  const isAction = (action: unknown) =>
    typeof action === 'string' && action.length > 0 && action.length <= MAX_ACTION_LENGTH;
  return actions.every(isAction) ? (actions as string[]) : undefined;
}

/**
 * Plays a multi-step round to its end: first the given actions, then the published default actions.
 * @throws IllegalAction if one of the given actions is not allowed at its point in the round
 */
export function playSteps<B>(
  steps: Steps<B>,
  bet: B,
  actions: readonly string[],
  streamAgain: () => IntStream,
): Progress {
  let taken = [...actions];
  let progress = steps.progress(bet, taken, streamAgain());
  while (progress.choices.length > 0) {
    taken = [...taken, steps.fallback(progress)];
    progress = steps.progress(bet, taken, streamAgain());
  }
  return progress;
}

/**
 * Returns a function that restarts a stream from its beginning. The restarted stream first returns the numbers that
 * were already drawn.
 */
export function rereadable(stream: IntStream): () => IntStream {
  const drawn: number[] = [];
  return () => {
    let position = 0;
    return {
      int(n) {
        // Each action replays the round from its start and requests the same random numbers in the same order. Return
        // the stored numbers first, and draw a new number only when none is left.
        if (position === drawn.length) drawn.push(stream.int(n));
        const value = drawn[position] ?? 0;
        position += 1;
        return value;
      },
    };
  };
}
