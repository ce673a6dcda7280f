import { myTickets, readTicket, type SupportTicket } from '@wl/contract/support';
import { keepAnswer, keyOf, queryClient, queryOf } from '../../app/api.ts';

/** Id of a ticket and, for requesters who are not signed in, the token from the ticket's e-mails. */
export interface TicketAccess {
  id: string;
  token: string | undefined;
}

/** Returns the token as an object to merge into a call's data. For members, who have no token, the object is empty. */
export const withToken = (token: string | undefined): { token?: string } =>
  token === undefined ? {} : { token };

const givenOf = ({ id, token }: TicketAccess) => ({ params: { id }, query: withToken(token) });

/** Returns the query for a ticket with its thread. */
export const ticketQuery = (access: TicketAccess) => queryOf(readTicket, givenOf(access));

/** Updates the cached ticket from a call's response, and reloads the list of tickets. */
export function receiveTicket(access: TicketAccess, ticket: SupportTicket): void {
  keepAnswer(keyOf(readTicket, givenOf(access)), { data: ticket });
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
}

/** Reloads the list of tickets and the given ticket. Without an id, reloads the list and every ticket on the page. */
export function refreshTickets(id?: string): void {
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, given] }) =>
      path === readTicket.path &&
      (id === undefined || (given as { params: { id: string } }).params.id === id),
  });
}
