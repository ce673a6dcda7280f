import { readAllNotifications } from '@wl/contract/notifications';
import { useEffect, useRef } from 'react';
import { queryClient, request } from '../../app/api.ts';
import { receiveBell, useBell } from '../../app/hud/unread.ts';
import { useVisible } from '../../app/use-visible.ts';

/**
 * Marks the notifications about a ticket as read while its page is visible, including those that arrive later. After a
 * failure, the notifications stay unread until the unread count changes or the page is opened again.
 * @param ticket id of the ticket whose newest answer is on the page; undefined if there is none
 */
export function useMarkRead(ticket: string | undefined): void {
  const isVisible = useVisible();
  const { unread, version } = useBell();
  const isNeeded = ticket !== undefined && isVisible && unread > 0;
  // Other notifications can keep `unread` above 0, so send only one request for each version of the unread count.
  const sent = useRef(-1);
  useEffect(() => {
    if (!isNeeded || sent.current === version) return;
    sent.current = version;
    request(readAllNotifications, { body: { version, ticket } }).then(
      ({ data }) => {
        receiveBell(data);
        void queryClient.invalidateQueries({ queryKey: ['/notifications'] });
      },
      () => undefined,
    );
  }, [isNeeded, ticket, version]);
}
