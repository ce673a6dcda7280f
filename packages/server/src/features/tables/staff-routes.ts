import * as calls from '@wl/contract/office/tables';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { changeTable } from './office/change-table.ts';
import { readOfficeTables } from './office/read-office-tables.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeTables,
    () => 'tables',
    async () => ({ data: await readOfficeTables(deps) }),
  );
  serveStaffChange(app, calls.changeTable, async ({ params, body }, tx) => {
    const { before, after } = await changeTable(tx, { slug: params.slug, ...body });
    return {
      reply: { data: after },
      entry: {
        action: 'tables.change',
        subject: `table:${params.slug}`,
        before,
        after: after.settings,
        reason: body.reason,
      },
    };
  });
}
