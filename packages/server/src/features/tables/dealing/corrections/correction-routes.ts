import * as corrections from '@wl/contract/office/tables-corrections';
import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../../../platform/deps.ts';
import { serveStaffChange } from '../../../staff/index.ts';
import { askCorrection, confirmCorrection, declineCorrection } from './request-correction.ts';

/** Adds the calls for corrections of settled rounds. */
export function addCorrections(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(
    app,
    corrections.askCorrection,
    async ({ params, body, staffId: clerkId }, tx) => {
      const { slug: table } = params;
      const round = Number(params.round);
      const id = await askCorrection(deps, tx, { table, round, ...body, clerkId });
      const { items, reason, comment } = body;
      return {
        reply: { data: { id } },
        entry: {
          action: 'tables.ask_correction',
          subject: `table:${table}`,
          after: { correction: id, round, items, reason },
          reason: comment,
        },
      };
    },
  );
  serveStaffChange(app, corrections.confirmCorrection, async ({ params, body, staffId }, tx) => {
    const decision = { clerkId: staffId, comment: body.comment };
    const { table_slug, round, items } = await confirmCorrection(deps, tx, params.id, decision);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'tables.confirm_correction',
        subject: `table:${table_slug}`,
        after: { correction: params.id, round, items },
        reason: body.comment,
      },
    };
  });
  serveStaffChange(app, corrections.declineCorrection, async ({ params, body, staffId }, tx) => {
    const decision = { clerkId: staffId, comment: body.comment };
    const { table_slug, round } = await declineCorrection(deps, tx, params.id, decision);
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'tables.decline_correction',
        subject: `table:${table_slug}`,
        after: { correction: params.id, round },
        reason: body.comment,
      },
    };
  });
}
