import type { NewsContext } from '../../app/realtime.ts';

/** Every page listens, few show missions: what is done with their news loads with the first of them. */
const take =
  (name: 'takeProgress' | 'takeCompleted' | 'takeStamp') =>
  (data: never, context: NewsContext): void =>
    void import('./take-news.ts').then((module) => module[name](data, context));

/** By the beginning of their paths: the calls' shapes would come along. */
export const reconnected = ({ client }: Pick<NewsContext, 'client'>): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(missions|player\/city)\//.test(String(path)),
  });

export const news = {
  // Which board is the member's own, and whose itinerary.
  'journey.moved': (_: unknown, context: NewsContext): void => reconnected(context),
  'missions.progressed': take('takeProgress'),
  'missions.completed': take('takeCompleted'),
  'missions.stamp_earned': take('takeStamp'),
};
