import { cashierLimits } from '@wl/contract/wallet';
import type { NewsContext } from '../../app/realtime.ts';

/** The calls of limits, fetched with the first news: every page listens, and few of them show limits. */
const calls = () => import('@wl/contract/limits');

async function refreshAll(_: unknown, { client }: NewsContext): Promise<void> {
  const { getLimits, limitHistory } = await calls();
  for (const call of [getLimits, limitHistory, cashierLimits])
    void client.invalidateQueries({ queryKey: [call.path] });
}

/** Money that was deposited or staked moves what is used of a limit. */
async function refreshUse(_: unknown, { client }: NewsContext): Promise<void> {
  const { getLimits } = await calls();
  void client.invalidateQueries({ queryKey: [getLimits.path] });
}

export const news = {
  'limits.changed': (data: unknown, context: NewsContext): void => void refreshAll(data, context),
  'wallet.transaction_changed': (data: unknown, context: NewsContext): void =>
    void refreshUse(data, context),
  'play.round_settled': (data: unknown, context: NewsContext): void =>
    void refreshUse(data, context),
};

export const reconnected = (context: NewsContext): void => void refreshAll(undefined, context);
