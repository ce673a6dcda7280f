import { ownPlay } from '@wl/contract/own-play';
import type { FastifyInstance } from 'fastify';
import { serve } from '../../platform/http/http.ts';
import { readOwnPlay } from './read-own-play.ts';

export function routes(app: FastifyInstance): void {
  serve(app, ownPlay, ({ deps, memberId, query }) => readOwnPlay(deps, memberId, query.days));
}
