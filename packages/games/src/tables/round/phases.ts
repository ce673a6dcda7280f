import type { Pace } from './pace.ts';

/**
 * State machine of a table's round (games.md §5, tables.md). Its functions are pure. The caller passes the server time
 * in milliseconds, stores every state before publishing the phase, and can continue from any stored state.
 *
 *     open → closing → closed → revealed → settled → next round
 *
 * From every phase before `settled`, a round can become `void`, with a reason. A settled round has paid its winnings,
 * so later corrections are made with inverse ledger entries.
 */

/**
 * Phase of a round:
 * - `open`, `closing`: bets are accepted until `closesAt`; in `closing` the countdown is amber
 * - `closed`: new bets are refused; debits for bets received in time still commit; the result is not known yet
 * - `revealed`: the cards, the ball or the climbing multiplier show the result
 * - `settled`: every bet of the round is settled
 * - `void`: every bet of the round is refunded
 */
export type Phase = 'open' | 'closing' | 'closed' | 'revealed' | 'settled' | 'void';

/** Reasons for voiding a round. Members see the reason with their refund. */
export const VOID_REASONS = [
  'link_lost',
  'wrong_entry',
  'equipment',
  'picture_lost',
  'dealer_left',
  'table_closed',
] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

/** Stored state of a round. Times are server times in milliseconds. */
export interface RoundState {
  /** Number of the round at its table, from 0. */
  round: number;
  phase: Phase;
  pace: Pace;
  opensAt: number;
  /** Deadline for bets. It is fixed when the round opens and never changes. */
  closesAt: number;
  /** Time at which the current phase began. */
  since: number;
  /** Time for which the result is shown, in milliseconds. Set when the phase becomes `revealed`. */
  showMs?: number;
  /**
   * Ascending times in milliseconds after `since` at which further parts of the result become public, in a game with
   * `windows`. At the last time, the whole result becomes public.
   */
  stepsMs?: readonly number[];
  /** Number of times in `stepsMs` at which a part of the result has already been published. */
  stepsShown?: number;
  /**
   * Time at which the result became public in a game whose result stays secret until its presentation ends
   * (`revealsAtEnd`). The round is still `revealed`, and its bets are not settled yet.
   */
  shownAt?: number;
  reason?: VoidReason;
}

/**
 * Fact that can move a round to its next phase.
 * - `time_passed`: only time has passed
 * - `result_ready`: the result is known. At a computer-drawn table, it is known as soon as the round is closed. At a
 *   table with a dealer, it is known when a second entry confirms the first. `showMs` is the time needed to show the
 *   result.
 * - `bets_settled`: the payouts of all bets of the round are booked
 * - `voided`: every bet is refunded
 */
export type RoundFact =
  | { type: 'time_passed'; at: number }
  | { type: 'result_ready'; at: number; showMs: number; stepsMs?: readonly number[] }
  | { type: 'bets_settled'; at: number }
  | { type: 'voided'; at: number; reason: VoidReason };

/**
 * Opens a round at a table.
 * @param at server time in milliseconds
 */
export function openRound(round: number, pace: Pace, at: number): RoundState {
  return { round, phase: 'open', pace, opensAt: at, closesAt: at + pace.betsMs, since: at };
}

/**
 * Returns the state after a fact, or the same state if the fact does not change it. One fact moves a round by at most
 * one phase. No phase is therefore skipped, even if the server process that runs the table was stopped for minutes.
 *
 * A clock that moves backwards has no effect: a fact from before `since` is treated as if it happened at `since`.
 */
export function advance(state: RoundState, fact: RoundFact): RoundState {
  const at = Math.max(fact.at, state.since);
  const next = (phase: Phase, more: Partial<RoundState> = {}): RoundState => {
    return { ...state, ...more, phase, since: at };
  };
  if (fact.type === 'voided')
    return canBeVoided(state) ? next('void', { reason: fact.reason }) : state;
  if (at < (dueAt(state) ?? Infinity)) return state;
  switch (state.phase) {
    case 'open':
      return next('closing');
    case 'closing':
      return next('closed');
    case 'closed': {
      if (fact.type !== 'result_ready') return state;
      const { showMs, stepsMs } = fact;
      return next('revealed', { showMs, ...(stepsMs && { stepsMs, stepsShown: 0 }) });
    }
    case 'revealed':
      return fact.type === 'bets_settled' ? next('settled') : state;
    case 'settled':
    case 'void':
      return state;
  }
}

/**
 * Pause between the publication of a result with decisions (`revealsAtEnd`) and the settlement, in milliseconds.
 * During this pause, the server stores the decisions that it received in time, just as it books debits during `closed`.
 */
export const DECISIONS_MS = 500;

/**
 * Marks the due parts of a secret result as public, in a game with decisions or cash-outs. Returns the same state if no
 * part is due. The last part sets `shownAt`.
 */
export function endShow(state: RoundState, at: number): RoundState {
  const isShowing = state.phase === 'revealed' && state.shownAt === undefined;
  if (!isShowing || at < dueAt(state)) return state;
  if (!state.stepsMs) return { ...state, shownAt: at };
  const stepsShown = state.stepsMs.filter((ms) => at >= state.since + ms).length;
  const isEnd = stepsShown === state.stepsMs.length;
  return { ...state, stepsShown, ...(isEnd && { shownAt: at }) };
}

/**
 * Returns the earliest server time at which the round can leave its phase, except by being voided. A phase that also
 * requires a certain fact, such as `result_ready`, lasts until that fact is established. Once a round is settled or
 * void, this is the earliest time at which the next round can open. In games with decisions or cash-outs, the times for
 * `revealed` are those at which `endShow` publishes the next part of the result. After the last part, the phase lasts
 * for another `DECISIONS_MS`.
 */
export function dueAt(state: RoundState): number {
  const { phase, pace, closesAt, since } = state;
  switch (phase) {
    case 'open':
      return closesAt - pace.closingMs;
    case 'closing':
      return closesAt;
    case 'closed':
      // Count the pause from the deadline, not from `since`, so that a server process that resumes late waits no longer
      // than necessary.
      return closesAt + pace.closedMs;
    case 'revealed': {
      const { showMs = 0, stepsMs, stepsShown = 0, shownAt } = state;
      if (shownAt !== undefined) return since + showMs + DECISIONS_MS;
      return since + (stepsMs?.[stepsShown] ?? showMs);
    }
    case 'settled':
    case 'void':
      return since + pace.settledMs;
  }
}

/** Returns true if the round is neither settled nor void, and can therefore still be voided. */
export function canBeVoided({ phase }: RoundState): boolean {
  return phase !== 'settled' && phase !== 'void';
}

/**
 * Opens the next round, or returns the same state if the current round is not finished or its outcome is still shown.
 * @param pace phase durations of the new round, which can differ from those of the current round
 */
export function openNext(state: RoundState, pace: Pace, at: number): RoundState {
  const isFinished = state.phase === 'settled' || state.phase === 'void';
  return isFinished && at >= dueAt(state) ? openRound(state.round + 1, pace, at) : state;
}

/**
 * Returns true if the link and the result of a round may leave the server. Both are secret until the phase `revealed`.
 * If members decide while the result is shown (`revealsAtEnd`), both are secret until `shownAt` is set. A void round's
 * link is published with the link of the next round, and is never used again.
 */
export function isResultPublic(
  { phase, shownAt }: RoundState,
  game: { revealsAtEnd?: boolean | undefined },
): boolean {
  if (phase === 'settled') return true;
  return phase === 'revealed' && (game.revealsAtEnd !== true || shownAt !== undefined);
}
