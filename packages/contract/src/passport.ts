import {
  allDocumentTypes,
  documentKinds,
  documentStates,
  rejectReasons,
} from '@wl/world/casino/documents';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Id, Instant } from './shapes.ts';

/** Image created from an uploaded file: a photo, or one page of a PDF. */
export const DocumentFile = z.object({
  id: Id,
  bytes: z.int(),
});

/**
 * Document as shown to the member who uploaded it: details of its files and the result of the review, but not the
 * images.
 */
export const PassportDocument = z.object({
  id: Id,
  kind: z.enum(documentKinds),
  type: z.enum(allDocumentTypes),
  state: z.enum(documentStates),
  /** Issue date of a proof of address, `YYYY-MM-DD`. */
  issued_on: z.nullable(z.iso.date()),
  files: z.array(DocumentFile),
  uploaded_at: Instant,
  decided_at: z.nullable(Instant),
  /** Reason why the document was rejected; otherwise null. */
  reason: z.nullable(z.enum(rejectReasons)),
  /** The clerk's note to the member, in addition to the reason. */
  note: z.nullable(z.string()),
});
export type PassportDocument = z.infer<typeof PassportDocument>;

export const Passport = z.object({
  details: z.object({
    first_name: z.string(),
    last_name: z.string(),
    /** `YYYY-MM-DD`. */
    date_of_birth: z.iso.date(),
    /** ISO 3166 alpha-2. */
    nationality: z.string(),
    /** E.164. */
    phone: z.string(),
    email: z.string(),
    email_confirmed: z.boolean(),
    /** New e-mail address that the member has requested but not confirmed yet. */
    email_wanted: z.nullable(z.string()),
    nickname: z.string(),
    address1: z.string(),
    address2: z.string(),
    post_code: z.string(),
    city: z.string(),
    country: z.string(),
  }),
  passport: z.enum(['none', 'active', 'verified']),
  issued_at: Instant,
  /** All three document kinds, always in the same order. */
  kinds: z.array(
    z.object({
      kind: z.enum(documentKinds),
      state: z.enum(documentStates),
      /** True if another document of this kind can be uploaded now. */
      can_upload: z.boolean(),
      /** Newest first. */
      documents: z.array(PassportDocument),
    }),
  ),
});
export type Passport = z.infer<typeof Passport>;

export const getPassport = defineCall({
  method: 'GET',
  path: '/passport',
  auth: 'member',
  summary: 'The member’s details, and the verification state of identity, address and payment.',
  reply: data(Passport),
});

/** Form fields of an upload, apart from its files. */
export const DocumentUpload = z.object({
  kind: z.enum(documentKinds),
  type: z.enum(allDocumentTypes),
  /** Issue date; only for proofs of address. */
  issued_on: z.optional(z.iso.date()),
  key: z.string().check(z.minLength(8), z.maxLength(64)),
});
export type DocumentUpload = z.infer<typeof DocumentUpload>;

/**
 * Uploads a document as `multipart/form-data` with the fields `kind`, `type`, `issued_on` (proofs of address) and `key`
 * (idempotency), then one to four parts named `files`. A duplicate request with the same key creates no second document
 * and receives the same response.
 */
export const uploadDocument = defineCall({
  method: 'POST',
  path: '/passport/documents',
  auth: 'member',
  summary:
    'Sends a document as multipart/form-data: kind, type, issued_on, key and one to four files (PNG, JPEG, PDF under 10 MB).',
  reply: data(PassportDocument),
  errors: [
    'document.wrong_format',
    'document.too_large',
    'document.damaged',
    'document.infected',
    'document.encrypted',
    'document.active',
    'document.too_many_pages',
    'document.no_file',
    'document.too_many_files',
    'document.too_old',
    'document.waiting',
    'document.key_reused',
  ],
  rate: { max: 20, perSeconds: 3600 },
});

/**
 * Published on `private-member.<id>` as `passport.changed` when a document is sent, claimed, approved, rejected or
 * purged, or when a staff override changes the state of a document kind. The page then reloads its data. `document` is
 * null for an override.
 */
export const PassportChanged = z.object({
  kind: z.enum(documentKinds),
  document: z.nullable(Id),
  state: z.enum(documentStates),
});
