import type { TableCorrection } from '@wl/contract/office/tables-corrections';
import { readResult } from '@wl/games/tables/dealt/entries';
import type { Deps } from '../../../../platform/deps.ts';
import type { Transaction } from '../../../../platform/database/database.ts';
import { DomainError } from '../../../../platform/errors.ts';
import { uuidv7 } from '../../../../platform/ids.ts';
import { enqueue } from '../../../../platform/jobs/jobs.ts';
import { nextSeq } from '../../repository.ts';
import { findRound, storeCorrected } from '../../rounds/rounds-repository.ts';
import { voidOfRound } from '../../voids/voids-repository.ts';
import { appendRecord } from '../append-record.ts';
import { announceDealing } from '../dealer-of.ts';
import { lockDealtTable } from '../shifts.ts';
import { CARRY_OUT_CORRECTION } from './carry-out-correction.ts';
import {
  decideCorrection,
  findCorrection,
  holdCorrection,
  insertCorrection,
  runningCorrection,
  type CorrectionRow,
} from './corrections-repository.ts';

interface Request {
  table: string;
  round: number;
  /** Complete correct result, as the dealer would have entered it. */
  items: readonly string[];
  reason: TableCorrection['reason'];
  comment: string;
  clerkId: string;
}

/**
 * Requests that the result of a settled round be corrected. Nothing changes until another clerk confirms the request.
 * @returns id of the request
 * @throws DomainError as listed for the call in contract/src/office/tables-corrections.ts
 */
export async function askCorrection(
  deps: Deps,
  tx: Transaction,
  { table: slug, round: number, items, reason, comment, clerkId }: Request,
): Promise<string> {
  // Lock the table, so that the second of two simultaneous requests finds the first.
  const table = await lockDealtTable(tx, slug);
  const round = await findRound(tx, slug, number);
  if (!round) throw new DomainError('tables.round_unknown');
  if (round.state.phase !== 'settled' || !round.drawn) throw new DomainError('tables.not_settled');
  if (await voidOfRound(tx, slug, number)) throw new DomainError('tables.void_waiting');
  if (await runningCorrection(tx, slug, number)) throw new DomainError('tables.correction_waiting');
  const reading = readResult(table.game, items);
  if (!reading.ok) throw new DomainError(`tables.${reading.fault}`);
  const { result: before } = round.drawn;
  if (isSame(before, reading.result)) throw new DomainError('tables.same_result');
  const [id, at] = [uuidv7(), deps.clock.now()];
  await insertCorrection(tx, {
    ...{ id, table_slug: slug, round: number, reason, comment, items: [...items] },
    ...{ before, after: reading.result, asked_by: clerkId, asked_at: at },
  });
  const details = { correction: id, items, reason };
  const fact = { kind: 'correction_requested', round: number, clerkId, details };
  await appendRecord(tx, slug, [fact], at);
  announceDealing(deps, tx, slug);
  return id;
}

/** Returns true if two results are equal. Ignores the order of fields, because the database does not preserve it. */
function isSame(one: unknown, other: unknown): boolean {
  const text = (value: unknown) =>
    JSON.stringify(value, (_key, part: unknown) =>
      part !== null && typeof part === 'object' && !Array.isArray(part)
        ? Object.fromEntries(Object.entries(part).toSorted(([a], [b]) => (a < b ? -1 : 1)))
        : part,
    );
  return text(one) === text(other);
}

interface Decision {
  clerkId: string;
  comment: string;
}

/**
 * Confirms a correction as the second person. The correct result becomes public immediately. A round can have thousands
 * of bets, so a job corrects their payouts.
 * @throws DomainError request.not_found · tables.correction_decided · override.same_clerk (the clerk who made the
 *   request)
 */
export async function confirmCorrection(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, comment }: Decision,
): Promise<CorrectionRow> {
  const row = await holdOpenCorrection(tx, id);
  if (row.asked_by === clerkId) throw new DomainError('override.same_clerk');
  const { table_slug: table, round: number, after } = row;
  // Skip a sequence number, so that open pages notice a gap at the next realtime message and load the table again.
  const change = await nextSeq(tx, { slug: table });
  if (!change) throw new Error(`table ${table} is gone`);
  await storeCorrected(tx, { table, number, epoch: change.epoch }, after);
  await decide(deps, tx, row, { outcome: 'confirmed', clerkId, comment });
  await enqueue(tx, CARRY_OUT_CORRECTION, { id }, { key: `correction:${id}` });
  return row;
}

/**
 * Declines a correction, or withdraws it if the same clerk requested it.
 * @throws DomainError request.not_found · tables.correction_decided
 */
export async function declineCorrection(
  deps: Deps,
  tx: Transaction,
  id: string,
  { clerkId, comment }: Decision,
): Promise<CorrectionRow> {
  const row = await holdOpenCorrection(tx, id);
  await decide(deps, tx, row, { outcome: 'declined', clerkId, comment });
  return row;
}

/**
 * Returns a correction that has not been decided yet. Locks the table before the correction, because requests for
 * corrections also lock the table first.
 */
async function holdOpenCorrection(tx: Transaction, id: string): Promise<CorrectionRow> {
  const found = await findCorrection(tx, id);
  if (!found) throw new DomainError('request.not_found');
  await lockDealtTable(tx, found.table_slug);
  const row = await holdCorrection(tx, id);
  if (row?.outcome !== null) throw new DomainError('tables.correction_decided');
  return row;
}

async function decide(
  deps: Deps,
  tx: Transaction,
  { id, table_slug: table, round }: CorrectionRow,
  { outcome, clerkId, comment }: Decision & { outcome: 'confirmed' | 'declined' },
): Promise<void> {
  const at = deps.clock.now();
  await decideCorrection(tx, id, {
    ...{ outcome, decided_by: clerkId, decided_at: at, decision_comment: comment },
  });
  const fact = { kind: `correction_${outcome}`, round, clerkId, details: { correction: id } };
  await appendRecord(tx, table, [fact], at);
  announceDealing(deps, tx, table);
}
