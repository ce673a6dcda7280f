import { bagNews } from '@wl/contract/news/bag';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches the market's data whenever the bag changes, because the data depends on the bag's size, its free places and
 * past purchases. Matches queries by path prefix, because importing the API calls would load their schemas on every
 * page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/marketplace'),
  });

export const news = [onNews(bagNews.changed, (_, context) => refresh(context))];

export const reconnected = refresh;
