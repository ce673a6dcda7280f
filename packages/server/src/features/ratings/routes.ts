import { getRating, rateGame as rateGameCall } from '@wl/contract/ratings';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { rateGame, readRating } from './rate-game.ts';

export function routes(app: FastifyInstance): void {
  serve(app, getRating, async ({ deps, member, params }) => ({
    data: await readRating(deps.db, member?.id, params.game),
  }));
  serve(app, rateGameCall, async ({ deps, memberId, params, body }) => ({
    data: await rateGame(deps, memberId, params.game, body.stars),
  }));
}
