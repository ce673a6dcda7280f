import { supportNews } from '@wl/contract/news/support';
import { useEffect } from 'react';
import { useSession } from '../../app/session/session.ts';
import { refreshTickets } from './api.ts';

/**
 * Reloads the tickets on the page when the server notifies the member of a change. The hook is not in a `realtime.ts`
 * file, because every page loads those files, but only ticket pages need this hook.
 */
export function useTicketNews(): void {
  const memberId = useSession(({ player }) => player?.id);
  useEffect(() => {
    if (memberId === undefined) return undefined;
    let leave: (() => void) | undefined;
    let isGone = false;
    void import('../../app/realtime/realtime.ts').then(({ watchChannel }) => {
      if (isGone) return;
      leave = watchChannel(`private-member.${memberId}`, {
        kind: supportNews.ticket_changed,
        take: ({ id }) => refreshTickets(id),
        // Refetch after a reconnection, because the page missed all changes during the interruption.
        begun: () => refreshTickets(),
      });
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [memberId]);
}
