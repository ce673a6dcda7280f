import { tournamentsNews } from '@wl/contract/news/tournaments';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Loads the handlers on the first message, because every page subscribes to these messages but few pages show
 * tournaments.
 */
const handlers = () => import('./take-news.ts');

export const news = [
  onNews(tournamentsNews.scored, (data, context) => {
    void handlers().then(({ takeScored }) => takeScored(data, context));
  }),
  onNews(tournamentsNews.finished, (data, context) => {
    void handlers().then(({ takeFinished }) => takeFinished(data, context));
  }),
];

/**
 * Refetches all tournament queries after the connection is restored. Finds the queries by their path prefix, because
 * importing the call definitions would also load their schemas.
 */
export const reconnected = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tournaments'),
  });
