/** Tickets to support: questions and complaints (`/contact-us`, `/complaints`; specification §2, trust P3). */

export const enquiryKinds = ['question', 'complaint'] as const;
export type EnquiryKind = (typeof enquiryKinds)[number];

export const enquiryTopics = [
  'account',
  'passport',
  'payment',
  'game',
  'bonus',
  'safe_travel',
  'other',
] as const;
export type EnquiryTopic = (typeof enquiryTopics)[number];

/** `review`: the member did not accept the answer to a complaint, so a second clerk reviews it. */
export const enquiryStates = ['open', 'answered', 'review', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/**
 * Promised answer times: a question within two days, a complaint and its review within five working days, which fit
 * into a week.
 */
export const ENQUIRY_PROMISE_MS: Readonly<Record<EnquiryKind, number>> = {
  question: 2 * DAY_MS,
  complaint: 7 * DAY_MS,
};
/** Time after the first answer within which the second review can be requested. */
export const REVIEW_WITHIN_MS = 30 * DAY_MS;
/** Complaints are kept for five years and questions for one. Then their texts are deleted (trust P3). */
export const ENQUIRY_KEPT_YEARS: Readonly<Record<EnquiryKind, number>> = {
  question: 1,
  complaint: 5,
};

export const ENQUIRY_MIN_TEXT = 20;
export const ENQUIRY_MAX_TEXT = 4000;
/** Lifetime of a clerk's claim, which then ends automatically. */
export const ENQUIRY_CLAIM_MS = 30 * 60_000;
/** Maximum tickets from one e-mail address per day, so that nobody's inbox is filled with our confirmations. */
export const ENQUIRIES_PER_DAY = 5;
