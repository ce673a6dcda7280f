/**
 * Pure tournament rules (decisions §11, decision 0042): when a tournament can be entered, which rounds count, and how
 * entries are ranked.
 */
import type { ErrorCode } from '@wl/contract/errors';
import {
  prizeOf,
  type EntryWay,
  type PrizeBand,
  type Scoring,
  type TournamentState,
} from '@wl/world/tournaments/tournament';

/** Stored state of a tournament; the displayed state also depends on the clock. */
export type StoredState = 'open' | 'ended' | 'over' | 'cancelled';

/** Terms that determine which rounds count. They are fixed when the tournament starts. */
export interface Terms {
  scoring: Scoring;
  stakeCents: number;
  maxRounds: number;
  games: readonly string[];
  startsAt: Date;
  endsAt: Date;
}

/** Score of an entry, computed from the rounds counted so far. */
export interface Score {
  /**
   * Score, in the unit of the tournament's scoring: hundredths of a multiplier, cents of turnover, or number of wins.
   */
  score: number;
  /** Time at which the score was reached; null if there is no score. */
  reachedAt: Date | null;
  rounds: number;
}

export interface Round {
  game: string;
  stakeCents: number;
  payoutCents: number;
  at: Date;
}

/** Returns the tournament's state at the time `now`. This state is the same for all members. */
export function stateAt(
  { state, startsAt, endsAt }: { state: StoredState; startsAt: Date; endsAt: Date },
  now: Date,
): TournamentState {
  if (state === 'over' || state === 'cancelled') return state;
  if (state === 'ended' || endsAt <= now) return 'settling';
  return startsAt <= now ? 'running' : 'upcoming';
}

/**
 * Returns true if a round can count towards a score. The round must have exactly the tournament's stake, be on one of
 * its slots, and fall between the start (inclusive) and the end (exclusive).
 */
export function counts(terms: Terms, { game, stakeCents, at }: Round): boolean {
  return (
    stakeCents === terms.stakeCents &&
    at >= terms.startsAt &&
    at < terms.endsAt &&
    terms.games.includes(game)
  );
}

/**
 * Adds a round to the score if it meets the terms and the maximum number of rounds has not been reached.
 * @returns true if the round was counted
 */
export function countRound(terms: Terms, score: Score, round: Round): boolean {
  if (score.rounds >= terms.maxRounds || !counts(terms, round)) return false;
  score.rounds += 1;
  const reached = scoreWith(terms.scoring, score.score, round);
  if (reached > score.score) {
    score.score = reached;
    score.reachedAt = round.at;
  }
  return true;
}

function scoreWith(scoring: Scoring, score: number, { stakeCents, payoutCents }: Round): number {
  switch (scoring) {
    case 'multiplier':
      return Math.max(score, Number((BigInt(payoutCents) * 100n) / BigInt(stakeCents)));
    case 'turnover':
      return score + stakeCents;
    case 'wins':
      // A payout at or below the stake is not a win (decisions §9).
      return score + (payoutCents > stakeCents ? 1 : 0);
  }
}

interface Placed {
  score: number;
  reachedAt: Date | null;
  entryNo: number;
}

/**
 * Returns the entries with a score, best first. Equal scores are ordered by the time at which they were reached, then
 * by entry number.
 */
function ranked<Entry extends Placed>(entries: readonly Entry[]): Entry[] {
  return entries
    .filter(({ score }) => score > 0)
    .sort(
      (a, b) =>
        b.score - a.score ||
        (a.reachedAt?.getTime() ?? 0) - (b.reachedAt?.getTime() ?? 0) ||
        a.entryNo - b.entryNo,
    );
}

/** Returns the ranked entries with their prizes. */
export function placed<Entry extends Placed>(
  entries: readonly Entry[],
  prizes: readonly PrizeBand[],
): { entry: Entry; rank: number; coins: number }[] {
  const all = ranked(entries);
  return all.map((entry, index) => ({
    entry,
    rank: index + 1,
    coins: prizeOf(prizes, index + 1, all.length),
  }));
}

/** Data that determines whether a tournament can be entered. */
export interface Gate {
  state: TournamentState;
  version: number;
  entryCoins: number;
  entrants: number;
  maxEntrants: number | null;
}

/**
 * Returns the error code for an entry with this payment and version of the terms; undefined if the entry is allowed.
 */
export function refusalOf(
  gate: Gate,
  {
    how,
    version,
    coins,
    balance,
  }: { how: EntryWay; version: number; coins: number; balance: number },
): ErrorCode | undefined {
  if (gate.state !== 'upcoming' && gate.state !== 'running') return 'tournaments.not_open';
  if (gate.maxEntrants !== null && gate.entrants >= gate.maxEntrants) return 'tournaments.full';
  // Reject free entries to paid tournaments and amounts that differ from the price. Also reject a ticket for a free
  // tournament, because the ticket would be wasted.
  const isPriced = gate.entryCoins > 0;
  const due = how === 'coins' ? gate.entryCoins : 0;
  if ((how === 'free') === isPriced || coins !== due) return 'tournaments.price_changed';
  if (version !== gate.version) return 'tournaments.terms_changed';
  if (how === 'coins' && balance < due) return 'tournaments.not_enough_coins';
  return undefined;
}
