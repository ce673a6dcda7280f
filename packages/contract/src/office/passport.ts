import {
  allDocumentTypes,
  documentKinds,
  documentStates,
  rejectReasons,
} from '@wl/world/casino/documents';
import * as z from 'zod/mini';
import { defineCall } from '../call.ts';
import { DocumentFile, Passport } from '../passport.ts';
import { data, Done, FileBytes, Id, Instant, page } from '../shapes.ts';

const Claim = z.nullable(z.object({ clerk: z.string(), mine: z.boolean(), until: Instant }));

/** Document as shown in a row of the back-office queue. */
export const DocumentLine = z.object({
  id: Id,
  member: z.object({ id: Id, nickname: z.string(), name: z.string(), country: z.string() }),
  kind: z.enum(documentKinds),
  type: z.enum(allDocumentTypes),
  state: z.enum(documentStates),
  uploaded_at: Instant,
  /** Time by which a clerk should decide on the document. */
  due_at: Instant,
  claim: Claim,
});
export type DocumentLine = z.infer<typeof DocumentLine>;

export const documentTabs = ['open', 'mine', 'approved', 'rejected'] as const;
export type DocumentTab = (typeof documentTabs)[number];

export const documentQueue = defineCall({
  method: 'GET',
  path: '/staff/documents',
  auth: 'staff',
  permission: 'documents.view',
  summary:
    'Documents by tab, oldest first (decided ones newest first), with the count of each tab.',
  query: z.object({
    tab: z._default(z.enum(documentTabs), 'open'),
    page: z._default(z.coerce.number().check(z.int(), z.positive()), 1),
  }),
  reply: z.object({
    ...page(DocumentLine).shape,
    meta: z.object({
      current_page: z.int(),
      total: z.int(),
      to: z.int(),
      counts: z.record(z.enum(documentTabs), z.int()),
      /** Upload time of the oldest undecided document. */
      oldest: z.nullable(Instant),
      /** Number of documents still pending after their target time. */
      late: z.int(),
      /** Median time to a decision in the last 30 days, in milliseconds; null if nothing was decided. */
      median_ms: z.nullable(z.int()),
      server_now: Instant,
    }),
  }),
});

/**
 * Event in the history of a document or passport: an upload by the member, an action by a clerk, the end of a claim, or
 * the deletion of a document's contents.
 */
export const DocumentEvent = z.object({
  at: Instant,
  /** Clerk who acted or whose claim expired; null if the member or the server acted. */
  clerk: z.nullable(z.string()),
  what: z.enum([
    'uploaded',
    'viewed',
    'claimed',
    'released',
    'lapsed',
    'approved',
    'rejected',
    'override_asked',
    'overridden',
    'override_declined',
    'purged',
  ]),
  reason: z.nullable(z.string()),
});

const KindLine = z.object({
  kind: z.enum(documentKinds),
  state: z.enum(documentStates),
  /** True if the member has sent at least one document of this kind. */
  sent: z.boolean(),
});

/** A document under review, with the member details that the clerk compares it with. */
export const DocumentCase = z.object({
  ...DocumentLine.shape,
  issued_on: z.nullable(z.iso.date()),
  files: z.array(DocumentFile),
  details: Passport.shape.details,
  /** Other accounts that seem to belong to the same person. */
  alike: z.array(
    z.object({ id: Id, nickname: z.string(), why: z.enum(['name_and_birth', 'phone', 'address']) }),
  ),
  kinds: z.array(KindLine),
  reason: z.nullable(z.enum(rejectReasons)),
  note: z.nullable(z.string()),
  history: z.array(DocumentEvent),
  can_decide: z.boolean(),
  server_now: Instant,
});
export type DocumentCase = z.infer<typeof DocumentCase>;

const params = z.object({ id: Id });
const decisionErrors = [
  'request.not_found',
  'document.claimed',
  'document.not_claimed',
  'document.decided',
  'document.details_changed',
] as const;

export const documentCase = defineCall({
  method: 'GET',
  path: '/staff/documents/:id',
  auth: 'staff',
  permission: 'documents.view',
  summary: 'One document beside the details its member gave; the view is logged.',
  params,
  reply: data(DocumentCase),
  errors: ['request.not_found'],
});

