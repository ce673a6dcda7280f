import {
  TICKET_MAX_COMMENT,
  TICKET_MAX_FILE_NAME,
  TICKET_MAX_RATING,
  TICKET_MAX_TEXT,
  TICKET_MIN_TEXT,
  ticketKinds,
  ticketKindsForRequesters,
  ticketStates,
  ticketTopics,
} from '@wl/world/casino/support';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { plainName } from './plain-name.ts';
import { data, FileBytes, Id, Instant, Language } from './shapes.ts';

const trimmed = (max: number) =>
  z._default(
    z.pipe(
      z.string().check(z.maxLength(max)),
      z.transform((text: string) => text.trim()),
    ),
    '',
  );

/** New support ticket. For a signed-in member, the name and the e-mail address come from the account. */
export const NewTicket = z.object({
  /** Idempotency key from the form: a duplicate request creates no second ticket. */
  key: Id,
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  name: z._default(plainName(80), ''),
  email: trimmed(254),
  language: z._default(Language, 'en'),
  /** Number of the round or payment that the ticket concerns. */
  about: trimmed(64),
  text: trimmed(TICKET_MAX_TEXT),
});

/** File attached to a message. `pages` is the number of its pages, which is 1 for a picture. */
export const TicketFile = z.object({
  /** Position of the file in its message, starting at 0. */
  number: z.int(),
  name: z.string(),
  pages: z.int(),
});
export type TicketFile = z.infer<typeof TicketFile>;

/** E-mail attachment that was not stored, with the reason. */
export const RefusedFile = z.object({ name: z.string(), code: z.string() });

/** Message or change in a ticket's thread, as shown to the ticket's requester. */
export const TicketMessage = z.object({
  id: Id,
  kind: z.enum(ticketKindsForRequesters),
  /** `requester`: the author of the ticket. `house`: a clerk, whose name only clerks see, or the casino itself. */
  author: z.enum(['requester', 'house']),
  /** Text of the message or change; empty for a change without text. */
  text: z.string(),
  files: z.array(TicketFile),
  refused_files: z.array(RefusedFile),
  at: Instant,
});
export type TicketMessage = z.infer<typeof TicketMessage>;

/** A ticket as shown in its requester's list. */
export const TicketSummary = z.object({
  id: Id,
  /** Short number that the requester can quote on the telephone, such as `E-1042`. */
  number: z.string(),
  kind: z.enum(ticketKinds),
  topic: z.enum(ticketTopics),
  state: z.enum(ticketStates),
  created_at: Instant,
  /** Promised deadline for an answer. */
  due_at: Instant,
  /** Time of the last message, and the beginning of its text. */
  last_at: Instant,
  last_text: z.string(),
});
export type TicketSummary = z.infer<typeof TicketSummary>;

/** A ticket with its thread, as shown to its requester. */
export const SupportTicket = z.object({
  ...TicketSummary.shape,
  about: z.string(),
  messages: z.array(TicketMessage),
  /** Ticket into which this ticket was merged and in which the thread continues; null if not merged. */
  merged_into: z.nullable(z.object({ id: Id, number: z.string() })),
  /** True if the requester can answer. An answer to a closed ticket reopens it. */
  can_reply: z.boolean(),
  can_close: z.boolean(),
  /** True if the requester can ask for a second review now. */
  can_review: z.boolean(),
  can_rate: z.boolean(),
  rating: z.nullable(z.int()),
});
export type SupportTicket = z.infer<typeof SupportTicket>;

const params = z.object({ id: Id });

/**
 * Token from the ticket's e-mails, which proves that a request comes from the ticket's requester. Signed-in members do
 * not need it.
 */
const Token = z.optional(z.string().check(z.maxLength(128)));

export const openTicket = defineCall({
  method: 'POST',
  path: '/support/tickets',
  auth: 'public',
  summary: `Opens a support ticket: a question or a complaint of ${TICKET_MIN_TEXT} to ${TICKET_MAX_TEXT} characters. Sends a confirmation e-mail.`,
  body: NewTicket,
  reply: data(
    z.object({
      id: Id,
      number: z.string(),
      due_at: Instant,
      /** Id of the first message, to which files can be added. */
      message: Id,
      /**
       * Token with which a visitor can add files to this message until the next message is added; null for members. It
       * allows nothing else, because the visitor's address is not verified. The token that gives access to the ticket
       * is sent only by e-mail.
       */
      token: z.nullable(z.string()),
    }),
  ),
  errors: ['ticket.key_reused', 'ticket.too_many'],
  rate: { max: 10, perSeconds: 3600 },
});

export const myTickets = defineCall({
  method: 'GET',
  path: '/support/tickets',
  auth: 'member',
  summary: 'The member’s tickets of the last year, those with the latest messages first.',
  reply: data(z.array(TicketSummary)),
});

