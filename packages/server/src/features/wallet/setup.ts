import type { Deps } from '../../platform/deps.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { unstakedDeposits as unstakedDepositsPort } from '../bag/index.ts';
import { addAuditChecks, registerQueueSources } from '../ledger/index.ts';
import { topUpsSince as topUpsPort } from '../limits/index.ts';
import { oweVoidedPayout } from '../wagers/index.ts';
import { walletAuditChecks } from './audit-repository.ts';
import { insertDebt } from './debt-repository.ts';
import { CANCEL_TOP_UP, cancelTopUp } from './top-ups/cancel-top-ups.ts';
import { openProviders, providersOf } from './payments.ts';
import { pollProvider } from './poll-provider.ts';
import { RECONCILE_DAY, reconcileAsked, reconcileDue } from './reconciliation/reconcile-day.ts';
import {
  PAY_OUT_AUTOMATICALLY,
  payOutAutomatically,
  sendDueCashOuts,
} from './cash-outs/automatic-payout.ts';
import { countWaiting } from './reconciliation/differences-repository.ts';
import { statementsByDay } from './reconciliation/reconciliation-repository.ts';
import { topUpsSince } from './repository.ts';
import { SEND_PAYOUT, sendPayout } from './cash-outs/send-payout.ts';
import { unstakedDeposits } from './top-ups/turnover.ts';

export async function setup(deps: Deps): Promise<void> {
  await openProviders(deps);
  addAuditChecks(deps, walletAuditChecks);
  topUpsPort.provide(topUpsSince);
  unstakedDepositsPort.provide(unstakedDeposits);
  oweVoidedPayout.provide((tx, { memberId, wagerId, amountCents, at }) =>
    insertDebt(
      tx,
      { id: uuidv7(), member_id: memberId, wager_id: wagerId, amount_cents: amountCents },
      at,
    ),
  );
  registerQueueSources(deps, {
    providerTotals: () => statementsByDay(deps.db),
    waitingDifferences: () => countWaiting(deps.db),
  });
  deps.jobs.task<{ topUpId: string }>(CANCEL_TOP_UP, ({ topUpId }) => cancelTopUp(deps, topUpId));
  deps.jobs.task<{ cashOutId: string }>(SEND_PAYOUT, ({ cashOutId }) =>
    sendPayout(deps, cashOutId),
  );
  deps.jobs.task<{ cashOutId: string }>(PAY_OUT_AUTOMATICALLY, ({ cashOutId }) =>
    payOutAutomatically(deps, cashOutId),
  );
  deps.jobs.cron('wallet.send_due_cash_outs', '* * * * *', () => sendDueCashOuts(deps));
  deps.jobs.cron('wallet.poll_provider', '*/5 * * * *', () => pollProvider(deps));
  deps.jobs.task<{ provider: string; day: string }>(RECONCILE_DAY, (asked) =>
    reconcileAsked(deps, asked),
  );
  deps.jobs.cron('wallet.reconcile', '20 * * * *', async () => {
    for (const provider of providersOf(deps)) await reconcileDue(deps, provider);
  });
}