export const claimDocument = defineCall({
  method: 'POST',
  path: '/staff/documents/:id/claim',
  auth: 'staff',
  permission: 'documents.decide',
  summary:
    'Claims a document: its state becomes Reviewed, and nobody else can decide it for 15 minutes.',
  params,
  reply: data(DocumentCase),
  errors: ['request.not_found', 'document.claimed', 'document.decided'],
});

export const releaseDocument = defineCall({
  method: 'POST',
  path: '/staff/documents/:id/release',
  auth: 'staff',
  permission: 'documents.decide',
  summary: 'Returns a claimed document to the queue.',
  params,
  reply: data(DocumentCase),
  errors: decisionErrors,
});

export const approveDocument = defineCall({
  method: 'POST',
  path: '/staff/documents/:id/approve',
  auth: 'staff',
  permission: 'documents.decide',
  summary: 'Approves a document that the clerk has claimed; its kind becomes approved.',
  params,
  reply: data(DocumentCase),
  errors: decisionErrors,
});

export const rejectDocument = defineCall({
  method: 'POST',
  path: '/staff/documents/:id/reject',
  auth: 'staff',
  permission: 'documents.decide',
  summary: 'Rejects a document with a reason for the member; an unmasked card is deleted at once.',
  params,
  body: z.object({
    reason: z.enum(rejectReasons),
    note: z._default(z.string().check(z.maxLength(500)), ''),
  }),
  reply: data(DocumentCase),
  errors: decisionErrors,
});

/**
 * Returns the file itself, not JSON. Every access is logged. Only clerks with the `passport_desk` role may open files
 * (decisions §4).
 */
export const documentFile = defineCall({
  method: 'GET',
  path: '/staff/documents/:id/files/:file',
  auth: 'staff',
  permission: 'documents.open',
  summary: 'One file of a document as JPEG, decrypted for this clerk; the view is logged.',
  params: z.object({ id: Id, file: Id }),
  file: true,
  reply: FileBytes,
  errors: ['request.not_found', 'document.damaged', 'document.too_many_pages'],
});

/**
 * Published on `private-staff.documents` as `staff.document_changed` when a document changes. Pages then reload the
 * queue and the case.
 */
export const DocumentChanged = z.object({ id: Id, state: z.enum(documentStates) });

/**
 * Published on `private-staff.documents` as `staff.passport_changed` when a passport override is requested or decided.
 * `id` is the member's id.
 */
export const DocumentQueueChanged = z.object({ id: Id });

const Reason = z.string().check(z.minLength(3), z.maxLength(500));

/** A clerk's request to approve a member's identity and address without documents. Another clerk decides on it. */
export const PassportOverride = z.object({
  id: Id,
  asked_by: z.string(),
  /** True if the signed-in clerk made the request. Another clerk must confirm the request. */
  mine: z.boolean(),
  asked_at: Instant,
  reason: z.string(),
});
export type PassportOverride = z.infer<typeof PassportOverride>;

export const passportPapers = defineCall({
  method: 'GET',
  path: '/staff/members/:id/passport',
  auth: 'staff',
  permission: 'documents.view',
  summary:
    'The state of each kind of verification of a member, all documents, and a pending override.',
  params,
  reply: data(
    z.object({
      kinds: z.array(KindLine),
      documents: z.array(DocumentLine),
      override: z.nullable(PassportOverride),
    }),
  ),
  errors: ['request.not_found'],
});

export const askOverride = defineCall({
  method: 'POST',
  path: '/staff/members/:id/override',
  auth: 'staff',
  permission: 'passport.override',
  summary: 'Requests approval of identity and address without documents; a second clerk decides.',
  params,
  body: z.object({ reason: Reason }),
  reply: data(PassportOverride),
  errors: ['request.not_found', 'override.waiting'],
});

export const confirmOverride = defineCall({
  method: 'POST',
  path: '/staff/overrides/:id/confirm',
  auth: 'staff',
  permission: 'passport.override',
  summary: 'The second clerk confirms: identity and address are approved.',
  params,
  body: z.object({ reason: Reason }),
  reply: Done,
  errors: [
    'request.not_found',
    'override.same_clerk',
    'override.decided',
    'document.details_changed',
  ],
});

export const declineOverride = defineCall({
  method: 'POST',
  path: '/staff/overrides/:id/decline',
  auth: 'staff',
  permission: 'passport.override',
  summary: 'Declines an override, or withdraws the clerk’s own; nothing changes for the member.',
  params,
  body: z.object({ reason: Reason }),
  reply: Done,
  errors: ['request.not_found', 'override.decided'],
});
