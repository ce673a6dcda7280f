import { bagNews } from '@wl/contract/news/bag';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches the market's data after a change to the bag, which can affect purchases (free places, limits, the member's
 * current bag). Matches queries by path prefix, because importing the calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = [onNews(bagNews.changed, (_, context) => refresh(context))];

export const reconnected = refresh;
