import type { FastifyInstance } from 'fastify';
import {
  approveCashOut as approveCall,
  cashOutFile,
  cashOutQueue,
  claimCashOut as claimCall,
  rejectCashOut as rejectCall,
  releaseCashOut as releaseCall,
} from '@wl/contract/office/wallet';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { approveCashOut } from './cash-outs/approve-cash-out.ts';
import { listCases, readCase, viewerOf } from './cash-outs/case-file.ts';
import { cashierRoutes } from './cashier-routes.ts';
import { readCashOutFile } from './cash-outs/case-story.ts';
import { claimCashOut, endClaim, releaseCashOut } from './cash-outs/claim-cash-out.ts';
import { reconciliationRoutes } from './reconciliation/reconciliation-routes.ts';
import { rejectCashOut } from './cash-outs/reject-cash-out.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  cashierRoutes(app, deps);
  serveStaffView(
    app,
    cashOutQueue,
    () => '',
    async ({ query, staffId }) =>
      listCases(deps.db, query.state, query.page, await viewerOf(deps, staffId)),
  );
  serveStaffView(
    app,
    cashOutFile,
    ({ params }) => `cash_out:${params.id}`,
    async ({ params: { id }, staffId }) => ({
      data: await readCashOutFile(deps, id, await viewerOf(deps, staffId)),
    }),
  );
  serveStaffChange(app, claimCall, async ({ params: { id }, staffId }, tx) => {
    const { until } = await claimCashOut(deps, tx, { id, clerkId: staffId });
    return {
      reply: { data: await readCase(tx, id, await viewerOf(deps, staffId)) },
      entry: {
        action: 'cash_outs.claim',
        subject: `cash_out:${id}`,
        after: { until: until.toISOString() },
      },
    };
  });
  serveStaffChange(app, releaseCall, async ({ params: { id }, staffId }, tx) => {
    const had = await releaseCashOut(deps, tx, { id, clerkId: staffId });
    return {
      reply: { data: await readCase(tx, id, await viewerOf(deps, staffId)) },
      entry: { action: 'cash_outs.release', subject: `cash_out:${id}`, before: { claimed: had } },
    };
  });
  serveStaffChange(app, approveCall, async ({ params: { id }, staffId }, tx) => {
    const { before, after, flags } = await approveCashOut(deps, tx, { id, clerkId: staffId });
    await endClaim(deps, tx, { id, clerkId: staffId });
    return {
      reply: { data: await readCase(tx, id, await viewerOf(deps, staffId)) },
      entry: {
        action: 'cash_outs.approve',
        subject: `cash_out:${id}`,
        before: { state: before.state },
        after: {
          state: after.state,
          amount_cents: after.amount_cents,
          member: after.member_id,
          ...(flags.length > 0 && { flags }),
        },
      },
    };
  });
  serveStaffChange(app, rejectCall, async ({ params: { id }, body, staffId }, tx) => {
    const before = await rejectCashOut(deps, tx, { id, reason: body.reason });
    await endClaim(deps, tx, { id, clerkId: staffId });
    return {
      reply: { data: await readCase(tx, id, await viewerOf(deps, staffId)) },
      entry: {
        action: 'cash_outs.reject',
        subject: `cash_out:${id}`,
        before: { state: before.state },
        after: { state: 'cancelled', amount_cents: before.amount_cents, member: before.member_id },
        reason: body.reason,
      },
    };
  });
  reconciliationRoutes(app, deps);
}
