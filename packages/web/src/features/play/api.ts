import { getRound, placeBet, playSession, roundHistory } from '@wl/contract/play';
import { playDemo, playDemoSteps } from '@wl/contract/play-demo';
import { gameProfile, launchGame } from '@wl/contract/play-games';
import { actInRound, openRound, openRounds } from '@wl/contract/play-open-rounds';
import type { Round } from '@wl/contract/play';
import { getRealityCheck } from '@wl/contract/limits';
import { ApiError, queryClient, queryOf, request } from '../../app/api.ts';
import { keepNextPromise } from '../fairness/index.ts';
import type { Bet, OpenRound } from './rounds/round-player.ts';

export const launchQuery = (slug: string) => queryOf(launchGame, { params: { slug } });
export const waitingQuery = (game: string) => queryOf(openRounds, { query: { game } });
export const profileQuery = (slug: string) => queryOf(gameProfile, { params: { slug } });
export const sessionQuery = queryOf(playSession, {});
export const historyQuery = (game: string) => queryOf(roundHistory, { query: { game, page: 1 } });
export const roundQuery = (id: string) => queryOf(getRound, { params: { id } });

/**
 * Refetches the reality check if it is due, or the launch data if the game is under maintenance, and then rethrows the
 * error.
 */
function lookAgain(error: unknown): never {
  if (error instanceof ApiError && error.code === 'limits.reality_check_due')
    void queryClient.invalidateQueries({ queryKey: [getRealityCheck.path] });
  if (error instanceof ApiError && error.code === 'play.game_maintenance')
    void queryClient.invalidateQueries({ queryKey: [launchGame.path] });
  throw error;
}

/**
 * Stores the hash of the next round's key if the response contains a settled round, and returns the response. Must run
 * before the next bet can be placed.
 */
function withPromise<T extends { round: Round | null }>(answer: T): T {
  if (answer.round) keepNextPromise(answer.round);
  return answer;
}

/** Plays a cash round. A duplicate request with the same id returns the same round. */
export const sendBet = (game: string, { id, bet, item }: OpenRound) =>
  request(placeBet, { body: { id, game, bet, ...(item !== undefined && { item }) } }).then(
    (reply) => withPromise(reply.data),
    lookAgain,
  );

/** Plays a demo round. Nothing is staked or stored. */
export const sendDemo = (game: string, bet: Bet): Promise<Round> =>
  request(playDemo, { body: { game, bet } }).then((reply) => reply.data.round);

/** Starts a round in which the member makes decisions. A duplicate request returns the round's current state. */
export const sendOpening = (game: string, { id, bet }: OpenRound) =>
  request(openRound, { body: { id, game, bet } }).then(
    (reply) => withPromise(reply.data),
    lookAgain,
  );

/** Sends one decision. A duplicate request for the same step returns the round's current state. */
export const sendAction = (id: string, step: number, action: string) =>
  request(actInRound, { params: { id }, body: { step, action } }).then((reply) =>
    withPromise(reply.data),
  );

/** Returns the member's open round of this game that is awaiting a decision; null if there is none. */
export const findOpenRound = (game: string) =>
  request(openRounds, { query: { game } }).then((reply) => reply.data[0] ?? null);

/**
 * Returns the member's settled round with this id, or null if the server has none.
 * @throws ApiError if the request failed
 */
export const fetchRound = (id: string): Promise<Round | null> =>
  request(getRound, { params: { id } }).then(
    (reply) => reply.data,
    (error: unknown) => {
      if (error instanceof ApiError && error.code === 'request.not_found') return null;
      throw error;
    },
  );

/** Plays a demo round with decisions. `ticket` comes from the previous step's response; undefined at the first step. */
export const sendDemoSteps = (
  game: string,
  bet: Bet,
  actions: string[],
  ticket: string | undefined,
) =>
  request(playDemoSteps, { body: { game, bet, actions, ...(ticket && { ticket }) } }).then(
    (reply) => reply.data,
  );

/** Codes of the 503 errors that the server returns before it processes a request, so nothing has been booked. */
const REFUSED_UNREAD = new Set<string>(['request.overloaded', 'request.maintenance']);

/**
 * Returns true if the server did not process the request because of overload, maintenance, the rate limit (429) or a
 * missing session (401).
 */
export function isTurnedAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return REFUSED_UNREAD.has(error.code) || error.status === 429 || error.status === 401;
}

/** Returns true if the round may have been played: no response arrived, or the response does not state the outcome. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || isTurnedAway(error)) return false;
  if (error.code === 'play.game_maintenance') return false;
  return error.status === 0 || error.status === 408 || error.status >= 500;
}
