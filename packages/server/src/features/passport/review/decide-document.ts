import { passportEvents } from '@wl/contract/events/passport';
import { DOCUMENT_CLAIM_MS, type RejectReason } from '@wl/world/casino/documents';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { queueEmail } from '../../../platform/email/email.ts';
import { lastMoveOf } from '../../details/index.ts';
import { recordEvent } from '../../ledger/index.ts';
import { memberById } from '../../members/index.ts';
import { changeKinds } from '../change-kinds.ts';
import { holdDocument, type ClerkAction } from './claim-document.ts';
import { note } from './history-repository.ts';
import { approvedEmail, rejectedEmail } from '../emails.ts';
import { purgeContents } from '../contents/purge-documents.ts';
import { findDocument, updateDocument, type DocumentRow } from '../repository.ts';
import { judgeHold } from '../rules.ts';
import { publishChange } from '../publish-change.ts';

/**
 * Returns true if the member's address changed after the document was claimed. In this case the clerk still sees the
 * old address, and must claim the document again before approving it.
 */
async function movedSinceClaim(tx: Transaction, row: DocumentRow): Promise<boolean> {
  const movedAt = await lastMoveOf(tx, row.member_id);
  if (!movedAt || !row.claimed_until) return false;
  return movedAt.getTime() >= row.claimed_until.getTime() - DOCUMENT_CLAIM_MS;
}

/**
 * Locks a document and checks that the deciding clerk has claimed it.
 * @throws DomainError document.claimed (by another clerk) · document.not_claimed (the clerk has no active claim) ·
 *   document.decided · document.details_changed (the address has changed since the claim)
 */
async function takeOwn(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ClerkAction,
): Promise<DocumentRow> {
  const row = await holdDocument(tx, id);
  const verdict = judgeHold(row, clerkId, deps.clock.now());
  if (verdict !== 'ok') throw new DomainError(verdict);
  if (row.kind === 'address' && (await movedSinceClaim(tx, row)))
    throw new DomainError('document.details_changed');
  return row;
}

/** Returns the member who uploaded the document and receives the e-mail about the decision. */
async function memberOf(tx: Transaction, row: DocumentRow) {
  const member = await memberById(tx, row.member_id);
  if (!member) throw new Error('a document without its member');
  return member;
}

/**
 * Approves a document that the clerk has claimed, and marks its kind as approved. Once all required kinds are approved,
 * marks them as completed.
 * @throws DomainError document.claimed (by another clerk) · document.not_claimed (the clerk has no active claim) ·
 *   document.decided · document.details_changed (new address since the claim) · request.not_found (no such document)
 */
export async function approveDocument(
  deps: Deps,
  tx: Transaction,
  action: ClerkAction,
): Promise<DocumentRow> {
  const row = await takeOwn(deps, tx, action);
  const { id, member_id: memberId, kind, type } = row;
  const now = deps.clock.now();
  await updateDocument(tx, id, {
    state: 'Approved',
    claimed_by: null,
    claimed_until: null,
    decided_by: action.clerkId,
    decided_at: now,
  });
  await note(tx, {
    member_id: memberId,
    document_id: id,
    at: now,
    clerk_id: action.clerkId,
    what: 'approved',
  });
  await recordEvent(tx, passportEvents.document_accepted, {
    memberId,
    data: { document_id: id, kind, type },
  });
  await changeKinds(deps, tx, memberId, { [kind]: 'Approved' });
  await queueEmail(tx, approvedEmail(deps.config, await memberOf(tx, row), kind));
  // Read the document again, because approving the last required kind also changes the state of all approved documents,
  // including this one, to Completed.
  const after = (await findDocument(tx, id)) ?? row;
  publishChange(deps, tx, after);
  return after;
}

/**
 * Rejects a document that the clerk has claimed, with a reason for the member. A document rejected because its card
 * number is not masked is purged immediately (trust S19).
 * @throws DomainError document.claimed (by another clerk) · document.not_claimed (the clerk has no active claim) ·
 *   document.decided · request.not_found (no such document)
 */
export async function rejectDocument(
  deps: Deps,
  tx: Transaction,
  { id, clerkId, reason, words }: ClerkAction & { reason: RejectReason; words: string },
): Promise<DocumentRow> {
  const row = await takeOwn(deps, tx, { id, clerkId });
  const { member_id: memberId, kind, type } = row;
  const now = deps.clock.now();
  let after = await updateDocument(tx, id, {
    state: 'Rejected',
    claimed_by: null,
    claimed_until: null,
    decided_by: clerkId,
    decided_at: now,
    reason,
    note: words === '' ? null : words,
  });
  await note(tx, {
    member_id: memberId,
    document_id: id,
    at: now,
    clerk_id: clerkId,
    what: 'rejected',
    reason: words === '' ? reason : `${reason}: ${words}`,
  });
  await recordEvent(tx, passportEvents.document_rejected, {
    memberId,
    data: { document_id: id, kind, type, reason },
  });
  await changeKinds(deps, tx, memberId, { [kind]: 'Rejected' });
  if (reason === 'not_masked') after = await purgeContents(deps, tx, after, clerkId);
  await queueEmail(
    tx,
    rejectedEmail(deps.config, await memberOf(tx, row), { kind, reason, note: words }),
  );
  publishChange(deps, tx, after);
  return after;
}
