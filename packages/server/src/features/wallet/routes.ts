import type { FastifyInstance } from 'fastify';
import * as calls from '@wl/contract/wallet';
import * as cashOutCalls from '@wl/contract/wallet-cash-outs';
import * as statementCalls from '@wl/contract/wallet-statement';
import * as topUpCalls from '@wl/contract/wallet-top-ups';
import * as transactionCalls from '@wl/contract/wallet-transactions';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { serve } from '../../platform/http/http.ts';
import { readWallet } from '../ledger/index.ts';
import { cancelCashOut } from './cash-outs/cancel-cash-out.ts';
import { readCashierLimits } from './cashier-limits.ts';
import { flushCashOut } from './cash-outs/flush-cash-out.ts';
import { providerNamed, WebhookRefused } from './payments.ts';
import { receivePaymentEvent } from './receive-payment-event.ts';
import { methodsOf } from './repository.ts';
import { requestCashOut } from './cash-outs/request-cash-out.ts';
import { startTopUp } from './top-ups/start-top-up.ts';
import { readStatement, statementFile } from './transactions/statement.ts';
import { readTimeline } from './transactions/timeline.ts';
import {
  listTransactions,
  readTotals,
  readTransaction,
  transactionsFile,
} from './transactions/transactions.ts';

export function routes(app: FastifyInstance, deps: Deps): void {
  memberRoutes(app, deps);
  serve(
    app,
    calls.paymentWebhook,
    async ({ params, request }) => {
      const provider = providerNamed(deps, params.provider);
      if (!provider) throw new DomainError('request.not_found');
      const { headers, rawBody = Buffer.alloc(0) } = request;
      try {
        const event = provider.verifyWebhook(headers, rawBody, deps.clock.now());
        if (event) await receivePaymentEvent(deps, event);
      } catch (error) {
        if (!(error instanceof WebhookRefused)) throw error;
        request.log.warn({ why: error.message }, 'a payment webhook was refused');
        throw new DomainError('auth.forbidden');
      }
      return { data: { done: true as const } };
    },
    // Accept the provider's webhooks during maintenance too, so that payments in progress are completed.
    { serverToServer: true, duringMaintenance: true },
  );
}

function memberRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, calls.getWallet, async ({ memberId }) => ({
    data: await readWallet(deps.db, memberId),
  }));
  serve(app, topUpCalls.startTopUp, async ({ memberId, body }) => ({
    data: await startTopUp(deps, memberId, {
      key: body.key,
      amountCents: body.amount_cents,
      kind: body.kind,
    }),
  }));
  serve(app, topUpCalls.topUpState, async ({ memberId, params }) => ({
    data: await readTransaction(deps, deps.db, 'top_up', { id: params.id, memberId }),
  }));
  serve(app, calls.paymentMethods, async ({ memberId }) => ({
    data: (await methodsOf(deps.db, memberId)).map(({ id, kind, label }) => ({
      id,
      kind,
      label,
    })),
  }));
  serve(app, cashOutCalls.requestCashOut, async ({ memberId, body, request }) => ({
    data: await requestCashOut(deps, memberId, {
      key: body.key,
      amountCents: body.amount_cents,
      methodId: body.method_id,
      endBonuses: body.end_bonuses,
      ip: request.ip,
    }),
  }));
  serve(app, cashOutCalls.cancelCashOut, async ({ memberId, params, request }) => ({
    data: await cancelCashOut(deps, memberId, { id: params.id, ip: request.ip }),
  }));
  serve(app, cashOutCalls.flushCashOut, async ({ memberId, params }) => ({
    data: await flushCashOut(deps, memberId, params.id),
  }));
  bookRoutes(app, deps);
}

/** Registers the routes for the member's transactions, totals, timelines, statements and cashier limits. */
function bookRoutes(app: FastifyInstance, deps: Deps): void {
  serve(app, transactionCalls.transactions, ({ memberId, query, request }) =>
    listTransactions(deps, memberId, { ...query, ip: request.ip }),
  );
  serve(app, transactionCalls.transactionTotals, ({ memberId, query }) =>
    readTotals(deps, memberId, query),
  );
  serve(app, transactionCalls.transactionsCsv, ({ memberId, query }) =>
    transactionsFile(deps, memberId, query),
  );
  serve(app, transactionCalls.transactionTimeline, ({ memberId, params }) =>
    readTimeline(deps, memberId, params),
  );
  serve(app, statementCalls.statement, ({ memberId, query }) =>
    readStatement(deps, memberId, query),
  );
  serve(app, statementCalls.statementCsv, ({ memberId, query }) =>
    statementFile(deps, memberId, query),
  );
  serve(app, calls.cashierLimits, async ({ memberId }) => ({
    data: await readCashierLimits(deps, memberId),
  }));
}
