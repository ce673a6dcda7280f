import { journeyNews } from '@wl/contract/news/journey';
import { missionsNews } from '@wl/contract/news/missions';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Loads the handlers on the first message, because every page subscribes to these messages but few pages show missions.
 */
const handlers = () => import('./take-news.ts');

/**
 * Refetches the mission queries. Matches them by path prefix, because importing the API calls would load their schemas.
 */
export const reconnected = ({ client }: Pick<NewsContext, 'client'>): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [path] }) => /^\/(missions|player\/city)\//.test(String(path)),
  });

export const news = [
  // Reload the board and the itinerary, because a move to another city changes both.
  onNews(journeyNews.moved, (_, context) => reconnected(context)),
  onNews(missionsNews.progressed, (data, context) => {
    void handlers().then(({ takeProgress }) => takeProgress(data, context));
  }),
  onNews(missionsNews.completed, (data, context) => {
    void handlers().then(({ takeCompleted }) => takeCompleted(data, context));
  }),
  onNews(missionsNews.stamp_earned, (data, context) => {
    void handlers().then(({ takeStamp }) => takeStamp(data, context));
  }),
];
