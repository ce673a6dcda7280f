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

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Promised response times: two days for a question, and five working days (at most a week) for a complaint or its
 * review.
 */
export const TICKET_PROMISE_MS: Readonly<Record<TicketKind, number>> = {
  question: 2 * DAY_MS,
  complaint: 7 * DAY_MS,
};
/** Time after the first answer within which the second review can be requested. */
export const REVIEW_WITHIN_MS = 30 * DAY_MS;
/** Number of years for which tickets are kept, by kind. Afterwards, their texts are deleted (trust P3). */
export const TICKET_KEPT_YEARS: Readonly<Record<TicketKind, number>> = {
  question: 1,
  complaint: 5,
};

export const TICKET_MIN_TEXT = 20;
export const TICKET_MAX_TEXT = 4000;
/** Time in milliseconds after which a clerk's claim on a ticket ends automatically. */
export const TICKET_CLAIM_MS = 30 * 60_000;
/** Maximum number of tickets from one e-mail address per day, so that our confirmations cannot flood anyone's inbox. */
export const TICKETS_PER_DAY = 5;
