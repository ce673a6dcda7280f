import type { NewsContext } from '../../app/realtime.ts';

/**
 * Returns a handler whose code is loaded on the first event: every page subscribes to these events, but few pages show
 * missions.
 */
const take =
  (name: 'takeProgress' | 'takeCompleted' | 'takeStamp') =>
  (data: never, context: NewsContext): void =>
    void import('./take-news.ts').then((module) => module[name](data, context));

/** Refetches by path prefix, because importing the calls would load their schemas. */
export const reconnected = ({ client }: Pick<NewsContext, 'client'>): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(missions|player\/city)\//.test(String(path)),
  });

export const news = {
  // A move to another city changes the member's board and itinerary.
  'journey.moved': (_: unknown, context: NewsContext): void => reconnected(context),
  'missions.progressed': take('takeProgress'),
  'missions.completed': take('takeCompleted'),
  'missions.stamp_earned': take('takeStamp'),
};
