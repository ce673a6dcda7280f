import { ADDRESS_PROOF_MAX_AGE_MONTHS } from '@wl/world/house/limits';
import {
  documentKinds,
  documentTypes,
  type DocumentKind,
  type DocumentState,
  type DocumentType,
} from '@wl/world/house/documents';

/** The state of each kind of one member. */
export type KindStates = Readonly<Record<DocumentKind, DocumentState>>;

export const isApproved = (state: DocumentState): boolean =>
  state === 'Approved' || state === 'Completed';

/** Nobody has decided it yet. */
export const isWaiting = (state: DocumentState): boolean =>
  state === 'Pending' || state === 'Reviewed';

/** Whether a type proves this kind. */
export function fits(kind: DocumentKind, type: DocumentType): boolean {
  return (documentTypes[kind] as readonly DocumentType[]).includes(type);
}

/** The earliest day, `YYYY-MM-DD` in UTC, on which an address proof sent at `now` may be issued: the same day three months before. */
export function earliestIssue(now: Date): string {
  const day = now.getUTCDate();
  const first = new Date(
    Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - ADDRESS_PROOF_MAX_AGE_MONTHS, 1),
  );
  // A shorter month ends sooner: three months before 31 May is the end of February.
  const lastDay = new Date(
    Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0),
  ).getUTCDate();
  first.setUTCDate(Math.min(day, lastDay));
  return first.toISOString().slice(0, 10);
}

/**
 * Judges the day an address proof was issued.
 * @returns `missing` and `future` are faults of the form, `too_old` is a domain error
 */
export function judgeIssue(
  issuedOn: string | undefined,
  now: Date,
): 'ok' | 'missing' | 'future' | 'too_old' {
  if (issuedOn === undefined) return 'missing';
  if (issuedOn > now.toISOString().slice(0, 10)) return 'future';
  return issuedOn < earliestIssue(now) ? 'too_old' : 'ok';
}

/** What decides who may do what with a document now. */
export interface Standing {
  state: DocumentState;
  claimed_by: string | null;
  claimed_until: Date | null;
}

/** Who holds it now; a claim that has run out is nobody's. */
export function claimHolder(row: Standing, now: Date): string | undefined {
  if (row.claimed_by === null || row.claimed_until === null) return undefined;
  return row.claimed_until > now ? row.claimed_by : undefined;
}

/** The state as everybody sees it: with its claim run out a document is Pending again, whatever jobs have written down. */
export function stateNow(row: Standing, now: Date): DocumentState {
  return row.state === 'Reviewed' && claimHolder(row, now) === undefined ? 'Pending' : row.state;
}

export type DeskVerdict = 'ok' | 'document.claimed' | 'document.not_claimed' | 'document.decided';

/** Whether a clerk may take a document on: while nobody else holds it and nobody has decided it. */
export function judgeClaim(row: Standing, clerkId: string, now: Date): DeskVerdict {
  if (!isWaiting(row.state)) return 'document.decided';
  const holder = claimHolder(row, now);
  return holder !== undefined && holder !== clerkId ? 'document.claimed' : 'ok';
}

/** Whether a clerk may decide or release a document: only who holds it. */
export function judgeHold(row: Standing, clerkId: string, now: Date): DeskVerdict {
  const verdict = judgeClaim(row, clerkId, now);
  if (verdict !== 'ok') return verdict;
  return claimHolder(row, now) === clerkId ? 'ok' : 'document.not_claimed';
}

/**
 * The state of a kind when one of its documents is in this state now. An approval stands, whatever is sent or rejected after
 * it: only a change of e-mail or address takes it back (decisions §3).
 */
export function kindAfter(kind: DocumentState, document: DocumentState): DocumentState {
  return isApproved(kind) && !isApproved(document) ? kind : document;
}

/**
 * Completed when all of the member's kinds are approved (decisions §4): identity and address always, payment once the member
 * has sent something for it.
 */
export function completeKinds(states: KindStates, hasPayment: boolean): KindStates {
  const own = documentKinds.filter((kind) => kind !== 'payment' || hasPayment);
  if (!own.every((kind) => isApproved(states[kind]))) return states;
  return { ...states, ...Object.fromEntries(own.map((kind) => [kind, 'Completed' as const])) };
}
