/** Support tickets: questions and complaints (`/contact-us`, `/complaints`; specification §2, trust P3). */

export const ticketKinds = ['question', 'complaint'] as const;
export type TicketKind = (typeof ticketKinds)[number];

export const ticketTopics = [
  'account',
  'passport',
  'payment',
  'game',
  'bonus',
  'safe_travel',
  'other',
] as const;
export type TicketTopic = (typeof ticketTopics)[number];

/** Ticket states. In `review`, a second clerk reviews a complaint because the member did not accept the answer. */
export const ticketStates = ['open', 'answered', 'review', 'closed'] as const;
export type TicketState = (typeof ticketStates)[number];

/** Channels through which a ticket reaches support. */
export const ticketSources = ['form', 'email', 'chat'] as const;
export type TicketSource = (typeof ticketSources)[number];

/**
 * Kinds of entries in a ticket's thread. `message` is a text, and `note` is a text that only clerks see. The other
 * kinds record changes: the ticket was closed or reopened, its kind or topic was changed, it was merged with another
 * ticket, or a second review was requested.
 */
export const ticketEntryKinds = [
  'message',
  'note',
  'closed',
  'reopened',
  'changed',
  'merged',
  'review',
] as const;
export type TicketEntryKind = (typeof ticketEntryKinds)[number];

/** Kinds of entries that are shown to the requester of the ticket. */
export const ticketKindsForRequesters = ['message', 'closed', 'reopened', 'review'] as const;

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Promised time until the first answer: `workingDays` working days in support's calendar, but never more than `days`
 * calendar days, however many days support is closed.
 */
export const TICKET_PROMISE: Readonly<Record<TicketKind, { workingDays: number; days: number }>> = {
  question: { workingDays: 2, days: 4 },
  complaint: { workingDays: 5, days: 7 },
};
/** Calendar days within which a complaint needs its final answer (eight weeks; UKGC, social responsibility code 6.1.1). */
export const COMPLAINT_FINAL_DAYS = 56;
/** Period after the first answer in which the requester can ask for a second review. */
export const REVIEW_WITHIN_MS = 30 * DAY_MS;
/**
 * Period after a ticket's last entry during which a reply from the requester reopens the closed ticket. A later reply
 * creates a new ticket.
 */
export const TICKET_REOPEN_MS = 30 * DAY_MS;
/**
 * Time after which an answered question closes if its requester does not reply. An answered complaint stays open for
 * `REVIEW_WITHIN_MS`.
 */
export const TICKET_ANSWERED_MS = 7 * DAY_MS;
/** Period after the last answer during which a ticket can be rated. */
export const TICKET_RATING_MS = 30 * DAY_MS;
export const TICKET_MAX_RATING = 5;
export const TICKET_MAX_COMMENT = 500;
/** Number of years for which tickets are kept, by kind. Afterwards, their texts are deleted (trust P3). */
export const TICKET_KEPT_YEARS: Readonly<Record<TicketKind, number>> = {
  question: 1,
  complaint: 5,
};

export const TICKET_MIN_TEXT = 20;
export const TICKET_MAX_TEXT = 4000;
/** Maximum length of a message that arrives by e-mail. Longer messages are truncated, and the ticket entry says so. */
export const TICKET_MAX_EMAIL_TEXT = 20_000;
export const TICKET_MAX_FILE_NAME = 120;
/** Maximum number of files per message, and per ticket in total. */
export const TICKET_MAX_FILES = 5;
export const TICKET_MAX_FILES_IN_ALL = 30;
/** Maximum number of links from a ticket to rounds and payments. */
export const TICKET_MAX_LINKS = 20;
/** Time in milliseconds after which a clerk's claim on a ticket ends automatically. */
export const TICKET_CLAIM_MS = 30 * 60_000;
/** Maximum number of tickets from one e-mail address per day, so that our confirmations cannot flood anyone's inbox. */
export const TICKETS_PER_DAY = 5;
/** Maximum number of messages that a requester can add to a ticket per day. */
export const TICKET_MESSAGES_PER_DAY = 20;
/** Time in milliseconds after a message is sent during which the requester can still add files to it. */
export const TICKET_FILES_WITHIN_MS = 60 * 60_000;
