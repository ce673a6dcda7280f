import { tablesNews } from '@wl/contract/news/tables';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/** Refetches the tables. Finds their queries by path, because importing the calls would also load their schemas. */
export const reconnected = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tables'),
  });

/**
 * Message handlers. Every page subscribes to these messages, so the code of a handler is loaded only when a message
 * arrives.
 */
export const news = [
  onNews(tablesNews.bet_placed, (data) => {
    void import('./take-news.ts').then(({ takeBetPlaced }) => takeBetPlaced(data));
  }),
];
