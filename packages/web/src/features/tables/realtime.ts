import { tablesNews } from '@wl/contract/news/tables';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/** Refetches the tables. Finds their queries by the path, because importing the calls would also load their schemas. */
export const reconnected = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tables'),
  });

/** A bet of this member that was accepted in another window or on another device. */
export const news = [onNews(tablesNews.bet_placed, (_bet, context) => reconnected(context))];
