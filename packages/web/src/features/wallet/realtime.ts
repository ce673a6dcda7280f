import { walletNews } from '@wl/contract/news/wallet';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Matches the paths of payment queries. The paths are repeated here because every page loads this module, and importing
 * the definitions of the calls would load their schemas too.
 */
const MOVED = /^\/wallet\/(transactions|top-ups\/:id|cashier-limits)/;

const refresh = (_: unknown, { client }: NewsContext): void =>
  void client.invalidateQueries({ predicate: ({ queryKey: [path] }) => MOVED.test(String(path)) });

/** Handlers that refetch the payment queries when a payment has changed. The HUD's handlers update the balance. */
export const news = [onNews(walletNews.transaction_changed, refresh)];

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
