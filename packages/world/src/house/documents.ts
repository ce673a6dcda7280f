/** What proves who a member is, where they live and whose money it is (decisions §4). */

export const documentKinds = ['identity', 'address', 'payment'] as const;
export type DocumentKind = (typeof documentKinds)[number];

/** One accepted type per kind suffices. */
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

/** Types with something on their back: the house wants both sides. */
export const twoSidedTypes: readonly DocumentType[] = [
  'id_card',
  'driving_licence',
  'payment_card',
];

/** Files of one document: sides of a card, sheets of a letter. */
export const DOCUMENT_MAX_FILES = 4;

/** Clerk-side states of one document and of a kind (specification §4; a kind without documents is Pending). */
export const documentStates = ['Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected'] as const;
export type DocumentState = (typeof documentStates)[number];

/** Why a document is rejected; every one has words and an example picture for the member. */
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

/** A clerk should have decided within this long after the upload; the queue shows what is late. */
export const DOCUMENT_TARGET_MS = 24 * 60 * 60_000;
/** A clerk's claim ends by itself, so that a document does not wait for somebody who went home. */
export const DOCUMENT_CLAIM_MS = 15 * 60_000;

/** A picture is kept at most this large: enough to read the small print of a letter (ours). */
export const DOCUMENT_LONGEST_EDGE_PX = 3000;
/** More pixels than any camera of a phone makes are a decompression bomb (trust.md S12). */
export const DOCUMENT_MAX_PIXELS = 60_000_000;

/** A PDF is kept as pictures of its pages; more than these are no letter (ours). */
export const PDF_MAX_PAGES = 12;
/** A4 at some 190 dpi. */
export const PDF_LONGEST_EDGE_PX = 2200;

/** Contents of a rejected document: long enough to answer a complaint about the rejection, no longer (ours). */
export const REJECTED_CONTENTS_KEPT_DAYS = 90;
/** Contents of everything else: 5 years after the relationship ended, then they must go (trust.md P3). */
export const CLOSED_CONTENTS_KEPT_YEARS = 5;
