/** Letters to the house: questions and complaints (`/contact-us`, `/complaints`; specification §2, trust P3). */

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

/** `review`: the answer to a complaint did not satisfy, a second clerk looks at it. */
export const enquiryStates = ['open', 'answered', 'review', 'closed'] as const;
export type EnquiryState = (typeof enquiryStates)[number];

const DAY_MS = 24 * 60 * 60 * 1000;
/** What the house promises: a question within two days, a complaint and its review within five working days, which a week holds. */
export const ENQUIRY_PROMISE_MS: Readonly<Record<EnquiryKind, number>> = {
  question: 2 * DAY_MS,
  complaint: 7 * DAY_MS,
};
/** A member may ask for the second review this long after the first answer. */
export const REVIEW_WITHIN_MS = 30 * DAY_MS;
/** Complaints are kept five years and questions one, then their words are deleted (trust P3). */
export const ENQUIRY_KEPT_YEARS: Readonly<Record<EnquiryKind, number>> = {
  question: 1,
  complaint: 5,
};

export const ENQUIRY_MIN_TEXT = 20;
export const ENQUIRY_MAX_TEXT = 4000;
/** A clerk's claim ends by itself. */
export const ENQUIRY_CLAIM_MS = 30 * 60_000;
/** Letters from one e-mail address within a day: nobody's inbox is filled with our confirmations. */
export const ENQUIRIES_PER_DAY = 5;
