import {
  getRound,
  launchGame,
  placeBet,
  playDemo,
  playSession,
  roundHistory,
} from '@wl/contract/play';
import type { Round } from '@wl/contract/play';
import { ApiError, queryOf, request } from '../../app/api.ts';
import type { Bet, OpenRound } from './round-player.ts';

export const launchQuery = (slug: string) => queryOf(launchGame, { params: { slug } });
export const sessionQuery = queryOf(playSession, {});
export const historyQuery = (game: string) => queryOf(roundHistory, { query: { game, page: 1 } });
export const roundQuery = (id: string) => queryOf(getRound, { params: { id } });

/** Plays a cash round; the same id again answers the same round. */
export const sendBet = (game: string, { id, bet }: OpenRound) =>
  request(placeBet, { body: { id, game, bet } }).then((reply) => reply.data);

/** Plays a round for fun: nothing is staked or stored. */
export const sendDemo = (game: string, bet: Bet): Promise<Round> =>
  request(playDemo, { body: { game, bet } }).then((reply) => reply.data.round);

/** No answer, or one that says nothing about the round: it may have been played. */
export function isUnanswered(error: unknown): boolean {
  if (!(error instanceof ApiError)) return false;
  if (error.code === 'request.overloaded') return false;
  return error.status === 0 || error.status === 408 || error.status >= 500;
}
