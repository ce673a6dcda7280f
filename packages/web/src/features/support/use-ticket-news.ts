import { supportNews } from '@wl/contract/news/support';
import { useEffect } from 'react';
import { useSession } from '../../app/session/session.ts';
import { refreshTickets } from './api.ts';

/**
 * Loads the tickets on the page again when the server announces a change to the member. Only the pages of tickets load
 * this code, so the feature has no `realtime.ts`, which every page would load.
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
        // A change during an interruption was not announced.
        begun: () => refreshTickets(),
      });
    });
    return () => {
      isGone = true;
      leave?.();
    };
  }, [memberId]);
}
