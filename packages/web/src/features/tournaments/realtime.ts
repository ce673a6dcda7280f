import type { NewsContext } from '../../app/realtime.ts';

/** Every page listens, few show tournaments: what is done with their news loads with the first of them. */
const take =
  (name: 'takeScored' | 'takeFinished') =>
  (data: never, context: NewsContext): void =>
    void import('./take-news.ts').then((module) => module[name](data, context));

export const news = {
  'tournaments.scored': take('takeScored'),
  'tournaments.finished': take('takeFinished'),
};

/** By the beginning of their paths: the calls' shapes would come along. */
export const reconnected = ({ client }: NewsContext): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => String(path).startsWith('/tournaments'),
  });
