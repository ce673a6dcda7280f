import type { TicketCase } from '@wl/contract/office/support';

/** Reason why a clerk cannot answer a ticket. */
export type Refusal = 'permission' | 'merged' | 'closed' | 'claimed' | 'other-clerk';

/** A clerk's claim on a ticket. It expires at `until`; before then, colleagues cannot answer the ticket. */
export type Claim = NonNullable<TicketCase['claim']>;

/** Returns the unexpired claim on a ticket; null if there is none. */
export const claimOf = ({ claim }: Pick<TicketCase, 'claim'>, now: number): Claim | null =>
  claim && Date.parse(claim.until) > now ? claim : null;

/**
 * Returns the reason why the clerk cannot answer the ticket; null if the clerk can.
 * @param mayAct true if the clerk has the permission to answer tickets
 * @param now current time in milliseconds
 */
export function refusalOf(ticket: TicketCase, mayAct: boolean, now: number): Refusal | null {
  if (!mayAct) return 'permission';
  if (ticket.merged_into) return 'merged';
  if (ticket.state === 'closed') return 'closed';
  const claim = claimOf(ticket, now);
  if (claim && !claim.mine) return 'claimed';
  // `can_answer` is also false if a colleague had a claim when the server responded. At this point, that claim has
  // expired, so the clerk can answer.
  return ticket.can_answer || ticket.claim?.mine === false ? null : 'other-clerk';
}
