import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/support';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { answerTicket, claimTicket } from './answer-ticket.ts';
import { readCase, wireLines } from './read-tickets.ts';
import { countStates, pageOf } from './repository.ts';
import { numberOf } from './rules.ts';

const PAGE_SIZE = 25;

export function routes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.ticketQueue,
    () => '',
    async ({ query: { tab, page }, staffId }) => {
      const offset = (page - 1) * PAGE_SIZE;
      const [rows, { counts, late }] = await Promise.all([
        pageOf(deps.db, tab, { limit: PAGE_SIZE, offset }),
        countStates(deps.db, deps.clock.now()),
      ]);
      const to = rows.length === 0 ? 0 : offset + rows.length;
      const meta = { current_page: page, total: counts[tab], to, counts, late };
      return { data: await wireLines(deps, rows, staffId), meta };
    },
  );
  serveStaffView(
    app,
    calls.ticketCase,
    ({ params }) => `enquiry:${params.id}`,
    async ({ params, staffId }) => ({ data: await readCase(deps, params.id, staffId) }),
  );
  serveStaffChange(app, calls.claimTicket, async ({ params: { id }, staffId }, tx) => {
    await claimTicket(deps, tx, { id, clerkId: staffId });
    return {
      reply: { data: await readCase({ db: tx, clock: deps.clock }, id, staffId) },
      entry: { action: 'enquiries.claim', subject: `enquiry:${id}` },
    };
  });
  serveStaffChange(app, calls.answerTicket, async ({ params: { id }, body, staffId }, tx) => {
    const row = await answerTicket(deps, tx, { id, clerkId: staffId, text: body.text.trim() });
    return {
      reply: { data: await readCase({ db: tx, clock: deps.clock }, id, staffId) },
      entry: {
        action: 'support.answer',
        subject: `enquiry:${id}`,
        after: { number: numberOf(row), state: row.state },
      },
    };
  });
}
