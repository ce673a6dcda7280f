import { getLimits, limitHistory } from '@wl/contract/limits';
import { cashierLimits } from '@wl/contract/wallet';
import type { NewsContext } from '../../app/realtime.ts';

const refreshAll = (_: unknown, { client }: NewsContext): void => {
  for (const call of [getLimits, limitHistory, cashierLimits])
    void client.invalidateQueries({ queryKey: [call.path] });
};

/** Money that was deposited or staked moves what is used of a limit. */
const refreshUse = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [getLimits.path] });
};

export const news = {
  'limits.changed': refreshAll,
  'wallet.transaction_changed': refreshUse,
  'play.round_settled': refreshUse,
};

export const reconnected = (context: NewsContext): void => refreshAll(undefined, context);
