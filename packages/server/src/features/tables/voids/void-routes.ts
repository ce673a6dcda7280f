import * as calls from '@wl/contract/office/tables-rounds';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../../staff/index.ts';
import { readOfficeRounds } from './read-rounds.ts';
import { askVoid, confirmVoid, declineVoid } from './request-void.ts';

/** Adds the calls for the rounds of a table and for requests to void them. */
export function addVoids(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.officeTableRounds,
    ({ params }) => `table:${params.slug}`,
    async ({ params, staffId }) => ({
      data: { rounds: await readOfficeRounds(deps, params.slug, staffId) },
    }),
  );
  serveStaffChange(app, calls.askTableVoid, async ({ params, body, staffId }, tx) => {
    const round = Number(params.round);
    const { reason, comment } = body;
    const asked = { table: params.slug, round, reason, comment, clerkId: staffId };
    const id = await askVoid(deps, tx, asked);
    return {
      reply: { data: { id } },
      entry: {
        action: 'tables.ask_void',
        subject: `table:${params.slug}`,
        after: { void: id, round, reason },
        reason: comment,
      },
    };
  });
  serveStaffChange(app, calls.confirmTableVoid, async ({ params, body, staffId }, tx) => {
    const decision = { clerkId: staffId, comment: body.comment };
    const { table_slug: table, round, reason } = await confirmVoid(deps, tx, params.id, decision);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'tables.confirm_void',
        subject: `table:${table}`,
        after: { void: params.id, round, reason },
        reason: body.comment,
      },
    };
  });
  serveStaffChange(app, calls.declineTableVoid, async ({ params, body, staffId }, tx) => {
    const decision = { clerkId: staffId, comment: body.comment };
    const { table_slug: table, round, reason } = await declineVoid(deps, tx, params.id, decision);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'tables.decline_void',
        subject: `table:${table}`,
        after: { void: params.id, round, reason },
        reason: body.comment,
      },
    };
  });
}
