import {
  TICKET_MAX_TEXT,
  TICKET_MIN_TEXT,
  ticketKinds,
  ticketStates,
  ticketTopics,
} from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant, Language, page } from './shapes.ts';

const trimmed = (max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.maxLength(max)),
      z.transform((text: string) => text.trim()),
    ),
    '',
  );

/** New ticket to support. For a signed-in member, the name and the e-mail address come from the account. */
export const NewTicket = z.object({
  /** Idempotency key from the form: a duplicate request creates no second ticket. */
  key: Id,
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  name: trimmed(80),
  email: trimmed(254),
  language: z._default(Language, 'en'),
  /** Number of the round or payment concerned. */
  about: trimmed(64),
  text: trimmed(TICKET_MAX_TEXT),
});

const TicketMessage = z.object({
  /** `house`: a clerk. Only clerks see which clerk it was. */
  author: z.enum(['writer', 'house']),
  text: z.string(),
  at: Instant,
});

/** A ticket with its answers, as shown to its author. */
export const SupportTicket = z.object({
  id: Id,
  /** Short number to quote on the telephone: `E-1042`. */
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  about: z.string(),
  created_at: Instant,
  /** Time by which an answer was promised. */
  due_at: Instant,
  messages: z.array(TicketMessage),
  /** True if the ticket's author can request a second review now. */
  can_review: z.boolean(),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

export const openTicket = defineCall({
  method: 'POST',
  path: '/support/tickets',
  auth: 'public',
  summary: `Opens a support ticket: a question or a complaint of ${TICKET_MIN_TEXT} to ${TICKET_MAX_TEXT} characters. Sends a confirmation e-mail.`,
  body: NewTicket,
  reply: data(z.object({ number: z.string(), due_at: Instant })),
  errors: ['ticket.key_reused', 'ticket.too_many'],
  rate: { max: 10, perSeconds: 3600 },
});

export const myTickets = defineCall({
  method: 'GET',
  path: '/support/tickets',
  auth: 'member',
  summary: 'The member’s tickets of the last year with their answers, newest first.',
  reply: data(z.array(SupportTicket)),
});

export const askForReview = defineCall({
  method: 'POST',
  path: '/support/tickets/:id/review',
  auth: 'public',
  summary:
    'Requests a second review of an answered complaint by another clerk. Requires the token in the answer’s e-mail, or the session of the member who wrote it.',
  params: z.object({ id: Id }),
  body: z.object({
    token: z.optional(z.string().check(z.maxLength(128))),
    text: trimmed(TICKET_MAX_TEXT),
  }),
  reply: data(z.object({ number: z.string(), due_at: Instant })),
  errors: ['request.not_found', 'ticket.no_review'],
  rate: { max: 10, perSeconds: 3600 },
});

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
  /** False for the clerk who gave the first answer if a different clerk must give the second. */
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

/** Published on `private-staff.support` as `staff.ticket_changed`: the queue reloads. */
export const TicketChanged = z.object({ id: Id, number: z.string() });
