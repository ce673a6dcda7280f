import * as calls from '@wl/contract/play';
import * as demoCalls from '@wl/contract/play-demo';
import * as gameCalls from '@wl/contract/play-games';
import * as openRoundCalls from '@wl/contract/play-open-rounds';
import type { FastifyInstance } from 'fastify';
import { serve, serveOften, type AnyCall, type CallContext } from '../../platform/http/http.ts';
import { profileOf } from '../members/index.ts';
import { actInRound } from './open-rounds/act-in-round.ts';
import { askForRound } from './rounds/ask-for-round.ts';
import { readGameProfile } from './games/game-profile.ts';
import { readHistory } from './rounds/get-round.ts';
import { launchGame } from './games/launch-game.ts';
import { openRound } from './open-rounds/open-round.ts';
import { readOpenRounds } from './open-rounds/read-open-rounds.ts';
import { placeBet } from './bets/place-bet.ts';
import { playDemo, type DemoPlayer } from './demo/play-demo.ts';
import { playDemoSteps } from './demo/play-demo-steps.ts';
import { sessionFigures } from './rounds/session-figures.ts';

export function routes(app: FastifyInstance): void {
  serve(app, gameCalls.launchGame, ({ deps, params, member, request }) =>
    launchGame(deps, params.slug, { ip: request.ip, memberId: member?.id }),
  );

  serve(app, gameCalls.gameProfile, ({ deps, params, member, request }) =>
    readGameProfile(deps, params.slug, { ip: request.ip, memberId: member?.id }),
  );

  serveOften(app, calls.placeBet, ({ deps, member, body, ip }) =>
    placeBet(deps, member, { ...body, ip }),
  );

  serve(app, openRoundCalls.openRound, async ({ deps, signedIn, body, request }) => ({
    data: await openRound(deps, signedIn, { ...body, ip: request.ip }),
  }));

  serve(app, openRoundCalls.actInRound, async ({ deps, signedIn, params, body, request }) => ({
    data: await actInRound(deps, signedIn, { id: params.id, ...body, ip: request.ip }),
  }));

  serve(app, openRoundCalls.openRounds, async ({ deps, memberId, query }) => {
    return { data: await readOpenRounds(deps, memberId, query.game) };
  });

  serve(app, demoCalls.playDemo, async (context) =>
    playDemo(context.deps, context.body, await demoPlayerOf(context)),
  );

  serve(app, demoCalls.playDemoSteps, async (context) =>
    playDemoSteps(context.deps, context.body, await demoPlayerOf(context)),
  );

  serve(app, calls.roundHistory, ({ deps, memberId, query }) =>
    readHistory(deps, { memberId, game: query.game }, query.page),
  );

  serve(app, calls.getRound, async ({ deps, memberId, params }) => ({
    data: await askForRound(deps, memberId, params.id),
  }));

  serve(app, calls.playSession, ({ deps, signedIn }) => sessionFigures(deps, signedIn));
}

/**
 * Returns the player of a demo round. A visitor is identified by IP address and XSRF cookie, because several visitors
 * can share an IP address.
 */
async function demoPlayerOf({ deps, member, request }: CallContext<AnyCall>): Promise<DemoPlayer> {
  const { ip, cookies } = request;
  return {
    key: member?.id ?? `${ip} ${cookies['XSRF-TOKEN'] ?? ''}`,
    profile: await profileOf(deps, ip, member?.id),
  };
}
