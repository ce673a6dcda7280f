import { tablesNews } from '@wl/contract/news/tables';
import type { Phase } from '@wl/games/tables/round/phases';
import type { Deps } from '../../../platform/deps.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { chainsOf } from '../chains/chains-repository.ts';
import { appendRecord, type RecordFact } from '../dealing/append-record.ts';
import { announceDealing, dealerOf } from '../dealing/dealer-of.ts';
import { Fenced, unblocked } from '../owner/as-owner.ts';
import { presentRound } from '../present.ts';
import { findTable, nextSeq, type Lease } from '../repository.ts';
import { gameOfTable } from '../table-rules.ts';
import { insertRound, updateRound, type StoredRound } from './rounds-repository.ts';

/**
 * Stores the state of a new round at the table that this process owns, and publishes the round after the commit.
 * @param facts lines to append to the record of a dealt table
 * @throws Fenced if another process has taken over the table
 */
export async function storeNewRound(
  deps: Deps,
  lease: Lease,
  round: StoredRound,
  facts: readonly RecordFact[] = [],
): Promise<void> {
  await deps.transaction(async (tx) => {
    const change = await nextSeq(tx, lease);
    if (!change) throw new Fenced(lease);
    await insertRound(tx, round, lease.epoch);
    await appendRecord(tx, round.table, facts, deps.clock.now());
    await publishAfterCommit(deps, tx, round, change.seq);
  });
}

/**
 * Stores the next state of a round, and publishes it after the commit. Does nothing if the round has left the phase
 * `before`, for example because it was voided.
 * @param facts lines to append to the record of a dealt table
 * @throws Fenced if another process has taken over the table
 */
export async function storeNextState(
  deps: Deps,
  lease: Lease,
  round: StoredRound,
  before: Phase,
  facts: readonly RecordFact[] = [],
): Promise<void> {
  await deps.transaction(async (tx) => {
    const change = await nextSeq(tx, lease);
    if (!change) throw new Fenced(lease);
    const { epoch } = lease;
    // The update waits for transactions that are booking bets on this round.
    if (!(await unblocked(deps, change.pid, () => updateRound(tx, round, { before, epoch }))))
      return;
    await appendRecord(tx, round.table, facts, deps.clock.now());
    await publishAfterCommit(deps, tx, round, change.seq);
  });
}

/** Publishes a round's public state on the table's channel after the commit. */
export async function publishAfterCommit(
  deps: Deps,
  tx: Transaction,
  round: StoredRound,
  seq: number,
): Promise<void> {
  const table = await findTable(tx, round.table);
  if (!table) throw new Error(`table ${round.table} is gone`);
  const chain = (await chainsOf(tx, round.table)).find(({ no }) => no === round.chainNo);
  const wire = presentRound(gameOfTable(table), round, chain?.salt ?? null);
  const dealt = await dealerOf(deps, tx, table);
  if (dealt) announceDealing(deps, tx, round.table);
  tx.afterCommit(() => {
    deps.realtime.publish(`table.${round.table}`, tablesNews.changed, {
      table: round.table,
      seq,
      round: wire,
      ...(dealt && { dealt }),
      server_now: deps.clock.now().toISOString(),
    });
  });
}
