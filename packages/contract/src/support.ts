import {
  TICKET_MAX_TEXT,
  TICKET_MIN_TEXT,
  ticketKinds,
  ticketStates,
  ticketTopics,
} from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant, Language } from './shapes.ts';

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
  /** Number of the round or payment that the ticket concerns. */
  about: trimmed(64),
  text: trimmed(TICKET_MAX_TEXT),
});

export const TicketMessage = z.object({
  /** `writer`: the author of the ticket. `house`: a clerk, whose name only clerks see. */
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
