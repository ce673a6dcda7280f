import { notificationsNews } from '@wl/contract/news/notifications';
import { receiveBell } from '../../app/hud/unread.ts';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Matches queries by path instead of by call: every page subscribes to these messages, but few pages show
 * notifications. Importing the calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/notifications'] });

export const news = [
  onNews(notificationsNews.added, (added, context) => {
    receiveBell(added);
    refresh(context);
    // The code and texts of the toast load only when there is something to show.
    if (added.toast)
      void import('./announce-added.tsx').then(({ announceAdded }) =>
        announceAdded(added.notification, context.memberId),
      );
  }),
  onNews(notificationsNews.changed, (bell, context) => {
    receiveBell(bell);
    refresh(context);
  }),
];

/** Refetches only the lists. The HUD refetches the bell's count after a reconnection. */
export const reconnected = refresh;
