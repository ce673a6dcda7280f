import { limitsNews } from '@wl/contract/news/limits';
import { playNews } from '@wl/contract/news/play';
import { walletNews } from '@wl/contract/news/wallet';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Paths of the queries to refetch. They are repeated here, because every page loads this file and importing the calls
 * would also load their schemas.
 */
const LIMITS = '/limits';
const HISTORY = '/limits/history';
const CASHIER = '/wallet/cashier-limits';

function refresh({ client }: NewsContext, ...paths: string[]): void {
  for (const path of paths) void client.invalidateQueries({ queryKey: [path] });
}
const refreshAll = (context: NewsContext): void => refresh(context, LIMITS, HISTORY, CASHIER);

export const news = [
  onNews(limitsNews.changed, (_, context) => refreshAll(context)),
  // Wallet transactions and settled rounds can change how much of a limit is used, so reload the limits.
  onNews(walletNews.transaction_changed, (_, context) => refresh(context, LIMITS)),
  onNews(playNews.round_settled, (_, context) => refresh(context, LIMITS)),
];

export const reconnected = refreshAll;
