import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/lobby';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { arrangeLobby, readLobbyOrder } from './arrange-lobby.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.lobbyOrder,
    () => 'floor',
    async () => ({ data: await readLobbyOrder(deps, deps.db) }),
  );
  serveStaffChange(app, calls.arrangeLobby, async ({ body }, tx) => {
    const { before, after } = await arrangeLobby(deps, tx, body.version, body);
    const { categories, first, banners } = after;
    return {
      reply: { data: after },
      entry: {
        action: 'floor.arrange',
        subject: 'floor',
        before: { categories: before.categories, first: before.first, banners: before.banners },
        after: { categories, first, banners },
        reason: body.reason,
      },
    };
  });
}
