import type * as z from 'zod/mini';
import type { NotificationAdded, NotificationsChanged } from '../notifications.ts';
import { defineNews, news } from '../news.ts';

export const notificationsNews = defineNews('notifications', {
  /**
   * Sent to the member when a notification was added. `toast` is true if the member's settings allow a toast for it.
   */
  added: news<z.infer<typeof NotificationAdded>>(),
  /** Sent to the member after notifications were read or deleted in any window. Contains the unread counts. */
  changed: news<z.infer<typeof NotificationsChanged>>(),
});
