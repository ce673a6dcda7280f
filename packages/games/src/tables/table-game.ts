import type { RoadResult } from '../engines/roads/roads.ts';
import type { CashOutJudgement } from '../engines/crash/bets.ts';
import type { SpotBet, SpotLimits } from '../engines/table/spots.ts';
import type { Checked, IntStream } from '../game.ts';
import type { StakeParts } from '../money.ts';
import type { Outcome } from '../round.ts';

/**
 * Game of a shared table. A round is split into two functions, because every member at the table gets the same result:
 *
 * - `draw` returns the result of the round. It receives no bets, so no member can change another member's outcome
 *   (GLI-19 §4.4.13).
 * - `settle` returns the outcome of one member's bet.
 *
 * Both functions are pure. The server uses them to play a round, and the browser verifies the round with the same code.
 * `R` is the type of the result, and `B` is the type of a validated bet.
 */
export interface TableGame<R = unknown, B extends { parts: StakeParts } = SpotBet> {
  /**
   * Name from which the random stream is derived, also listed in `docs/fairness/games.json`. All tables of a game share
   * this name.
   */
  slug: string;
  mathVersion: string;
  /** Engine family, which the verifiers in `docs/fairness` use to choose the rules. */
  family: string;
  /** Public rules. They contain no limits, because limits belong to a table and never change a result. */
  rules: object;
  /** Ids of all spots, which are also the ids of the stake parts. */
  spots: readonly string[];
  /** Validates a bet from the network against the limits of a table. */
  checkBet(limits: SpotLimits, bet: unknown): Checked<B>;
  draw(stream: IntStream): R;
  /**
   * Results from which the casino's exposure is computed. For any stakes, one of these results has the largest possible
   * payout. The results are not equally likely. Absent in games with `payoutBound`.
   */
  results?: readonly R[];
  /**
   * Returns the largest payouts that one bet can still receive, with its cash-outs and decisions so far. Uses only the
   * cards that all members have seen, so the bound discloses nothing about a secret result. Present in games whose
   * payouts depend on the members' own choices; their exposure is the sum over all bets.
   * @param shown public cards of the round; undefined before they are dealt
   */
  payoutBound?(bet: B, shown: DealtCards | undefined): Pick<Outcome, 'payouts' | 'staked'>;
  settle(result: R, bet: B): Outcome;
  /**
   * Returns the share of results in which at least one of a member's bets wins, or an upper bound on this share. Bonus
   * terms limit the share.
   */
  coverage(bets: readonly B[]): number;
  /**
   * Minimum multiplier for a manual cash-out, in hundredths, if bonus money pays for one of the member's bets in the
   * round. Absent in games without cash-outs.
   */
  smallestBonusCashOut?: number;
  /** Returns how long a result is shown, in milliseconds (games.md §5). */
  showMs(result: R): number;
  /**
   * Returns the decisions that are available to a member after the given actions. Absent in games without decisions.
   */
  choices?(result: R, actions: readonly string[]): readonly string[];
  /** True if members decide while the round is shown. The full result then stays secret until the presentation ends. */
  revealsAtEnd?: boolean;
  /** Decision times, and the cards that members see before each decision. Absent in games without `choices`. */
  windows?: DecisionWindows<R>;
  /**
   * Decides whether a member's request to cash out the stake on `spot` succeeds. Times are server times in
   * milliseconds; `startedAt` is the start of the `revealed` phase. Absent in games without cash-outs. A member of such
   * a game has at most one bet on a spot in a round.
   */
  judgeCashOut?(
    result: R,
    bet: B,
    request: { spot: string; startedAt: number; receivedAt: number },
  ): CashOutJudgement;
  /**
   * Returns the mark that represents a result on the roads (charts of past results). Undefined in games without roads.
   */
  roadResult?(result: R): RoadResult;
}

/** Cards that are public while the result is secret, in a round with decisions. */
export interface DealtCards {
  /** Cards of the hand that all members play, such as `Ts`. */
  hand: string[];
  /** The dealer's upcard. */
  up: string;
  /** True if the hand is finished before the first decision, because it or the dealer's hand is a blackjack. */
  isOver: boolean;
}

/**
 * Windows in which members decide. All times are in milliseconds after the start of the phase `revealed`. They depend
 * only on the index of the window, so they disclose no card.
 */
export interface DecisionWindows<R> {
  /** Returns the part of the round in which a decision is accepted, including `fromMs` and excluding `untilMs`. */
  windowOf(step: number): { fromMs: number; untilMs: number };
  /**
   * Returns the times at which more cards become public, in ascending order. At the last time, the whole result is
   * published.
   */
  stepsMs(result: R): number[];
  /** Returns the hand's cards that are public after the given number of steps, and the dealer's first card. */
  dealt(result: R, stepsShown: number): DealtCards;
}

/**
 * Number of rounds after which a table's roads (scoreboards) are cleared, as at the end of a shoe. Cards come from a
 * fresh shoe in every round, so clearing the roads changes no result (games.md §5).
 */
export const ROAD_ROUNDS = 70;

/** Returns the number of the first round shown on a table's roads if `round` is the latest one. */
export function firstRoundOnRoads(round: number): number {
  return round - (round % ROAD_ROUNDS);
}

/** Limits that accept any stake, for settling or verifying rounds, where a table's own limits no longer matter. */
export const ANY_STAKE: SpotLimits = {
  chipCents: 1,
  minSpotCents: 1,
  maxSpotCents: Number.MAX_SAFE_INTEGER,
  maxTotalCents: Number.MAX_SAFE_INTEGER,
  maxSpots: 200,
};

/** Returns the spots on which these bets have a stake, each spot once. */
export function spotsOf(bets: readonly { parts: StakeParts }[]): string[] {
  return [...new Set(bets.flatMap(({ parts }) => Object.keys(parts)))];
}

/** Returns the events of a result, for members who did not bet. */
export function factsForAll<R>(game: TableGame<R>, result: R): Outcome['events'] {
  return game.settle(result, { parts: {} }).events;
}
