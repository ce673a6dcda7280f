import { myTickets, readTicket, type SupportTicket } from '@wl/contract/support';
import { keepAnswer, keyOf, queryClient, queryOf } from '../../app/api.ts';

/** Ticket and, for writers who are not signed in, the token from its e-mails. */
export interface TicketAccess {
  id: string;
  token: string | undefined;
}

/** Returns the token as part of a call's data; an empty object for members, who have no token. */
export const withToken = (token: string | undefined): { token?: string } =>
  token === undefined ? {} : { token };

const givenOf = ({ id, token }: TicketAccess) => ({ params: { id }, query: withToken(token) });

/** Query for a ticket with its thread. */
export const ticketQuery = (access: TicketAccess) => queryOf(readTicket, givenOf(access));

/** Shows the ticket that a call has returned, and reloads the list of tickets. */
export function receiveTicket(access: TicketAccess, ticket: SupportTicket): void {
  keepAnswer(keyOf(readTicket, givenOf(access)), { data: ticket });
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
}

/** Reloads the list and the given ticket; without an id, all tickets on the page. */
export function refreshTickets(id?: string): void {
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, given] }) =>
      path === readTicket.path &&
      (id === undefined || (given as { params: { id: string } }).params.id === id),
  });
}
