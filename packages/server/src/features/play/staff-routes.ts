import { staffNews } from '@wl/contract/news/staff';
import * as calls from '@wl/contract/office/play';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { changeSwitch } from '../titles/index.ts';
import { returnAlarms } from './returns/actual-returns.ts';
import { readMaintenance, setMaintenance } from './games/casino-maintenance.ts';
import { readOfficeGames } from './games/office-games.ts';
import { voidSettledRound } from './rounds/void-settled-round.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeGames,
    () => '',
    async () => ({ data: await readOfficeGames(deps) }),
  );
  serveStaffView(
    app,
    calls.gameAlarms,
    () => '',
    async () => ({ data: { alarms: await returnAlarms(deps) } }),
  );
  serveStaffChange(app, calls.switchGame, async ({ params, body }, tx) => {
    const { reason, ...change } = body;
    const { before, after } = await changeSwitch(deps, tx, params.game, change);
    tx.afterCommit(() =>
      deps.realtime.publish('private-staff.games', staffNews.games_changed, { what: 'switch' }),
    );
    return {
      reply: { data: after },
      entry: { action: 'games.switch', subject: `game:${params.game}`, before, after, reason },
    };
  });
  serveStaffChange(app, calls.voidRound, async ({ params, body: { reason } }, tx) => {
    const wanted = { memberId: params.id, id: params.round, reason };
    const { round, repeated } = await voidSettledRound(deps, tx, wanted);
    const reply = { data: round };
    if (repeated) return { reply, entry: null };
    const { id, game, stake_cents, payout_cents } = round;
    const before = { round: id, game, stake_cents, payout_cents };
    const after = { round: id, ...round.void };
    return {
      reply,
      entry: { action: 'rounds.void', subject: `member:${params.id}`, before, after, reason },
    };
  });
  // This call only reads data. Set the logged action explicitly, because the default (the name of the call's
  // permission) would make the view look like a change.
  serveStaffChange(app, calls.casinoMaintenance, async (_, tx) => ({
    reply: { data: await readMaintenance(deps, tx) },
    entry: { action: 'games.view', subject: 'casino' },
  }));
  serveStaffChange(app, calls.switchMaintenance, async ({ staffId, body }, tx) => {
    const { before, after } = await setMaintenance(deps, tx, { ...body, clerkId: staffId });
    const reply = { data: after };
    if (before.on === after.on) return { reply, entry: null };
    tx.afterCommit(() =>
      deps.realtime.publish('private-staff.games', staffNews.games_changed, { what: 'switch' }),
    );
    return {
      reply,
      entry: {
        action: 'games.switch',
        subject: 'casino',
        before: { on: before.on },
        after: { on: after.on },
        reason: body.reason,
      },
    };
  });
}
