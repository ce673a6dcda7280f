import { notificationsNews } from '@wl/contract/news/notifications';
import { receiveBell } from '../../app/hud/unread.ts';
import { type NewsContext, onNews } from '../../app/realtime/news.ts';

/**
 * Refetches the notification queries. Matches them by path, because importing the API calls would load their schemas on
 * every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/notifications'] });

export const news = [
  onNews(notificationsNews.added, (added, context) => {
    receiveBell(added);
    refresh(context);
    // Load the code and texts of the toast only when there is a toast to show.
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

/** Called after a reconnection. Refetches only the notification lists, because the HUD refetches the unread count. */
export const reconnected = refresh;
