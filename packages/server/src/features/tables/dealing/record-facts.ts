import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { appendRecord, type RecordFact } from './append-record.ts';
import { announceDealing } from './dealer-of.ts';
import { lockDealtTable } from './shifts.ts';

/**
 * Locks a dealt table, runs `judge`, and appends the returned facts to the table's record. The open consoles reload
 * after the commit.
 * @throws DomainError tables.unknown · tables.not_dealt
 */
export async function recordFacts(
  deps: Deps,
  tx: Transaction,
  table: string,
  judge: () => Promise<readonly RecordFact[]>,
): Promise<void> {
  await lockDealtTable(tx, table);
  const facts = await judge();
  await appendRecord(tx, table, facts, deps.clock.now());
  if (facts.length > 0) announceDealing(deps, tx, table);
}
