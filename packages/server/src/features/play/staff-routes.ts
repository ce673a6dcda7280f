import * as calls from '@wl/contract/games-desk';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { returnAlarms } from './actual-returns.ts';
import { changeSwitch } from './game-switches.ts';
import { readGamesDesk } from './games-desk.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.gamesDesk,
    () => '',
    async () => ({ data: await readGamesDesk(deps) }),
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
      deps.realtime.publish('private-staff.games', 'staff.games_changed', { what: 'switch' }),
    );
    return {
      reply: { data: after },
      entry: { action: 'games.switch', subject: `game:${params.game}`, before, after, reason },
    };
  });
}
