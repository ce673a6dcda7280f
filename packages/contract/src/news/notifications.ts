import type * as z from 'zod/mini';
import type { NotificationAdded, NotificationsChanged } from '../notifications.ts';
import { defineNews, news } from '../news.ts';

export const notificationsNews = defineNews('notifications', {
  /** Sent to the member when a notification is added. `toast` is true if the member's settings allow a toast for it. */
  added: news<z.infer<typeof NotificationAdded>>(),
  /** Sent to the member when notifications are read or deleted in any window. Contains the unread count. */
  changed: news<z.infer<typeof NotificationsChanged>>(),
});
