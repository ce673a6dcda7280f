import { passportEvents } from '@wl/contract/events/passport';
import { passportNews } from '@wl/contract/news/passport';
import { staffNews } from '@wl/contract/news/staff';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { lastMoveOf } from '../../details/index.ts';
import { lockWallet, recordEvent } from '../../ledger/index.ts';
import { memberById } from '../../members/index.ts';
import { changeKinds } from '../change-kinds.ts';
import { note } from '../review/history-repository.ts';
import {
  decideOverride,
  findOverride,
  insertOverride,
  waitingOverride,
  type OverrideRow,
} from './override-repository.ts';

interface OverrideRequest {
  clerkId: string;
  reason: string;
}

/**
 * Requests approval of a member's identity and address without documents. Nothing changes until another clerk confirms
 * the request.
 * @throws DomainError request.not_found (no such member) · override.waiting (a request is already pending)
 */
export async function askOverride(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { clerkId, reason }: OverrideRequest,
): Promise<OverrideRow> {
  if (!(await memberById(tx, memberId))) throw new DomainError('request.not_found');
  await lockWallet(tx, memberId);
  if (await waitingOverride(tx, memberId)) throw new DomainError('override.waiting');
  const at = deps.clock.now();
  const row = await insertOverride(tx, {
    id: uuidv7(),
    member_id: memberId,
    reason,
    asked_by: clerkId,
    asked_at: at,
  });
  await noteWhole(deps, tx, row, { clerkId, reason, what: 'override_asked' });
  return row;
}

/**
 * Confirms a request as the second clerk. Approves identity and address, with the same effects as approved documents
 * (trust A2).
 * @throws DomainError request.not_found (no such request) · override.decided (already decided) · override.same_clerk
 *   (the clerk who made the request) · document.details_changed (the address has changed since the request)
 */
export async function confirmOverride(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, reason }: OverrideRequest,
): Promise<OverrideRow> {
  const row = await holdOverride(tx, id);
  if (row.asked_by === clerkId) throw new DomainError('override.same_clerk');
  // Refuse the confirmation if the address has changed since the request. Otherwise, the clerk would approve an address
  // that the request did not cover.
  const movedAt = await lastMoveOf(tx, row.member_id);
  if (movedAt && movedAt >= row.asked_at) throw new DomainError('document.details_changed');
  await decideOverride(tx, id, {
    outcome: 'confirmed',
    decided_by: clerkId,
    decided_at: deps.clock.now(),
    decision_reason: reason,
  });
  const { member_id: memberId } = row;
  await noteWhole(deps, tx, row, { clerkId, reason, what: 'overridden' });
  await changeKinds(deps, tx, memberId, { identity: 'Approved', address: 'Approved' });
  await recordEvent(tx, passportEvents.overridden, {
    memberId,
    data: { override_id: id, asked_by: row.asked_by, confirmed_by: clerkId },
  });
  tx.afterCommit(() => {
    for (const kind of ['identity', 'address'] as const)
      deps.realtime.publish(`private-member.${memberId}`, passportNews.changed, {
        kind,
        document: null,
        state: 'Approved',
      });
    deps.events.wake();
  });
  return row;
}

/**
 * Declines an override request, or withdraws it if the same clerk made it.
 * @throws DomainError request.not_found (no such request) · override.decided (already decided)
 */
export async function declineOverride(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, reason }: OverrideRequest,
): Promise<OverrideRow> {
  const row = await holdOverride(tx, id);
  await decideOverride(tx, id, {
    outcome: 'declined',
    decided_by: clerkId,
    decided_at: deps.clock.now(),
    decision_reason: reason,
  });
  await noteWhole(deps, tx, row, { clerkId, reason, what: 'override_declined' });
  return row;
}

/**
 * Returns an undecided override request and locks the member's wallet. If two clerks decide concurrently, the call for
 * the second clerk therefore fails.
 */
async function holdOverride(tx: Transaction, id: string): Promise<OverrideRow> {
  const found = await findOverride(tx, id);
  if (!found) throw new DomainError('request.not_found');
  await lockWallet(tx, found.member_id);
  const row = await findOverride(tx, id);
  if (!row || row.outcome !== null) throw new DomainError('override.decided');
  return row;
}

/**
 * Records an override action in the passport's history without a document id, so that the action appears in the history
 * of all the member's documents.
 */
async function noteWhole(
  deps: Deps,
  tx: Transaction,
  { member_id }: OverrideRow,
  action: OverrideRequest & { what: 'override_asked' | 'overridden' | 'override_declined' },
): Promise<void> {
  const { clerkId, reason, what } = action;
  const at = deps.clock.now();
  await note(tx, { member_id, document_id: null, at, clerk_id: clerkId, what, reason });
  tx.afterCommit(() => {
    deps.realtime.publish('private-staff.documents', staffNews.passport_changed, { id: member_id });
  });
}
