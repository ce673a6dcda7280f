import * as calls from '@wl/contract/office/tables';
import * as chat from '@wl/contract/office/tables-chat';
import * as hours from '@wl/contract/office/tables-hours';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { addChains } from './chains/chain-routes.ts';
import { readOfficeChat, removeMessage, silenceAuthor } from './chat/moderate-chat.ts';
import { addCorrections } from './dealing/corrections/correction-routes.ts';
import { addDealing } from './dealing/dealing-routes.ts';
import { addMemberHistory } from './history/history-routes.ts';
import { changeTable } from './office/change-table.ts';
import { readOfficeTables } from './office/read-office-tables.ts';
import { readHours, setHours } from './schedule/set-hours.ts';
import { addVoids } from './voids/void-routes.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeTables,
    () => 'tables',
    async () => ({ data: await readOfficeTables(deps) }),
  );
  serveStaffChange(app, calls.changeTable, async ({ params, body }, tx) => {
    const { before, after } = await changeTable(deps, tx, { slug: params.slug, ...body });
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
  addChains(app, deps);
  addHours(app, deps);
  addChat(app, deps);
  addMemberHistory(app, deps);
  addVoids(app, deps);
  addDealing(app, deps);
  addCorrections(app, deps);
}

function addHours(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    hours.tableHours,
    ({ params }) => `table:${params.slug}`,
    async ({ params }) => ({ data: await readHours(deps.db, params.slug) }),
  );
  serveStaffChange(app, hours.setTableHours, async ({ params, body }, tx) => {
    const { before, after } = await setHours(deps, tx, { slug: params.slug, ...body });
    return {
      reply: { data: after },
      entry: {
        action: 'tables.hours',
        subject: `table:${params.slug}`,
        before,
        after,
        reason: body.reason,
      },
    };
  });
}

function addChat(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    chat.officeTableChat,
    ({ params }) => `table:${params.slug}`,
    async ({ params }) => ({ data: await readOfficeChat(deps, params.slug) }),
  );
  serveStaffChange(app, chat.removeTableMessage, async ({ params, body }, tx) => {
    const { member_id, text } = await removeMessage(deps, tx, params.id);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'tables.remove_message',
        subject: `member:${member_id}`,
        before: { message: params.id, text },
        after: null,
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, chat.silenceTableMember, async ({ params, body }, tx) => {
    const { memberId, before, after } = await silenceAuthor(deps, tx, {
      id: params.id,
      hours: body.hours,
    });
    return {
      reply: { data: { silenced_until: after } },
      entry: {
        action: 'tables.silence',
        subject: `member:${memberId}`,
        before: { silenced_until: before },
        after: { silenced_until: after },
        reason: body.reason,
      },
    };
  });
}
