import {
  actInRound,
  gameProfile,
  getRound,
  launchGame,
  openRound,
  openRounds,
  placeBet,
  playDemo,
  playDemoSteps,
  playSession,
  roundHistory,
} from '@wl/contract/play';
import type { Round } from '@wl/contract/play';
import { getRating } from '@wl/contract/ratings';
import { getRealityCheck } from '@wl/contract/limits';
import { ApiError, queryClient, queryOf, request } from '../../app/api.ts';
import type { Bet, OpenRound } from './round-player.ts';

export const launchQuery = (slug: string) => queryOf(launchGame, { params: { slug } });
export const profileQuery = (slug: string) => queryOf(gameProfile, { params: { slug } });
export const ratingQuery = (game: string) => queryOf(getRating, { params: { game } });
export const sessionQuery = queryOf(playSession, {});
export const historyQuery = (game: string) => queryOf(roundHistory, { query: { game, page: 1 } });
export const roundQuery = (id: string) => queryOf(getRound, { params: { id } });

/** A refusal because of the reality check makes the page look again when it is due, and so show it. */
function askedForReality(error: unknown): never {
  if (error instanceof ApiError && error.code === 'limits.reality_check_due')
    void queryClient.invalidateQueries({ queryKey: [getRealityCheck.path] });
  throw error;
}

/** Plays a cash round; the same id again answers the same round. */
export const sendBet = (game: string, { id, bet, item }: OpenRound) =>
  request(placeBet, { body: { id, game, bet, ...(item !== undefined && { item }) } }).then(
    (reply) => reply.data,
    askedForReality,
  );

/** Plays a round for fun: nothing is staked or stored. */
export const sendDemo = (game: string, bet: Bet): Promise<Round> =>
  request(playDemo, { body: { game, bet } }).then((reply) => reply.data.round);

/** Begins a round with decisions; the same id again answers where it stands. */
export const sendOpening = (game: string, { id, bet }: OpenRound) =>
  request(openRound, { body: { id, game, bet } }).then((reply) => reply.data, askedForReality);

/** Takes one decision; the same one at the same step again answers where the round stands. */
export const sendAction = (id: string, step: number, action: string) =>
  request(actInRound, { params: { id }, body: { step, action } }).then((reply) => reply.data);

/** The own round of this game that waits for a decision, if there is one. */
export const findOpenRound = (game: string) =>
  request(openRounds, { query: { game } }).then((reply) => reply.data[0] ?? null);

export const fetchRound = (id: string): Promise<Round> =>
  request(getRound, { params: { id } }).then((reply) => reply.data);

/** A round with decisions for fun; `ticket` is what the step before answered. */
export const sendDemoSteps = (
  game: string,
  bet: Bet,
  actions: string[],
  ticket: string | undefined,
) =>
  request(playDemoSteps, { body: { game, bet, actions, ...(ticket && { ticket }) } }).then(
    (reply) => reply.data,
  );

/** The house is too busy, counts too many requests or knows no session: this sending was not looked at. */
export function isTurnedAway(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  return error.code === 'request.overloaded' || error.status === 429 || error.status === 401;
}

/** No answer, or one that says nothing about the round: it may have been played. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError) || isTurnedAway(error)) return false;
  return error.status === 0 || error.status === 408 || error.status >= 500;
}
