import type { FastifyInstance } from 'fastify';
import { walletEvents } from '@wl/contract/events/wallet';
import * as calls from '@wl/contract/office/wallet-cashier';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { lockWallet, recordEvent } from '../ledger/index.ts';
import { memberById } from '../members/index.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { findGuard, putGuard, suspendedMembers } from './top-ups/guard-repository.ts';
import { openGuard } from './top-ups/guard-rules.ts';
import { cashOutsAvailable, setCashOutsAvailable } from './cash-outs/switch-repository.ts';

/**
 * Registers the back-office calls that show the state of the cashier, switch cash-outs on or off, and resume suspended
 * top-ups. Called by `staff-routes.ts`.
 */
export function cashierRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.cashierState,
    () => '',
    async () => {
      const suspended = [];
      for (const { member_id, since } of await suspendedMembers(deps.db)) {
        const member = await memberById(deps.db, member_id);
        suspended.push({
          member_id,
          nickname: member?.nickname ?? '',
          since: since.toISOString(),
        });
      }
      return { data: { cash_outs_available: await cashOutsAvailable(deps.db), suspended } };
    },
  );
  serveStaffChange(app, calls.switchCashOuts, async ({ body }, tx) => {
    const before = await cashOutsAvailable(tx);
    await setCashOutsAvailable(tx, body.available);
    return {
      reply: { data: { cash_outs_available: body.available } },
      entry: {
        action: 'cashier.switch',
        subject: 'cashier',
        before: { cash_outs_available: before },
        after: { cash_outs_available: body.available },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.resumeTopUps, async ({ params: { id }, body }, tx) => {
    if (!(await memberById(tx, id))) throw new DomainError('request.not_found');
    await lockWallet(tx, id);
    const before = await findGuard(tx, id);
    await putGuard(tx, id, openGuard);
    if (before.suspendedAt)
      await recordEvent(tx, walletEvents.top_ups_resumed, {
        memberId: id,
        data: { at: deps.clock.now().toISOString() },
      });
    return {
      reply: { data: { done: true as const } },
      entry: {
        action: 'top_ups.resume',
        subject: `member:${id}`,
        before: { suspended_at: before.suspendedAt, blocked_until: before.blockedUntil },
        after: { suspended_at: null, blocked_until: null },
        reason: body.reason,
      },
    };
  });
}
