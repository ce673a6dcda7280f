/** SQL queries for requests to void rounds of shared tables. */
import type { ClerkVoidReason } from '@wl/contract/office/tables-rounds';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import type { BetKey } from '../bets/bets-repository.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_voids: VoidRow;
  }
}

export interface VoidRow {
  id: string;
  table_slug: string;
  round: number;
  /** Reason that members see. */
  reason: ClerkVoidReason;
  comment: string;
  asked_by: string;
  asked_at: Date;
  outcome: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_comment: string | null;
  /** Time at which the round's last bet was voided; null until then. */
  finished_at: Date | null;
}

/** Returns the round's pending or confirmed void request. */
export function voidOfRound(db: Db, table: string, round: number): Promise<VoidRow | undefined> {
  return db
    .selectFrom('tables_voids')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where((eb) => eb.or([eb('outcome', 'is', null), eb('outcome', '=', 'confirmed')]))
    .executeTakeFirst();
}

/** Returns the void requests for the table's rounds numbered `from` or higher, newest request first. */
export function voidsSince(db: Db, table: string, from: number): Promise<VoidRow[]> {
  return db
    .selectFrom('tables_voids')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '>=', from)
    .orderBy('asked_at', 'desc')
    .execute();
}

export async function insertVoid(
  tx: Transaction,
  row: Pick<
    VoidRow,
    'id' | 'table_slug' | 'round' | 'reason' | 'comment' | 'asked_by' | 'asked_at'
  >,
): Promise<void> {
  await tx
    .insertInto('tables_voids')
    .values({
      ...row,
      outcome: null,
      decided_by: null,
      decided_at: null,
      decision_comment: null,
      finished_at: null,
    })
    .execute();
}

export function findVoid(db: Db, id: string): Promise<VoidRow | undefined> {
  return db.selectFrom('tables_voids').selectAll().where('id', '=', id).executeTakeFirst();
}

/**
 * Returns a request and locks it until the transaction ends, so that two clerks cannot decide on it at the same time.
 */
export function holdVoid(tx: Transaction, id: string): Promise<VoidRow | undefined> {
  return tx
    .selectFrom('tables_voids')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideVoid(
  tx: Transaction,
  id: string,
  decision: Pick<VoidRow, 'outcome' | 'decided_by' | 'decided_at' | 'decision_comment'>,
): Promise<void> {
  await tx.updateTable('tables_voids').set(decision).where('id', '=', id).execute();
}

export async function finishVoid(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('tables_voids')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .execute();
}

/**
 * Returns the wagers of a round's settled bets, in the order in which wallets are locked. Refunded bets are left out.
 * For a corrected bet, returns the wager that replaced the original one.
 */
export function closedBets(db: Db, table: string, round: number): Promise<BetKey[]> {
  return db
    .selectFrom('tables_bets')
    .select((eb) => ['member_id', eb.fn.coalesce('wager_id', 'id').as('id')])
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where('payout', 'is not', null)
    .orderBy('member_id')
    .orderBy('id')
    .execute();
}

/** Sums of all bets in a round. Amounts are in cents; `payout` leaves out bets that are open or refunded. */
export interface RoundSums {
  round: number;
  bets: number;
  members: number;
  stake: number;
  payout: number;
}

/** Returns the sums of the table's rounds, starting with round `from`. Omits rounds without bets. */
export async function sumsSince(db: Db, table: string, from: number): Promise<RoundSums[]> {
  const { rows } = await db.client.query<RoundSums>({
    name: 'tables_sums_since',
    text: `select round, count(*) as bets, count(distinct member_id) as members, sum(stake)::bigint as stake,
        coalesce(sum(payout), 0)::bigint as payout
      from tables_bets where table_slug = $1 and round >= $2 group by round`,
    values: [table, from],
  });
  return rows;
}
