import { TICKET_MAX_TEXT, ticketKinds, ticketStates, ticketTopics } from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { data, Id, Instant, Language, page } from '../shapes.ts';
import { TicketMessage } from '../support.ts';

export const ticketTabs = ['open', 'review', 'answered', 'closed'] as const;

export const TicketLine = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  name: z.string(),
  email: z.string(),
  language: Language,
  member: z.nullable(z.object({ id: Id, nickname: z.string() })),
  about: z.string(),
  created_at: Instant,
  due_at: Instant,
  is_late: z.boolean(),
  claim: z.nullable(z.object({ clerk: z.string(), mine: z.boolean(), until: Instant })),
});
export type TicketLine = z.infer<typeof TicketLine>;

export const TicketCase = z.object({
  ...TicketLine.shape,
  messages: z.array(z.object({ ...TicketMessage.shape, clerk: z.nullable(z.string()) })),
  /** False if this clerk gave the first answer and a different clerk must give the second. */
  can_answer: z.boolean(),
});
export type TicketCase = z.infer<typeof TicketCase>;

export const ticketQueue = defineCall({
  method: 'GET',
  path: '/staff/support/tickets',
  auth: 'staff',
  permission: 'support.view',
  summary: 'Support tickets by tab: open ones by urgency, others newest first.',
  query: z.object({
    tab: z._default(z.enum(ticketTabs), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: z.object({
    ...page(TicketLine).shape,
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      counts: z.record(z.enum(ticketTabs), z.int()),
      late: z.int(),
    }),
  }),
});

const params = z.object({ id: Id });

export const ticketCase = defineCall({
  method: 'GET',
  path: '/staff/support/tickets/:id',
  auth: 'staff',
  permission: 'support.view',
  summary: 'One ticket with all of its messages; the view is logged.',
  params,
  reply: data(TicketCase),
  errors: ['request.not_found'],
});

export const claimTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/claim',
  auth: 'staff',
  permission: 'support.answer',
  summary: 'Claims a ticket, so that no two clerks answer it.',
  params,
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.claimed', 'ticket.answered'],
});

export const answerTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/answer',
  auth: 'staff',
  permission: 'support.answer',
  summary:
    'Answers a ticket by e-mail. The second review of a complaint must be answered by a different clerk than the first.',
  params,
  body: z.object({ text: z.string().check(z.minLength(2), z.maxLength(TICKET_MAX_TEXT)) }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.claimed', 'ticket.answered', 'ticket.other_clerk'],
});

/**
 * Published on `private-staff.support` as `staff.ticket_changed` when a ticket changes. Pages then reload the queue.
 */
export const TicketChanged = z.object({ id: Id, number: z.string() });
