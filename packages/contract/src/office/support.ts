import {
  TICKET_MAX_TEXT,
  ticketEntryKinds,
  ticketKinds,
  ticketSources,
  ticketStates,
  ticketTopics,
} from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { Cents, data, FileBytes, Id, Instant, Language, page } from '../shapes.ts';
import { RefusedFile, TicketFile, TicketPicturePlace } from '../support.ts';

/** Tabs of the queue. `open` contains all tickets waiting for support, including those in `review`. */
export const ticketTabs = ['open', 'review', 'answered', 'closed'] as const;

/** Sort orders for waiting tickets: by the due time of the next answer, or by waiting time, longest first. */
export const ticketOrders = ['due', 'waiting'] as const;

const Clerk = z.object({ id: Id, name: z.string() });

export const TicketLine = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  source: z.enum(ticketSources),
  name: z.string(),
  email: z.string(),
  language: Language,
  member: z.nullable(z.object({ id: Id, nickname: z.string() })),
  about: z.string(),
  created_at: Instant,
  /** Promised deadline for the next answer. Applies only while the ticket is waiting for support (`open`, `review`). */
  due_at: Instant,
  is_late: z.boolean(),
  /** Time of the requester’s first message since the last answer; null if the ticket does not wait for support. */
  waiting_since: z.nullable(Instant),
  last_at: Instant,
  last_text: z.string(),
  /** Clerk who is responsible for the ticket; null if there is none. */
  assignee: z.nullable(Clerk),
  claim: z.nullable(z.object({ clerk: z.string(), mine: z.boolean(), until: Instant })),
});
export type TicketLine = z.infer<typeof TicketLine>;

/** Entry in a ticket's thread, as shown to clerks. */
export const TicketEntry = z.object({
  id: Id,
  kind: z.enum(ticketEntryKinds),
  author: z.enum(['requester', 'house']),
  /** Name of the clerk who made the entry; null if the member, the visitor or the system made it. */
  clerk: z.nullable(z.string()),
  source: z.enum(ticketSources),
  /** Text of the entry. For `merged`, the other ticket's number. For `changed`, the previous kind and topic. */
  text: z.string(),
  /** Earlier messages that the e-mail quotes; not part of `text`. */
  quoted: z.string(),
  files: z.array(TicketFile),
  refused_files: z.array(RefusedFile),
  at: Instant,
});
export type TicketEntry = z.infer<typeof TicketEntry>;

export const TicketLink = z.object({
  kind: z.enum(['round', 'payment']),
  id: Id,
  /** Number of the round or payment, as shown to the member. */
  number: z.string(),
  at: Instant,
  amount_cents: Cents,
  /** Title of the game, or label of the payment method. */
  title: z.string(),
});
export type TicketLink = z.infer<typeof TicketLink>;

export const TicketCase = z.object({
  ...TicketLine.shape,
  /** Version of the ticket, which increases with each change. */
  version: z.int(),
  entries: z.array(TicketEntry),
  links: z.array(TicketLink),
  /** Complaints only: time by which the final answer is due. */
  final_due_at: z.nullable(Instant),
  /** True if the ticket arrived by e-mail and its sender's address could not be verified. */
  is_unverified: z.boolean(),
  merged_into: z.nullable(z.object({ id: Id, number: z.string() })),
  rating: z.nullable(z.object({ rating: z.int(), comment: z.string() })),
  /** Other tickets from the same requester, newest first, at most 10. */
  others: z.array(
    z.object({
      id: Id,
      number: z.string(),
      state: z.enum(ticketStates),
      created_at: Instant,
      last_text: z.string(),
    }),
  ),
  /** True unless the ticket is closed, claimed by another clerk, or in review after an answer from this clerk. */
  can_answer: z.boolean(),
});
export type TicketCase = z.infer<typeof TicketCase>;

const View = { auth: 'staff', permission: 'support.view' } as const;
const Change = { auth: 'staff', permission: 'support.answer' } as const;

