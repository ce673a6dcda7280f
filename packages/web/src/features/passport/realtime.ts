import { membersNews } from '@wl/contract/news/members';
import { passportNews } from '@wl/contract/news/passport';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Path of the call `getPassport`, also used as its query key. It is repeated here because every member page loads this
 * file. Importing the call would add the document contract to every page. realtime.test.ts checks that the two paths
 * are equal.
 */
export const PASSPORT_PATH = '/passport';

const refresh = (_: unknown, { client }: NewsContext): void => {
  void client.invalidateQueries({ queryKey: [PASSPORT_PATH] });
};

/**
 * Handlers that reload the passport after a clerk has claimed or reviewed a document, or after the member's details
 * have changed in another window.
 */
export const news = [onNews(passportNews.changed, refresh), onNews(membersNews.changed, refresh)];

export const reconnected = (context: NewsContext): void => refresh(undefined, context);
