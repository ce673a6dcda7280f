import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/wallet-reconciliation';
import type { Deps } from '../../../platform/deps.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { serveStaffChange, serveStaffView } from '../../staff/index.ts';
import { defaultProvider } from '../payments.ts';
import { RECONCILE_DAY } from './reconcile-day.ts';
import { readDifference, readReconciliation } from './reconciliation-file.ts';
import { dayOf } from './reconciliation-rules.ts';
import { decideCorrection, explainDifference, proposeCorrection } from './reconciliation-settle.ts';

/** Registers the API routes of the reconciliation page. */
export function reconciliationRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.reconciliation,
    () => '',
    async ({ staffId }) => ({ data: await readReconciliation(deps, staffId) }),
  );
  serveStaffChange(app, calls.reconcileDay, async ({ body: { day } }, tx) => {
    if (day > dayOf(deps.clock.now()))
      throw new DomainError('request.invalid', { fields: { day: ['This day has not come yet.'] } });
    const provider = defaultProvider(deps);
    if (!provider) throw new DomainError('wallet.provider_unavailable');
    // Run the comparison as a job, because the provider may be slow and a transaction must not wait for another
    // company's server.
    await enqueue(tx, RECONCILE_DAY, { provider: provider.name, day }, { maxAttempts: 3 });
    return {
      reply: { data: { done: true as const } },
      entry: { action: 'reconciliation.run', subject: `day:${day}` },
    };
  });
  serveStaffChange(app, calls.explainDifference, async ({ params, body, staffId }, tx) => {
    const { id } = params;
    const before = await explainDifference(deps, tx, { id, clerkId: staffId, reason: body.reason });
    return {
      reply: { data: await readDifference(tx, id, staffId) },
      entry: {
        action: 'reconciliation.explain',
        subject: `difference:${id}`,
        before: { state: before.state },
        after: { state: 'explained' },
        reason: body.reason,
      },
    };
  });
  correctionRoutes(app, deps);
}

function correctionRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.proposeCorrection, async ({ params, body, staffId }, tx) => {
    const { id } = params;
    const { before, correction } = await proposeCorrection(deps, tx, {
      id,
      clerkId: staffId,
      against: body.against,
      memberId: body.member_id,
      reason: body.reason,
    });
    return {
      reply: { data: await readDifference(tx, id, staffId) },
      entry: {
        action: 'corrections.propose',
        subject: `difference:${id}`,
        before: { state: before.state },
        after: {
          correction: correction.id,
          against: correction.against,
          amount_cents: correction.amount_cents,
          member: correction.member_id,
        },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.decideCorrection, async ({ params, body, staffId }, tx) => {
    const correction = await decideCorrection(deps, tx, {
      id: params.id,
      clerkId: staffId,
      book: body.book,
      ...(body.reason === undefined ? {} : { reason: body.reason }),
    });
    return {
      reply: { data: await readDifference(tx, correction.difference_id, staffId) },
      entry: {
        action: 'corrections.decide',
        subject: `difference:${correction.difference_id}`,
        before: { correction: correction.id, state: correction.state },
        after: {
          state: body.book ? 'booked' : 'refused',
          amount_cents: correction.amount_cents,
          member: correction.member_id,
        },
        reason: body.reason ?? null,
      },
    };
  });
}
