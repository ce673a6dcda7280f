import type { Deps } from '../../platform/deps.ts';
import { openProviders } from './payments.ts';
import { pollProvider } from './poll-provider.ts';
import { SEND_CLEAN, sendCleanCashOut, sendDueCashOuts } from './send-clean-cash-out.ts';
import { SEND_PAYOUT, sendPayout } from './send-payout.ts';

export async function setup(deps: Deps): Promise<void> {
  await openProviders(deps);
  deps.jobs.task<{ cashOutId: string }>(SEND_PAYOUT, ({ cashOutId }) =>
    sendPayout(deps, cashOutId),
  );
  deps.jobs.task<{ cashOutId: string }>(SEND_CLEAN, ({ cashOutId }) =>
    sendCleanCashOut(deps, cashOutId),
  );
  deps.jobs.cron('wallet.send_due_cash_outs', '* * * * *', () => sendDueCashOuts(deps));
  deps.jobs.cron('wallet.poll_provider', '*/5 * * * *', () => pollProvider(deps));
}
