import type { NotificationAdded, NotificationsChanged } from '@wl/contract/notifications';
import { receiveBell } from '../../app/hud/unread.ts';
import type { NewsContext } from '../../app/realtime.ts';

/** By its path: every page listens, few show notifications, and the calls' shapes would come along. */
const refresh = ({ client }: NewsContext): void =>
  void client.invalidateQueries({ queryKey: ['/notifications'] });

export const news = {
  'notifications.added': (added: NotificationAdded, context: NewsContext): void => {
    receiveBell(added);
    refresh(context);
    // The words for it come only when there is something to say.
    if (added.toast)
      void import('./tell-added.tsx').then(({ tellAdded }) =>
        tellAdded(added.notification, context.memberId),
      );
  },
  'notifications.changed': (bell: NotificationsChanged, context: NewsContext): void => {
    receiveBell(bell);
    refresh(context);
  },
};

/** The bell's number comes with the HUD, which asks anew itself. */
export const reconnected = refresh;
