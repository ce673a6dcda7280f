import { queryOptions } from '@tanstack/react-query';
import {
  deleteNotification,
  notifications,
  readAllNotifications,
  readNotification,
} from '@wl/contract/notifications';
import type { NotificationGroup } from '@wl/world/notifications/kinds';
import { keyOf, queryClient, request, useSend } from '../../app/api.ts';
import { receiveBell } from '../../app/hud/unread.ts';
import { needMissionNames } from './mission-names.ts';

/**
 * Returns the query for one page of the notification list, for one group or for all groups. It also loads the mission
 * names that the page needs.
 */
export function listQuery(page: number, group?: NotificationGroup) {
  const given = { query: { page, ...(group && { group }) } };
  return queryOptions({
    queryKey: keyOf(notifications, given),
    queryFn: async ({ signal }) => {
      const answer = await request(notifications, { ...given, signal });
      await needMissionNames(answer.data);
      return answer;
    },
  });
}

/** Updates the bell's count from a response, and refetches the notification lists. */
function take({ data }: { data: { unread: number; version: number } }): void {
  receiveBell(data);
  void queryClient.invalidateQueries({ queryKey: [notifications.path] });
}

/** Returns functions that mark notifications as read or remove them. */
export function useNotificationActions() {
  const read = useSend(readNotification, { onSuccess: take });
  const readAll = useSend(readAllNotifications, { onSuccess: take });
  const remove = useSend(deleteNotification, { onSuccess: take });
  return { read, readAll, remove };
}
