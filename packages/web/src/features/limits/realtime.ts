import type { NewsContext } from '../../app/realtime.ts';

/**
 * Paths by which queries are matched. Every page subscribes to these events, but few pages show limits. Importing the
 * calls would load their schemas on every page.
 */
const LIMITS = '/limits';
const HISTORY = '/limits/history';
const CASHIER = '/wallet/cashier-limits';

function refresh({ client }: NewsContext, ...paths: string[]): void {
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
}
const refreshAll = (context: NewsContext): void => refresh(context, LIMITS, HISTORY, CASHIER);

export const news = {
  'limits.changed': (_: unknown, context: NewsContext): void => refreshAll(context),
  // Deposits and stakes change the used part of a limit.
  'wallet.transaction_changed': (_: unknown, context: NewsContext): void =>
    refresh(context, LIMITS),
  'play.round_settled': (_: unknown, context: NewsContext): void => refresh(context, LIMITS),
};

export const reconnected = refreshAll;
