import { bagNews } from '@wl/contract/news/bag';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches the market's data after a change to the bag, because free places, limits and the current bag affect
 * purchases. Matches queries by path prefix, because importing the calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = [onNews(bagNews.changed, (_, context) => refresh(context))];

export const reconnected = refresh;
