/** SQL queries for corrections of settled rounds. Amounts are in cents. */
import type { TableCorrection } from '@wl/contract/office/tables-corrections';
import type { Db, Transaction } from '../../../../platform/database/database.ts';
import type { TableBetRow } from '../../bets/bets-repository.ts';

declare module '../../../../platform/database/database.ts' {
  interface Tables {
    tables_corrections: CorrectionRow;
    tables_corrected_bets: CorrectedBetRow;
  }
}

export interface CorrectionRow {
  id: string;
  table_slug: string;
  round: number;
  /** Reason shown to members. */
  reason: TableCorrection['reason'];
  comment: string;
  /** Cards or number of the correct result, as entered by the clerk. */
  items: string[];
  /** Results before and after the correction. */
  before: unknown;
  after: unknown;
  asked_by: string;
  asked_at: Date;
  outcome: 'confirmed' | 'declined' | null;
  decided_by: string | null;
  decided_at: Date | null;
  decision_comment: string | null;
  /** Time at which the last bet's payout was corrected; null until then. */
  finished_at: Date | null;
}

export interface CorrectedBetRow {
  correction_id: string;
  member_id: string;
  bet_id: string;
  wager_before: string;
  wager_after: string;
  payout_before: number;
  payout_after: number;
  /** Part of the earlier payout that could not be taken back from the member's cash. */
  shortfall: number;
  at: Date;
}

/** Returns a round's correction that is waiting for a decision or being carried out. */
export function runningCorrection(
  db: Db,
  table: string,
  round: number,
): Promise<CorrectionRow | undefined> {
  return db
    .selectFrom('tables_corrections')
    .selectAll()
    .where('table_slug', '=', table)
    .where('round', '=', round)
    .where((eb) =>
      eb.or([
        eb('outcome', 'is', null),
        eb.and([eb('outcome', '=', 'confirmed'), eb('finished_at', 'is', null)]),
      ]),
    )
    .executeTakeFirst();
}

/** Returns the latest corrections at a table, newest first. */
export function latestCorrections(db: Db, table: string, limit: number): Promise<CorrectionRow[]> {
  return db
    .selectFrom('tables_corrections')
    .selectAll()
    .where('table_slug', '=', table)
    .orderBy('asked_at', 'desc')
    .limit(limit)
    .execute();
}

export async function countWaiting(db: Db, table: string): Promise<number> {
  const { waiting } = await db
    .selectFrom('tables_corrections')
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('table_slug', '=', table)
    .where('outcome', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(waiting);
}

export async function insertCorrection(
  tx: Transaction,
  row: Omit<
    CorrectionRow,
    'outcome' | 'decided_by' | 'decided_at' | 'decision_comment' | 'finished_at'
  >,
): Promise<void> {
  await tx
    .insertInto('tables_corrections')
    .values({
      ...row,
      before: JSON.stringify(row.before),
      after: JSON.stringify(row.after),
      outcome: null,
      decided_by: null,
      decided_at: null,
      decision_comment: null,
      finished_at: null,
    })
    .execute();
}

export function findCorrection(db: Db, id: string): Promise<CorrectionRow | undefined> {
  return db.selectFrom('tables_corrections').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns a correction and locks it until the transaction ends, so that two clerks cannot decide on it at once. */
export function holdCorrection(tx: Transaction, id: string): Promise<CorrectionRow | undefined> {
  return tx
    .selectFrom('tables_corrections')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function decideCorrection(
  tx: Transaction,
  id: string,
  decision: Pick<CorrectionRow, 'outcome' | 'decided_by' | 'decided_at' | 'decision_comment'>,
): Promise<void> {
  await tx.updateTable('tables_corrections').set(decision).where('id', '=', id).execute();
}

/** Marks a correction as finished. Returns false if it was already finished. */
export async function finishCorrection(tx: Transaction, id: string, at: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tables_corrections')
    .set({ finished_at: at })
    .where('id', '=', id)
    .where('finished_at', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Fields of a settled bet that a correction needs. */
export type SettledBet = Pick<
  TableBetRow,
  'member_id' | 'id' | 'bet' | 'cash_outs' | 'actions' | 'wager_id'
> & { payout: number };

/**
 * Returns one page of a round's settled bets, in the order in which wallets are locked.
 * @param after key of the last bet on the previous page; undefined for the first page
 */
export async function settledBets(
  db: Db,
  {
    table,
    round,
    after,
    limit,
  }: {
    table: string;
    round: number;
    after: Pick<SettledBet, 'member_id' | 'id'> | undefined;
    limit: number;
  },
): Promise<SettledBet[]> {
  const { rows } = await db.client.query<SettledBet>({
    name: 'tables_settled_bets',
    text: `select member_id, id, bet, cash_outs, actions, wager_id, payout from tables_bets
      where table_slug = $1 and round = $2 and payout is not null
        and ($3::uuid is null or (member_id, id) > ($3::uuid, $4::uuid))
      order by member_id, id limit $5`,
    values: [table, round, after?.member_id ?? null, after?.id ?? null, limit],
  });
  return rows;
}

/** Stores a bet's corrected payout. The primary key of the table ensures that a correction changes a bet only once. */
export async function storeCorrectedBet(tx: Transaction, row: CorrectedBetRow): Promise<void> {
  await tx.insertInto('tables_corrected_bets').values(row).execute();
  await tx
    .updateTable('tables_bets')
    .set({
      payout: row.payout_after,
      wager_id: row.wager_after,
      corrected_from: row.payout_before,
    })
    .where('member_id', '=', row.member_id)
    .where('id', '=', row.bet_id)
    .execute();
}
