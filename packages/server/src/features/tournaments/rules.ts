/** Tournaments, pure (decisions §11, decision 0042): when one can be entered, which rounds count, who stands where. */
import type { ErrorCode } from '@wl/contract/errors';
import {
  prizeOf,
  type EntryWay,
  type PrizeBand,
  type Scoring,
  type TournamentState,
} from '@wl/world/tournaments/tournament';

/** What is stored of a tournament's life; the clock tells the rest. */
export type StoredState = 'open' | 'ended' | 'over' | 'cancelled';

/** The rules that a tournament's rounds are judged by. Fixed when it starts. */
export interface Terms {
  scoring: Scoring;
  stakeCents: number;
  maxRounds: number;
  games: readonly string[];
  startsAt: Date;
  endsAt: Date;
}

/** What counted so far. */
export interface Score {
  /** Hundredths of a multiplier, cents of turnover, or wins. */
  score: number;
  /** Since when; null without a score. */
  reachedAt: Date | null;
  rounds: number;
}

export interface Round {
  game: string;
  stakeCents: number;
  payoutCents: number;
  at: Date;
}

/** How a tournament stands at `now`, for everybody. */
export function stateAt(
  { state, startsAt, endsAt }: { state: StoredState; startsAt: Date; endsAt: Date },
  now: Date,
): TournamentState {
  if (state === 'over' || state === 'cancelled') return state;
  if (state === 'ended' || endsAt <= now) return 'settling';
  return startsAt <= now ? 'running' : 'upcoming';
}

/** Whether a round counts: exactly the stake, one of the slots, from the start on and before the end. */
export function counts(terms: Terms, { game, stakeCents, at }: Round): boolean {
  return (
    stakeCents === terms.stakeCents &&
    at >= terms.startsAt &&
    at < terms.endsAt &&
    terms.games.includes(game)
  );
}

/** Counts a round, if it does. @returns whether anything changed */
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
      // A return at or below the stake is no win (decisions §9).
      return score + (payoutCents > stakeCents ? 1 : 0);
  }
}

interface Placed {
  score: number;
  reachedAt: Date | null;
  entryNo: number;
}

/** Best first; of equals the one who reached it first, and then who entered first. Who has no score has no place. */
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

/** Places with their prizes. */
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

/** What an entry is judged by. */
export interface Gate {
  state: TournamentState;
  version: number;
  entryCoins: number;
  entrants: number;
  maxEntrants: number | null;
}

/** Why a tournament cannot be entered in this way, at this price and on the terms of this version; undefined: it can. */
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
  // A ticket for what is free would be lost, and who believes it to be free is told the price.
  const isPriced = gate.entryCoins > 0;
  const due = how === 'coins' ? gate.entryCoins : 0;
  if ((how === 'free') === isPriced || coins !== due) return 'tournaments.price_changed';
  if (version !== gate.version) return 'tournaments.terms_changed';
  if (how === 'coins' && balance < due) return 'tournaments.not_enough_coins';
  return undefined;
}
