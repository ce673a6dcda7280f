import * as calls from '@wl/contract/play';
import type { FastifyInstance } from 'fastify';
import { DomainError } from '../../platform/errors.ts';
import { serve, serveOften } from '../../platform/http.ts';
import { readHistory, readRound } from './get-round.ts';
import { launchGame } from './launch-game.ts';
import { placeBet } from './place-bet.ts';
import { playDemo } from './play-demo.ts';
import { sessionFigures } from './session-figures.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.launchGame, ({ deps, params, member }) =>
    launchGame(deps, params.slug, member?.id),
  );

  serveOften(app, calls.placeBet, ({ deps, member, body }) => placeBet(deps, member, body));

  serve(app, calls.playDemo, ({ deps, body }) => playDemo(deps, body));

  serve(app, calls.roundHistory, ({ deps, memberId, query }) =>
    readHistory(deps, { memberId, game: query.game }, query.page),
  );

  serve(app, calls.getRound, async ({ deps, memberId, params }) => ({
    data: await readRound(deps, memberId, params.id),
  }));

  serve(app, calls.playSession, ({ deps, member }) => {
    if (!member) throw new DomainError('auth.signed_out');
    return sessionFigures(deps, member);
  });
}
