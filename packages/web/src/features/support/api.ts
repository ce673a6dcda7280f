import { myTickets, readTicket, type SupportTicket } from '@wl/contract/support';
import { keepAnswer, keyOf, queryClient, queryOf } from '../../app/api.ts';

/** A ticket and, for writers who are not signed in, the token of its e-mails. */
export interface TicketAccess {
  id: string;
  token: string | undefined;
}

/** Returns the token as a part of a call; nothing for a member. */
export const withToken = (token: string | undefined): { token?: string } =>
  token === undefined ? {} : { token };

const givenOf = ({ id, token }: TicketAccess) => ({ params: { id }, query: withToken(token) });

/** Query for a ticket with its thread. */
export const ticketQuery = (access: TicketAccess) => queryOf(readTicket, givenOf(access));

/** Shows the ticket that a call has returned, and loads the list again. */
export function receiveTicket(access: TicketAccess, ticket: SupportTicket): void {
  keepAnswer(keyOf(readTicket, givenOf(access)), { data: ticket });
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
}

/** Loads the list and the given ticket again; without an id, every ticket on the page. */
export function refreshTickets(id?: string): void {
  void queryClient.invalidateQueries({ queryKey: [myTickets.path] });
  void queryClient.invalidateQueries({
    predicate: ({ queryKey: [path, given] }) =>
      path === readTicket.path &&
      (id === undefined || (given as { params: { id: string } }).params.id === id),
  });
}
