import type { ClerkVoidReason } from '@wl/contract/office/tables-rounds';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { runningCorrection } from '../dealing/corrections/corrections-repository.ts';
import { lockTable } from '../repository.ts';
import { findRound } from '../rounds/rounds-repository.ts';
import { CARRY_OUT_VOID } from './carry-out-void.ts';
import { decideVoid, holdVoid, insertVoid, voidOfRound, type VoidRow } from './voids-repository.ts';

interface VoidRequest {
  table: string;
  round: number;
  reason: ClerkVoidReason;
  comment: string;
  clerkId: string;
}

/**
 * Requests that a round be voided. Nothing changes until another clerk confirms the request.
 * @returns id of the request
 * @throws DomainError tables.unknown · tables.round_unknown · tables.round_is_void · tables.void_waiting (a request for
 *   this round is pending or was confirmed) · tables.correction_waiting
 */
export async function askVoid(
  deps: Deps,
  tx: Transaction,
  { table, round, reason, comment, clerkId }: VoidRequest,
): Promise<string> {
  // Lock the table, so that the second of two simultaneous requests finds the first.
  if (!(await lockTable(tx, table))) throw new DomainError('tables.unknown');
  const found = await findRound(tx, table, round);
  if (!found) throw new DomainError('tables.round_unknown');
  if (found.state.phase === 'void') throw new DomainError('tables.round_is_void');
  if (await runningCorrection(tx, table, round)) throw new DomainError('tables.correction_waiting');
  if (await voidOfRound(tx, table, round)) throw new DomainError('tables.void_waiting');
  const id = uuidv7();
  await insertVoid(tx, {
    ...{ id, table_slug: table, round, reason, comment },
    ...{ asked_by: clerkId, asked_at: deps.clock.now() },
  });
  return id;
}

interface Decision {
  clerkId: string;
  comment: string;
}

/**
 * Confirms a request as the second clerk. A job then voids the bets, because a round can have thousands of them.
 * @throws DomainError request.not_found · tables.void_decided · override.same_clerk (the clerk who made the request)
 */
export async function confirmVoid(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, comment }: Decision,
): Promise<VoidRow> {
  const row = await holdOpenVoid(tx, id);
  if (row.asked_by === clerkId) throw new DomainError('override.same_clerk');
  await decide(deps, tx, id, { outcome: 'confirmed', clerkId, comment });
  await enqueue(tx, CARRY_OUT_VOID, { id }, { key: `void:${id}` });
  return row;
}

/**
 * Declines a request, or withdraws it if the same clerk made it.
 * @throws DomainError request.not_found · tables.void_decided
 */
export async function declineVoid(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, comment }: Decision,
): Promise<VoidRow> {
  const row = await holdOpenVoid(tx, id);
  await decide(deps, tx, id, { outcome: 'declined', clerkId, comment });
  return row;
}

async function holdOpenVoid(tx: Transaction, id: string): Promise<VoidRow> {
  const row = await holdVoid(tx, id);
  if (!row) throw new DomainError('request.not_found');
  if (row.outcome !== null) throw new DomainError('tables.void_decided');
  return row;
}

function decide(
  deps: Deps,
  tx: Transaction,
  id: string,
  { outcome, clerkId, comment }: Decision & { outcome: 'confirmed' | 'declined' },
): Promise<void> {
  const at = deps.clock.now();
  return decideVoid(tx, id, {
    ...{ outcome, decided_by: clerkId, decided_at: at, decision_comment: comment },
  });
}
