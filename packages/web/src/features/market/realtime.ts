import { bagNews } from '@wl/contract/news/bag';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches the market's data. Changes to the bag affect purchases: free slots, limits, and which bag the member has.
 * Matches queries by path prefix: every page subscribes to these messages, but few pages show the market. Importing the
 * calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = [onNews(bagNews.changed, (_, context) => refresh(context))];

export const reconnected = refresh;