export const ticketQueue = defineCall({
  method: 'GET',
  path: '/staff/support/tickets',
  ...View,
  summary:
    'Support tickets by tab: waiting ones by urgency or waiting time (`order`), others newest first. `text` searches in number, name, nickname and e-mail address.',
  query: z.object({
    tab: z._default(z.enum(ticketTabs), 'open'),
    kind: z.optional(z.enum(ticketKinds)),
    topic: z.optional(z.enum(ticketTopics)),
    language: z.optional(Language),
    assignee: z.optional(z.enum(['me', 'nobody'])),
    late: z.optional(z.literal('yes')),
    /** Filter for waiting tickets that are due today in support’s time zone. Excludes overdue tickets. */
    today: z.optional(z.literal('yes')),
    text: z.optional(z.string().check(z.trim(), z.maxLength(100))),
    order: z._default(z.enum(ticketOrders), 'due'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: z.object({
    ...page(TicketLine).shape,
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      /** Number of tickets in each tab, ignoring the other filters. */
      counts: z.record(z.enum(ticketTabs), z.int()),
      late: z.int(),
    }),
  }),
});

export const ticketOverview = defineCall({
  method: 'GET',
  path: '/staff/support/overview',
  ...View,
  summary:
    'Figures for the start of a shift: tickets that wait, overdue ones, those due today in support’s time zone, those of the clerk, the longest waiting time, and the overdue complaints, longest overdue first (at most 10).',
  reply: data(
    z.object({
      waiting: z.int(),
      late: z.int(),
      due_today: z.int(),
      mine: z.int(),
      /** Time when the longest-waiting requester started to wait; null if no requester is waiting. */
      longest_since: z.nullable(Instant),
      late_complaints: z.array(TicketLine),
    }),
  ),
});

const params = z.object({ id: Id });

export const ticketCase = defineCall({
  method: 'GET',
  path: '/staff/support/tickets/:id',
  ...View,
  summary: 'One ticket with its whole thread; the view is logged.',
  params,
  reply: data(TicketCase),
  errors: ['request.not_found'],
});

export const ticketCasePicture = defineCall({
  method: 'GET',
  path: '/staff/support/tickets/:id/files/:message/:file/:page',
  ...View,
  summary: 'A page of a file of a ticket, as a JPEG picture; the view is logged.',
  params: TicketPicturePlace,
  file: true,
  reply: FileBytes,
  errors: ['request.not_found'],
});

/** Error codes of the calls that clerks use to answer tickets or prepare answers. */
const answering = [
  'request.not_found',
  'ticket.merged',
  'ticket.claimed',
  'ticket.answered',
  'ticket.other_clerk',
] as const;

export const claimTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/claim',
  ...Change,
  summary:
    'Claims a ticket for 30 minutes, so that no two clerks answer it, and assigns it to the clerk if nobody is responsible.',
  params,
  reply: data(TicketCase),
  errors: [...answering],
});

export const releaseTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/release',
  ...Change,
  summary: 'Ends the clerk’s own claim. Idempotent.',
  params,
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged'],
});

export const answerTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/answer',
  ...Change,
  summary:
    'Answers a ticket; the requester receives the answer by e-mail. `close` also closes a question. `further` allows an answer to a ticket that has been answered; it stays answered, and deadlines of complaints do not change. The second review of a complaint must be answered by a different clerk than the first. Repeating the call with the same id adds no second answer.',
  params,
  body: z.object({
    id: Id,
    text: z.string().check(z.trim(), z.minLength(2), z.maxLength(TICKET_MAX_TEXT)),
    close: z._default(z.boolean(), false),
    further: z._default(z.boolean(), false),
  }),
  reply: data(TicketCase),
  errors: [...answering, 'ticket.id_reused'],
});

export const addTicketNote = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/notes',
  ...Change,
  summary:
    'Adds a note that only clerks see. Repeating the call with the same id adds no second note.',
  params,
  body: z.object({
    id: Id,
    text: z.string().check(z.trim(), z.minLength(2), z.maxLength(TICKET_MAX_TEXT)),
  }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged', 'ticket.id_reused'],
});

export const changeTicket = defineCall({
  method: 'PUT',
  path: '/staff/support/tickets/:id',
  ...Change,
  summary:
    'Changes the kind and topic of a ticket. A question that becomes a complaint gets the deadlines of a complaint from its receipt. A complaint stays one.',
  params,
  body: z.object({
    kind: z.enum(ticketKinds),
    topic: z.enum(ticketTopics),
    version: z.int(),
  }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged', 'ticket.changed', 'ticket.stays_complaint'],
});

export const assignTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/assign',
  ...Change,
  summary: 'Makes a clerk responsible for a ticket, or nobody if `to` is null.',
  params,
  body: z.object({ to: z.nullable(Id) }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged', 'ticket.no_colleague', 'ticket.claimed'],
});

export const ticketColleagues = defineCall({
  method: 'GET',
  path: '/staff/support/colleagues',
  ...View,
  summary: 'Clerks to whom a ticket can be assigned, with the number of their waiting tickets.',
  reply: data(z.array(z.object({ ...Clerk.shape, waiting: z.int() }))),
});

export const closeTicketCase = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/close',
  ...Change,
  summary:
    'Closes a ticket without an answer, with a reason for clerks. A complaint needs an answer first.',
  params,
  body: z.object({ reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)) }),
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged', 'ticket.claimed', 'ticket.answer_first'],
});

export const reopenTicket = defineCall({
  method: 'POST',
  path: '/staff/support/tickets/:id/reopen',
  ...Change,
  summary: 'Reopens an answered or closed ticket, with a new deadline. Idempotent.',
  params,
  reply: data(TicketCase),
  errors: ['request.not_found', 'ticket.merged'],
});
