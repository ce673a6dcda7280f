import * as calls from '@wl/contract/play';
import type { FastifyInstance } from 'fastify';
import { serve, serveOften } from '../../platform/http.ts';
import { actInRound } from './act-in-round.ts';
import { askForRound } from './ask-for-round.ts';
import { readGameProfile } from './game-profile.ts';
import { readHistory } from './get-round.ts';
import { launchGame } from './launch-game.ts';
import { openRound } from './open-round.ts';
import { openRoundsOf } from './open-round-repository.ts';
import { placeBet } from './place-bet.ts';
import { playDemo } from './play-demo.ts';
import { playDemoSteps } from './play-demo-steps.ts';
import { sessionFigures } from './session-figures.ts';
import { presentOpen, standingOf } from './stepped-round.ts';

export function routes(app: FastifyInstance): void {
  serve(app, calls.launchGame, ({ deps, params, member, request }) =>
    launchGame(deps, params.slug, { ip: request.ip, memberId: member?.id }),
  );

  serve(app, calls.gameProfile, ({ deps, params, member, request }) =>
    readGameProfile(deps, params.slug, { ip: request.ip, memberId: member?.id }),
  );

  serveOften(app, calls.placeBet, ({ deps, member, body }) => placeBet(deps, member, body));

  serve(app, calls.openRound, async ({ deps, signedIn, body }) => ({
    data: await openRound(deps, signedIn, body),
  }));

  serve(app, calls.actInRound, async ({ deps, signedIn, params, body }) => ({
    data: await actInRound(deps, signedIn, { id: params.id, ...body }),
  }));

  serve(app, calls.openRounds, async ({ deps, memberId, query }) => {
    const rows = await openRoundsOf(deps.db, memberId, query.game);
    const standings = await Promise.all(rows.map((row) => standingOf(deps, deps.db, row)));
    return { data: standings.map(presentOpen) };
  });

  serve(app, calls.playDemo, ({ deps, body }) => playDemo(deps, body));

  serve(app, calls.playDemoSteps, ({ deps, body }) => playDemoSteps(deps, body));

  serve(app, calls.roundHistory, ({ deps, memberId, query }) =>
    readHistory(deps, { memberId, game: query.game }, query.page),
  );

  serve(app, calls.getRound, async ({ deps, memberId, params }) => ({
    data: await askForRound(deps, memberId, params.id),
  }));

  serve(app, calls.playSession, ({ deps, signedIn }) => sessionFigures(deps, signedIn));
}
