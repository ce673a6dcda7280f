import type { NewsContext } from '../../app/realtime.ts';

/** By their paths: every page listens, few show limits, and the calls' shapes would come along. */
const LIMITS = '/limits';
const HISTORY = '/limits/history';
const CASHIER = '/wallet/cashier-limits';

function refresh({ client }: NewsContext, ...paths: string[]): void {
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
}
const refreshAll = (context: NewsContext): void => refresh(context, LIMITS, HISTORY, CASHIER);

export const news = {
  'limits.changed': (_: unknown, context: NewsContext): void => refreshAll(context),
  // Money that was deposited or staked moves what is used of a limit.
  'wallet.transaction_changed': (_: unknown, context: NewsContext): void =>
    refresh(context, LIMITS),
  'play.round_settled': (_: unknown, context: NewsContext): void => refresh(context, LIMITS),
};

export const reconnected = refreshAll;
