import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { lazyRouteComponent } from '@tanstack/react-router';
import { staffNews } from '@wl/contract/news/staff';
import { ticketQueue } from '@wl/contract/office/support';
import { request } from '../../app/api.ts';
import { Alarm, Count } from '../../app/shell/badges.tsx';
import { defineOfficeFeature, type NoSearch } from '../../app/feature.ts';
import { useLive } from '../../app/realtime/use-live.ts';
import { ticketSearch, type TicketSearch } from './place.ts';

declare module '../../app/feature.ts' {
  interface OfficePages {
    '/support': TicketSearch;
    '/support/calendar': NoSearch;
  }
}

/** Shows the number of overdue tickets as an alarm or, if no ticket is overdue, the number of waiting tickets. */
function WaitingTickets() {
  const { t } = useLingui();
  useLive('private-staff.support', staffNews.ticket_changed, 'ticket-counts');
  const waiting = useQuery({
    queryKey: ['ticket-counts'],
    queryFn: () => request(ticketQueue, {}),
    staleTime: 5 * 60_000,
  });
  const meta = waiting.data?.meta;
  if (!meta) return null;
  if (meta.late > 0) return <Alarm count={meta.late} name={t`overdue tickets`} />;
  return <Count count={meta.counts.open} />;
}

export const feature = defineOfficeFeature({
  uses: ['bag', 'canned-replies', 'members'],
  pages: {
    '/support': {
      component: lazyRouteComponent(() => import('./pages/tickets.tsx'), 'Tickets'),
      search: ticketSearch,
      link: {
        permission: 'support.view',
        group: 'members',
        order: 3,
        label: msg({ message: 'Tickets', context: 'navigation' }),
        badge: WaitingTickets,
        startOf: 'support',
      },
    },
    '/support/calendar': {
      component: lazyRouteComponent(
        () => import('./pages/support-calendar.tsx'),
        'SupportCalendarPage',
      ),
    },
  },
});
