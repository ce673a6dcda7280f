/** Back-office calls that merge tickets and that link tickets to rounds and payments. */
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id } from '../shapes.ts';
import { TicketCase } from './support.ts';

const Change = { auth: 'staff', permission: 'support.answer' } as const;

const params = z.object({ id: Id });

export const mergeTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/merge',
  ...Change,
  summary:
    'Merges a ticket into another one of the same requester, which then shows both threads and keeps the earlier deadline. Cannot be undone.',
  params,
  body: z.object({
    /** Number of the ticket to merge into, such as `E-1042`. */
    into: z.string().check(z.trim(), z.maxLength(20)),
  }),
  /** Target ticket of the merge, which now contains the threads of both tickets. */
  reply: data(TicketCase),
  errors: [
    'request.not_found',
    'ticket.claimed',
    'ticket.merged',
    'ticket.unknown',
    'ticket.other_requester',
    'ticket.answer_first',
  ],
});

export const linkTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/links',
  ...Change,
  summary:
    'Links a ticket of a member to one of the member’s rounds or payments, by its number. Idempotent.',
  params,
  body: z.object({ number: z.string().check(z.trim(), z.minLength(1), z.maxLength(64)) }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged', 'ticket.link_unknown', 'ticket.too_many_links'],
});

export const unlinkTicket = defineCall({
  method: 'DELETE',
  path: '/staff/support/tickets/:id/links/:link',
  ...Change,
  summary: 'Removes the link of a ticket to a round or payment. Idempotent.',
  params: z.object({ id: Id, link: Id }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged'],
});