export const readTicket = defineCall({
  method: 'GET',
  path: '/support/tickets/:id',
  auth: 'public',
  summary:
    'One ticket with its thread. Requires the token of its e-mails, or the session of the member who wrote it.',
  params,
  query: z.object({ token: Token }),
  reply: data(SupportTicket),
  errors: ['request.not_found'],
});

export const replyToTicket = defineCall({
  method: 'POST',
  path: '/support/tickets/:id/messages',
  auth: 'public',
  summary:
    'Adds a message from the requester to a ticket, and reopens an answered or closed one. Repeating the call with the same id adds no second message.',
  params,
  body: z.object({
    id: Id,
    text: z.string().check(z.trim(), z.minLength(1), z.maxLength(TICKET_MAX_TEXT)),
    token: Token,
  }),
  reply: data(SupportTicket),
  errors: ['request.not_found', 'ticket.id_reused', 'ticket.closed', 'ticket.too_many_messages'],
  rate: { max: 30, perSeconds: 3600 },
});

/**
 * Form fields for a file attached to a ticket message. `number` is the file's position in the message, counted from 0.
 */
export const TicketFileUpload = z.object({
  message: Id,
  number: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(9)),
  name: z
    .string()
    .check(
      z.trim(),
      z.minLength(1),
      z.maxLength(TICKET_MAX_FILE_NAME),
      z.regex(/^[^\u0000-\u001F]*$/),
    ),
  token: Token,
});

/** Uploads a file: `multipart/form-data` with the fields of `TicketFileUpload`, then one part named `files`. */
export const addTicketFile = defineCall({
  method: 'POST',
  path: '/support/tickets/:id/files',
  auth: 'public',
  summary:
    'Adds a file to the requester’s latest message as multipart/form-data: message, number, name, token and the file (PNG, JPEG or PDF under 10 MB). It is checked and stored as pictures, as documents are. Repeating the call with the same number adds no second file.',
  params,
  reply: data(SupportTicket),
  errors: [
    'request.not_found',
    'ticket.too_many_files',
    'document.wrong_format',
    'document.too_large',
    'document.damaged',
    'document.infected',
    'document.encrypted',
    'document.active',
    'document.too_many_pages',
    'document.no_file',
    'document.too_many_files',
  ],
  rate: { max: 30, perSeconds: 3600 },
});

/** Location of a picture: its ticket, message, file and page. Files and pages are counted from 0. */
export const TicketPicturePlace = z.object({
  id: Id,
  message: Id,
  file: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100)),
  page: z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(100)),
});

export const ticketPicture = defineCall({
  method: 'GET',
  path: '/support/tickets/:id/files/:message/:file/:page',
  auth: 'public',
  summary: 'A page of a file of a ticket, as a JPEG picture.',
  params: TicketPicturePlace,
  query: z.object({ token: Token }),
  file: true,
  reply: FileBytes,
  errors: ['request.not_found'],
});

export const closeTicket = defineCall({
  method: 'POST',
  path: '/support/tickets/:id/close',
  auth: 'public',
  summary: 'Closes a ticket, because its requester needs no more answers. Idempotent.',
  params,
  body: z.object({ token: Token }),
  reply: data(SupportTicket),
  errors: ['request.not_found'],
  rate: { max: 30, perSeconds: 3600 },
});

export const rateTicket = defineCall({
  method: 'PUT',
  path: '/support/tickets/:id/rating',
  auth: 'public',
  summary: `Rates an answered or closed ticket from 1 to ${TICKET_MAX_RATING}. The rating can be changed for 30 days after the last answer.`,
  params,
  body: z.object({
    rating: z.int().check(z.minimum(1), z.maximum(TICKET_MAX_RATING)),
    comment: z._default(z.string().check(z.trim(), z.maxLength(TICKET_MAX_COMMENT)), ''),
    token: Token,
  }),
  reply: data(SupportTicket),
  errors: ['request.not_found', 'ticket.not_rateable'],
  rate: { max: 30, perSeconds: 3600 },
});

export const askForReview = defineCall({
  method: 'POST',
  path: '/support/tickets/:id/review',
  auth: 'public',
  summary:
    'Requests a second review of an answered complaint by another clerk. Requires the token of the ticket’s e-mails, or the session of the member who wrote it.',
  params,
  body: z.object({ token: Token, text: trimmed(TICKET_MAX_TEXT) }),
  reply: data(z.object({ number: z.string(), due_at: Instant })),
  errors: ['request.not_found', 'ticket.no_review'],
  rate: { max: 10, perSeconds: 3600 },
});

/** Realtime message sent to the requester of a ticket when the ticket changes. Pages then reload the ticket. */
export const OwnTicketChanged = z.object({ id: Id });
