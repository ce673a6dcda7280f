import {
  documentKinds,
  documentTypes,
  earliestIssue,
  type DocumentKind,
  type DocumentState,
  type DocumentType,
} from '@wl/world/casino/documents';
import { utcDay } from '../../platform/utc-day.ts';

export type KindStates = Readonly<Record<DocumentKind, DocumentState>>;

export const isApproved = (state: DocumentState): boolean =>
  state === 'Approved' || state === 'Completed';

/** Returns true if clerks have neither approved nor rejected the document yet. */
export const isWaiting = (state: DocumentState): boolean =>
  state === 'Pending' || state === 'Reviewed';

/** Returns true if documents of this type are accepted for this document kind. */
export function fits(kind: DocumentKind, type: DocumentType): boolean {
  return (documentTypes[kind] as readonly DocumentType[]).includes(type);
}

/**
 * Checks the issue date of a proof of address.
 * @returns `ok`, or the problem: callers report `missing` and `future` as field errors, `too_old` as a domain error
 */
export function judgeIssue(
  issuedOn: string | undefined,
  now: Date,
): 'ok' | 'missing' | 'future' | 'too_old' {
  if (issuedOn === undefined) return 'missing';
  if (issuedOn > utcDay(now)) return 'future';
  return issuedOn < earliestIssue(now) ? 'too_old' : 'ok';
}

/** State and claim of a document. They determine which clerk can act on it. */
export interface ClaimState {
  state: DocumentState;
  claimed_by: string | null;
  claimed_until: Date | null;
}

/** Returns the id of the clerk with the current claim, or undefined if there is none or it has expired. */
export function claimHolder(row: ClaimState, now: Date): string | undefined {
  if (row.claimed_by === null || row.claimed_until === null) return undefined;
  return row.claimed_until > now ? row.claimed_by : undefined;
}

/** Returns the state to show: the stored state, but Pending instead of Reviewed if the claim has expired. */
export function stateNow(row: ClaimState, now: Date): DocumentState {
  return row.state === 'Reviewed' && claimHolder(row, now) === undefined ? 'Pending' : row.state;
}

export type ClaimVerdict = 'ok' | 'document.claimed' | 'document.not_claimed' | 'document.decided';

/** Checks whether a clerk may claim a document: it must be undecided and not claimed by another clerk. */
export function judgeClaim(row: ClaimState, clerkId: string, now: Date): ClaimVerdict {
  if (!isWaiting(row.state)) return 'document.decided';
  const holder = claimHolder(row, now);
  return holder !== undefined && holder !== clerkId ? 'document.claimed' : 'ok';
}

/** Checks whether a clerk may approve, reject or release a document. Only the clerk who has claimed it may do so. */
export function judgeHold(row: ClaimState, clerkId: string, now: Date): ClaimVerdict {
  const verdict = judgeClaim(row, clerkId, now);
  if (verdict !== 'ok') return verdict;
  return claimHolder(row, now) === clerkId ? 'ok' : 'document.not_claimed';
}

/**
 * Returns the new state of a document kind after one of its documents has reached the state `document`. An approved
 * kind stays approved if other documents are sent or rejected later. Only a change of the member's e-mail or postal
 * address revokes the approval (decisions §3).
 */
export function kindAfter(kind: DocumentState, document: DocumentState): DocumentState {
  return isApproved(kind) && !isApproved(document) ? kind : document;
}

/**
 * Marks the member's document kinds as completed once identity and address are approved. If the member has sent a
 * payment document, the kind `payment` must be approved too, and is also marked (decisions §4).
 */
export function completeKinds(states: KindStates, hasPayment: boolean): KindStates {
  const own = documentKinds.filter((kind) => kind !== 'payment' || hasPayment);
  if (!own.every((kind) => isApproved(states[kind]))) return states;
  return { ...states, ...Object.fromEntries(own.map((kind) => [kind, 'Completed' as const])) };
}
