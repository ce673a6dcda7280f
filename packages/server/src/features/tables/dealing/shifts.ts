import type { Deps } from '../../../platform/deps.ts';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { DomainError } from '../../../platform/errors.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { findTable, lockTable, type TableRow } from '../repository.ts';
import { latestRounds } from '../rounds/rounds-repository.ts';
import { appendRecord } from './append-record.ts';
import { announceDealing } from './dealer-of.ts';
import {
  closeShift,
  findShift,
  insertShift,
  openShift,
  shiftOfDealer,
} from './shifts-repository.ts';

/**
 * Returns a table if it is dealt by a person.
 * @throws DomainError tables.unknown · tables.not_dealt
 */
export async function findDealtTable(db: Db, slug: string): Promise<TableRow> {
  const table = await findTable(db, slug);
  if (!table) throw new DomainError('tables.unknown');
  if (table.kind !== 'dealt') throw new DomainError('tables.not_dealt');
  return table;
}

/** Returns a dealt table and locks its row, so that all changes to its shift happen one after another. */
export async function lockDealtTable(tx: Transaction, slug: string): Promise<TableRow> {
  await findDealtTable(tx, slug);
  return (await lockTable(tx, slug)) as TableRow;
}

/**
 * Starts a clerk's shift at a dealt table.
 * @returns id of the new shift; undefined if the clerk already has an open shift at this table
 * @throws DomainError tables.unknown · tables.not_dealt · tables.shift_taken · tables.shift_elsewhere
 */
export async function startShift(
  deps: Deps,
  tx: Transaction,
  {
    table,
    clerkId,
    dealerName,
    minutes,
  }: { table: string; clerkId: string; dealerName: string; minutes: number },
): Promise<string | undefined> {
  await lockDealtTable(tx, table);
  const current = await openShift(tx, table);
  if (current?.dealer_id === clerkId) return undefined;
  if (current) throw new DomainError('tables.shift_taken');
  if (await shiftOfDealer(tx, clerkId)) throw new DomainError('tables.shift_elsewhere');
  const at = deps.clock.now();
  const id = uuidv7();
  await insertShift(tx, {
    ...{ id, table_slug: table, dealer_id: clerkId, dealer_name: dealerName },
    ...{ started_at: at, planned_end: new Date(at.getTime() + minutes * 60_000) },
  });
  const details = { shift: id, dealer_name: dealerName };
  const round = await runningRound(tx, table);
  await appendRecord(tx, table, [{ kind: 'shift_started', round, clerkId, details }], at);
  announceDealing(deps, tx, table);
  return id;
}

/**
 * Ends a shift. If a round is in progress, another dealer must finish it, or it becomes void (decision 123).
 * @param mayEndOthers true if the clerk may end the shift of another dealer
 * @returns false if the shift had already ended and nothing was changed
 * @throws DomainError tables.unknown · tables.not_dealt · tables.shift_unknown · tables.not_your_shift
 */
export async function endShift(
  deps: Deps,
  tx: Transaction,
  {
    table,
    shift: id,
    clerkId,
    mayEndOthers,
  }: { table: string; shift: string; clerkId: string; mayEndOthers: boolean },
): Promise<boolean> {
  await lockDealtTable(tx, table);
  const shift = await findShift(tx, id);
  if (shift?.table_slug !== table) throw new DomainError('tables.shift_unknown');
  const isOwn = shift.dealer_id === clerkId;
  if (!isOwn && !mayEndOthers) throw new DomainError('tables.not_your_shift');
  if (shift.ended_at) return false;
  const at = deps.clock.now();
  await closeShift(tx, id, { at, by: clerkId });
  const round = await runningRound(tx, table);
  const details = { shift: id, by: isOwn ? 'dealer' : 'pit_boss' };
  await appendRecord(tx, table, [{ kind: 'shift_ended', round, clerkId, details }], at);
  announceDealing(deps, tx, table);
  return true;
}

/** Returns the number of the unfinished round of a table; null if there is none. */
async function runningRound(tx: Transaction, table: string): Promise<number | null> {
  const [round] = await latestRounds(tx, table, 1);
  const isOver = !round || round.state.phase === 'settled' || round.state.phase === 'void';
  return isOver ? null : round.state.round;
}
