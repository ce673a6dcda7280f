/** Queries for tickets. The first element of a query key identifies the queries that a realtime message reloads. */
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { staffNews } from '@wl/contract/news/staff';
import {
  ticketCase,
  type TicketCase,
  ticketOverview,
  ticketQueue,
} from '@wl/contract/office/support';
import { supportCalendar } from '@wl/contract/office/support-calendar';
import { plainCalendar } from '@wl/world/casino/support-calendar';
import { request } from '../../app/api.ts';
import { keepAnswer } from '../../app/keep-answer.ts';
import { useLive } from '../../app/realtime/use-live.ts';
import type { TicketPlace } from './place.ts';

export const SUPPORT_CALENDAR = ['support-calendar'];

export const ticketKey = (id: string) => ['ticket', id];

/**
 * Returns the query for the queue page that the clerk has opened. While a new page loads, the previous page is still
 * shown.
 */
export function useQueue({ tab, filters, page }: TicketPlace) {
  const { search, due, ...others } = filters;
  const query = {
    tab,
    page,
    ...others,
    ...(due === 'late' && { late: 'yes' as const }),
    ...(due === 'today' && { today: 'yes' as const }),
    ...(search !== undefined && { text: search }),
  };
  return useQuery({
    queryKey: ['tickets', query],
    queryFn: () => request(ticketQueue, { query }),
    placeholderData: (before) => before,
  });
}

export const useOverview = () =>
  useQuery({ queryKey: ['ticket-overview'], queryFn: () => request(ticketOverview, {}) });

export const useTicket = (id: string) =>
  useQuery({
    queryKey: ticketKey(id),
    queryFn: () => request(ticketCase, { params: { id } }),
  });

export const useCalendar = () =>
  useQuery({ queryKey: SUPPORT_CALENDAR, queryFn: () => request(supportCalendar, {}) });

/** Returns the time zone of the support calendar, or the default time zone until the calendar is loaded. */
export const useSupportZone = (): string =>
  useCalendar().data?.data.calendar.zone ?? plainCalendar.zone;

/** Reloads the queue, the overview, the loaded tickets and the list of assignable clerks when a ticket changes. */
export const useLiveTickets = () =>
  useLive(
    'private-staff.support',
    staffNews.ticket_changed,
    'tickets',
    'ticket',
    'ticket-overview',
    'ticket-colleagues',
  );

/** Caches the ticket that a call returned, and reloads the lists that contain it. */
export function keepTicket(queries: QueryClient, reply: { data: TicketCase }): void {
  keepAnswer(queries, ticketKey(reply.data.id), reply);
  for (const key of ['tickets', 'ticket-overview', 'ticket-counts'])
    void queries.invalidateQueries({ queryKey: [key] });
}

/** Reloads a ticket, for example because a colleague has changed it. */
export const reloadTicket = (queries: QueryClient, id: string): Promise<void> =>
  queries.invalidateQueries({ queryKey: ticketKey(id) });
