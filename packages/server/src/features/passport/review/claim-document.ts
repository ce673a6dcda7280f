import { DOCUMENT_CLAIM_MS } from '@wl/world/casino/documents';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { lockWallet } from '../../ledger/index.ts';
import { changeKinds } from '../change-kinds.ts';
import { note } from './history-repository.ts';
import {
  findDocument,
  lapsedClaims,
  lockDocument,
  updateDocument,
  type DocumentRow,
} from '../repository.ts';
import { claimHolder, judgeClaim, judgeHold } from '../rules.ts';
import { publishChange } from '../publish-change.ts';

/** Name of the job that records the end of a claim once it has expired. */
export const END_CLAIM = 'passport.end_claim';

export interface ClerkAction {
  id: string;
  clerkId: string;
}

/**
 * Locks the wallet of the member who owns the document, then the document. All code uses this lock order, to avoid
 * deadlocks.
 * @throws DomainError request.not_found if there is no such document
 */
export async function holdDocument(tx: Transaction, id: string): Promise<DocumentRow> {
  const found = await findDocument(tx, id);
  if (!found) throw new DomainError('request.not_found');
  await lockWallet(tx, found.member_id);
  const row = await lockDocument(tx, id);
  if (!row) throw new DomainError('request.not_found');
  return row;
}

/**
 * Claims a document for a clerk for fifteen minutes. Claiming it again extends the claim. Only one clerk at a time can
 * review a document (trust A1).
 * @throws DomainError document.claimed (by another clerk) · document.decided · request.not_found (no such document)
 */
export async function claimDocument(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ClerkAction,
): Promise<DocumentRow> {
  const row = await holdDocument(tx, id);
  const now = deps.clock.now();
  const verdict = judgeClaim(row, clerkId, now);
  if (verdict !== 'ok') throw new DomainError(verdict);
  const until = new Date(now.getTime() + DOCUMENT_CLAIM_MS);
  const after = await updateDocument(tx, id, {
    state: 'Reviewed',
    claimed_by: clerkId,
    claimed_until: until,
  });
  const { member_id, kind } = row;
  await note(tx, { member_id, document_id: id, at: now, clerk_id: clerkId, what: 'claimed' });
  await changeKinds(deps, tx, member_id, { [kind]: 'Reviewed' });
  await enqueue(tx, END_CLAIM, { id }, { runAt: until });
  publishChange(deps, tx, after);
  return after;
}

/**
 * Releases the clerk's own claim, so that the document is Pending again.
 * @throws DomainError document.claimed (by another clerk) · document.not_claimed (the clerk has no active claim) ·
 *   document.decided · request.not_found (no such document)
 */
export async function releaseDocument(
  deps: Deps,
  tx: Transaction,
  { id, clerkId }: ClerkAction,
): Promise<DocumentRow> {
  const row = await holdDocument(tx, id);
  const verdict = judgeHold(row, clerkId, deps.clock.now());
  if (verdict !== 'ok') throw new DomainError(verdict);
  return giveBack(deps, tx, row, { clerkId, what: 'released' });
}

async function giveBack(
  deps: Deps,
  tx: Transaction,
  { id, member_id, kind }: DocumentRow,
  { clerkId, what }: { clerkId: string | null; what: 'released' | 'lapsed' },
): Promise<DocumentRow> {
  const after = await updateDocument(tx, id, {
    state: 'Pending',
    claimed_by: null,
    claimed_until: null,
  });
  const at = deps.clock.now();
  await note(tx, { member_id, document_id: id, at, clerk_id: clerkId, what });
  await changeKinds(deps, tx, member_id, { [kind]: 'Pending' });
  publishChange(deps, tx, after);
  return after;
}

/**
 * Records that a claim has expired. Does nothing if the claim was extended or released, or if the document was decided.
 */
export async function endClaim(deps: Deps, id: string): Promise<void> {
  await deps.transaction(async (tx) => {
    const row = await holdDocument(tx, id);
    if (row.state !== 'Reviewed' || claimHolder(row, deps.clock.now()) !== undefined) return;
    await giveBack(deps, tx, row, { clerkId: row.claimed_by, what: 'lapsed' });
  });
}

const AT_ONCE = 100;

/** Ends at most `AT_ONCE` expired claims whose end is not recorded yet, for example because their jobs were lost. */
export async function endLapsedClaims(deps: Deps): Promise<void> {
  for (const id of await lapsedClaims(deps.db, deps.clock.now(), AT_ONCE)) await endClaim(deps, id);
}
