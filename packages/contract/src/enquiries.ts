import {
  ENQUIRY_MAX_TEXT,
  ENQUIRY_MIN_TEXT,
  enquiryKinds,
  enquiryStates,
  enquiryTopics,
} from '@wl/world/house/enquiries';
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

/** New ticket to support. For a signed-in member, name and address come from the account. */
export const NewEnquiry = z.object({
  /** Idempotency key from the form: sent twice, it makes one ticket. */
  key: Id,
  kind: z.enum(enquiryKinds),
  topic: z.enum(enquiryTopics),
  name: trimmed(80),
  email: trimmed(254),
  language: z._default(Language, 'en'),
  /** Number of the round or payment concerned. */
  about: trimmed(64),
  text: trimmed(ENQUIRY_MAX_TEXT),
});

const EnquiryMessage = z.object({
  /** `house`: a clerk. Only clerks see which one. */
  author: z.enum(['writer', 'house']),
  text: z.string(),
  at: Instant,
});

/** A ticket with its answers, as its writer sees it. */
export const Enquiry = z.object({
  id: Id,
  /** Short number for telephone calls: `E-1042`. */
  number: z.string(),
  kind: z.enum(enquiryKinds),
  topic: z.enum(enquiryTopics),
  state: z.enum(enquiryStates),
  about: z.string(),
  created_at: Instant,
  /** Time by which an answer was promised. */
  due_at: Instant,
  messages: z.array(EnquiryMessage),
  /** True if the writer may request a second review now. */
  can_review: z.boolean(),
});
export type Enquiry = z.infer<typeof Enquiry>;

export const sendEnquiry = defineCall({
  method: 'POST',
  path: '/enquiries',
  auth: 'public',
  summary: `Writes to the house: a question or a complaint of ${ENQUIRY_MIN_TEXT} to ${ENQUIRY_MAX_TEXT} characters. A confirmation goes to the address.`,
  body: NewEnquiry,
  reply: data(z.object({ number: z.string(), due_at: Instant })),
  errors: ['enquiry.key_reused', 'enquiry.too_many'],
  rate: { max: 10, perSeconds: 3600 },
});

export const myEnquiries = defineCall({
  method: 'GET',
  path: '/enquiries',
  auth: 'member',
  summary: 'The member’s letters of the last year with their answers, newest first.',
  reply: data(z.array(Enquiry)),
});

export const askForReview = defineCall({
  method: 'POST',
  path: '/enquiries/:id/review',
  auth: 'public',
  summary:
    'Asks for a second review of an answered complaint by another clerk; with the token of the answer’s letter, or as the member who wrote it.',
  params: z.object({ id: Id }),
  body: z.object({
    token: z.optional(z.string().check(z.maxLength(128))),
    text: trimmed(ENQUIRY_MAX_TEXT),
  }),
  reply: data(z.object({ number: z.string(), due_at: Instant })),
  errors: ['request.not_found', 'enquiry.no_review'],
  rate: { max: 10, perSeconds: 3600 },
});

export const enquiryTabs = ['open', 'review', 'answered', 'closed'] as const;

export const EnquiryLine = z.object({
  id: Id,
  number: z.string(),
  kind: z.enum(enquiryKinds),
  topic: z.enum(enquiryTopics),
  state: z.enum(enquiryStates),
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
export type EnquiryLine = z.infer<typeof EnquiryLine>;

export const EnquiryCase = z.object({
  ...EnquiryLine.shape,
  messages: z.array(z.object({ ...EnquiryMessage.shape, clerk: z.nullable(z.string()) })),
  /** False for the clerk who gave the first answer, if a second clerk must answer. */
  can_answer: z.boolean(),
});
export type EnquiryCase = z.infer<typeof EnquiryCase>;

export const enquiryQueue = defineCall({
  method: 'GET',
  path: '/staff/enquiries',
  auth: 'staff',
  permission: 'enquiries.view',
  summary: 'Letters to the house by tab: what waits, the most urgent first; the rest newest first.',
  query: z.object({
    tab: z._default(z.enum(enquiryTabs), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: z.object({
    ...page(EnquiryLine).shape,
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      counts: z.record(z.enum(enquiryTabs), z.int()),
      late: z.int(),
    }),
  }),
});

const params = z.object({ id: Id });

export const enquiryCase = defineCall({
  method: 'GET',
  path: '/staff/enquiries/:id',
  auth: 'staff',
  permission: 'enquiries.view',
  summary: 'One letter with everything that was written; the view is logged.',
  params,
  reply: data(EnquiryCase),
  errors: ['request.not_found'],
});

export const claimEnquiry = defineCall({
  method: 'POST',
  path: '/staff/enquiries/:id/claim',
  auth: 'staff',
  permission: 'enquiries.answer',
  summary: 'Takes a letter on, so that no two clerks answer it.',
  params,
  reply: data(EnquiryCase),
  errors: ['request.not_found', 'enquiry.claimed', 'enquiry.answered'],
});

export const answerEnquiry = defineCall({
  method: 'POST',
  path: '/staff/enquiries/:id/answer',
  auth: 'staff',
  permission: 'enquiries.answer',
  summary:
    'Answers a letter: the words go to its writer by e-mail. A complaint’s second review is answered by another clerk than the first.',
  params,
  body: z.object({ text: z.string().check(z.minLength(2), z.maxLength(ENQUIRY_MAX_TEXT)) }),
  reply: data(EnquiryCase),
  errors: ['request.not_found', 'enquiry.claimed', 'enquiry.answered', 'enquiry.other_clerk'],
});

/** Published on `private-staff.enquiries` as `staff.enquiry_changed`: the queue reloads. */
export const EnquiryChanged = z.object({ id: Id, number: z.string() });
