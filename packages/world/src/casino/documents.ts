/** Documents that prove identity, address and ownership of payment instruments (decisions §4). */
import { ADDRESS_PROOF_MAX_AGE_MONTHS } from './limits.ts';

export const documentKinds = ['identity', 'address', 'payment'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/**
 * Accepted document types for proof of identity, address and ownership of a payment instrument. Each proof requires
 * only one document of a listed type.
 */
export const documentTypes = {
  identity: ['passport', 'id_card', 'driving_licence'],
  address: ['utility_bill', 'bank_statement', 'tax_letter'],
  payment: ['payment_card', 'e_wallet', 'account_statement'],
} as const satisfies Record<DocumentKind, readonly string[]>;
export type DocumentType = (typeof documentTypes)[DocumentKind][number];
export const allDocumentTypes = [
  ...documentTypes.identity,
  ...documentTypes.address,
  ...documentTypes.payment,
] as const;

/** Document types with information on the back. The member must send both sides. */
export const twoSidedTypes: readonly DocumentType[] = [
  'id_card',
  'driving_licence',
  'payment_card',
];

/** Maximum number of files per document, for example the two sides of a card or the pages of a bill. */
export const DOCUMENT_MAX_FILES = 4;

/**
 * States of a document (specification §4). The back office also shows one state per member and document kind, which is
 * Pending if the member has sent no document of that kind.
 */
export const documentStates = ['Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Reasons for rejecting a document. Each reason has a text and an example picture for the member. */
export const rejectReasons = [
  'unreadable',
  'cut_off',
  'expired',
  'too_old',
  'other_name',
  'other_address',
  'wrong_type',
  'side_missing',
  'not_masked',
  'altered',
] as const;
export type RejectReason = (typeof rejectReasons)[number];

/** Target time from upload to decision. The queue marks documents that have exceeded this time. */
export const DOCUMENT_TARGET_MS = 24 * 60 * 60_000;
/**
 * Lifetime of a clerk's claim on a document. Claims end automatically, so that no document waits for an absent clerk.
 */
export const DOCUMENT_CLAIM_MS = 15 * 60_000;

/**
 * Maximum length of a stored picture's longest edge, in px. The specification sets no value. At 3000 px, small print is
 * legible.
 */
export const DOCUMENT_LONGEST_EDGE_PX = 3000;
/**
 * Maximum number of pixels in a picture (trust.md S12). Photos from phone cameras do not exceed this number, so a
 * larger picture is treated as a decompression bomb.
 */
export const DOCUMENT_MAX_PIXELS = 60_000_000;

/**
 * Maximum number of pages in a PDF (not in the specification). The number is limited because each page is stored as a
 * picture. No accepted document type needs more pages.
 */
export const PDF_MAX_PAGES = 12;
/** Longest edge of a PDF page in px: A4 at about 190 dpi. */
export const PDF_LONGEST_EDGE_PX = 2200;

/** Number of days for which the contents of a rejected document are kept: long enough to answer a complaint. */
export const REJECTED_CONTENTS_KEPT_DAYS = 90;
/**
 * Retention period, in years, for the contents of all documents that were not rejected, counted from the closing of the
 * account. The contents must then be deleted (trust.md P3).
 */
export const CLOSED_CONTENTS_KEPT_YEARS = 5;

/**
 * Returns the earliest permitted issue date (`YYYY-MM-DD`, UTC) of a proof of address sent at `now`: the same day of
 * the month, three months earlier.
 */
export function earliestIssue(now: Date): string {
  const day = now.getUTCDate();
  const first = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ADDRESS_PROOF_MAX_AGE_MONTHS, 1),
  );
  // If the earlier month is too short to contain the day, use its last day. For example, three months before 31 May is
  // the last day of February.
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}
