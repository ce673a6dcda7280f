import type { NewsContext } from '../../app/realtime.ts';

/**
 * Loads the handlers on the first event, because every page subscribes to the events but few pages show tournaments.
 */
const take =
  (name: 'takeScored' | 'takeFinished') =>
  (data: never, context: NewsContext): void =>
    void import('./take-news.ts').then((module) => module[name](data, context));

export const news = {
  'tournaments.scored': take('takeScored'),
  'tournaments.finished': take('takeFinished'),
};

/** Selects the queries to refetch by path prefix, because importing the calls would load their schemas. */
export const reconnected = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tournaments'),
  });
