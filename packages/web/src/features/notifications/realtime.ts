import type { NotificationAdded, NotificationsChanged } from '@wl/contract/notifications';
import { receiveBell } from '../../app/hud/unread.ts';
import type { NewsContext } from '../../app/realtime.ts';

/**
 * Matches queries by path instead of by call: every page subscribes to these events, but few pages show notifications.
 * Importing the calls would load their schemas on every page.
 */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/notifications'] });

export const news = {
  'notifications.added': (added: NotificationAdded, context: NewsContext): void => {
    receiveBell(added);
    refresh(context);
    // The code and texts of the toast load only when there is something to show.
    if (added.toast)
      void import('./announce-added.tsx').then(({ announceAdded }) =>
        announceAdded(added.notification, context.memberId),
      );
  },
  'notifications.changed': (bell: NotificationsChanged, context: NewsContext): void => {
    receiveBell(bell);
    refresh(context);
  },
};

/** Refetches only the lists, because the bell's count is part of the HUD, which refetches itself. */
export const reconnected = refresh;
