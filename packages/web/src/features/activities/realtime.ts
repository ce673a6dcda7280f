import { activitiesNews } from '@wl/contract/news/activities';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Path of the API call `activities`, and query key of its responses. It is repeated here because every member page
 * loads this file but must not load the activities schemas. realtime.test.ts checks that the two paths are equal.
 */
export const ACTIVITIES_PATH = '/activities';

const refresh = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [ACTIVITIES_PATH] });
};

export const news = [onNews(activitiesNews.noted, refresh)];

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
