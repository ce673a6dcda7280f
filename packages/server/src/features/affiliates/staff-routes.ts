import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/office/affiliates';
import type { Deps } from '../../platform/deps.ts';
import { serveStaffChange, serveStaffView } from '../staff/index.ts';
import { addToken, changeAffiliate, makeAffiliate } from './edit-affiliate.ts';
import { askPayout, decideOnPayout, refuseOwnFirst } from './pay-affiliate.ts';
import { findPayout } from './payouts-repository.ts';
import { readAffiliate, readReferrals } from './read-affiliate.ts';
import { readReport } from './read-report.ts';
import { affiliateLines, findAffiliate } from './repository.ts';
import { monthOf } from './rules.ts';
import { DomainError } from '../../platform/errors.ts';

const subjectOf = ({ params }: { params: { id: string } }) => `affiliate:${params.id}`;

export function routes(app: FastifyInstance, deps: Deps): void {
  viewRoutes(app, deps);
  editRoutes(app, deps);
  payRoutes(app, deps);
}

function viewRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffView(
    app,
    calls.affiliates,
    () => '',
    async () => ({ data: await affiliateLines(deps.db, monthOf(deps.clock.now())) }),
  );
  serveStaffView(app, calls.affiliateFile, subjectOf, async ({ params, staffId }) => ({
    data: await readAffiliate(deps, deps.db, params.id, staffId),
  }));
  serveStaffView(app, calls.affiliateReferrals, subjectOf, ({ params, query }) =>
    readReferrals(deps.db, params.id, query.page),
  );
  serveStaffView(app, calls.affiliateReport, subjectOf, async ({ params, query }) => ({
    data: await readReport(deps.db, params.id, query),
  }));
}

function editRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(app, calls.makeAffiliate, async ({ body, staffId }, tx) => {
    const id = await makeAffiliate(deps, tx, body, staffId);
    return {
      reply: { data: await readAffiliate(deps, tx, id, staffId) },
      entry: {
        action: 'affiliates.make',
        subject: `affiliate:${id}`,
        after: { name: body.name, token: body.token, share_percent: body.share_percent },
      },
    };
  });
  serveStaffChange(app, calls.changeAffiliate, async ({ params: { id }, body, staffId }, tx) => {
    const { share_percent: shareBefore } = await readAffiliate(deps, tx, id, staffId);
    const before = await changeAffiliate(deps, tx, id, body);
    return {
      reply: { data: await readAffiliate(deps, tx, id, staffId) },
      entry: {
        action: 'affiliates.change',
        subject: `affiliate:${id}`,
        before: { name: before.name, state: before.state, share_percent: shareBefore },
        after: { name: body.name, state: body.state, share_percent: body.share_percent },
        reason: body.reason,
      },
    };
  });
  serveStaffChange(app, calls.addAffiliateToken, async ({ params: { id }, body, staffId }, tx) => {
    if (!(await findAffiliate(tx, id))) throw new DomainError('request.not_found');
    await addToken(deps, tx, id, body.token);
    return {
      reply: { data: await readAffiliate(deps, tx, id, staffId) },
      entry: {
        action: 'affiliates.add_token',
        subject: `affiliate:${id}`,
        after: { token: body.token },
      },
    };
  });
}

function payRoutes(app: FastifyInstance, deps: Deps): void {
  serveStaffChange(
    app,
    calls.askAffiliatePayout,
    async ({ params: { id }, body, staffId }, tx) => {
      const payout = await askPayout(deps, tx, id, { clerkId: staffId, seen: body.amount });
      return {
        reply: { data: await readAffiliate(deps, tx, id, staffId) },
        entry: {
          action: 'affiliates.ask_payout',
          subject: `affiliate:${id}`,
          after: { payout: payout.id, amount_cents: payout.amount_cents },
        },
      };
    },
    ({ params }, tx) => refuseOwnFirst(deps, tx, params.id),
  );
  serveStaffChange(
    app,
    calls.decideAffiliatePayout,
    async ({ params, body, staffId }, tx) => {
      const payout = await decideOnPayout(deps, tx, params.id, {
        clerkId: staffId,
        confirm: body.confirm,
      });
      return {
        reply: { data: await readAffiliate(deps, tx, payout.affiliate_id, staffId) },
        entry: {
          action: 'affiliates.decide_payout',
          subject: `affiliate:${payout.affiliate_id}`,
          before: { payout: payout.id, state: 'asked' },
          after: { state: payout.state, amount_cents: payout.amount_cents },
        },
      };
    },
    async ({ params, body }, tx) => {
      if (!body.confirm) return;
      await refuseOwnFirst(deps, tx, (await findPayout(tx, params.id))?.affiliate_id);
    },
  );
}
