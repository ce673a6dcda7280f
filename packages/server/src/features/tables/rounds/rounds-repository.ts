/** SQL queries for the rounds of shared tables. */
import type { TableTrouble } from '@wl/contract/tables-record';
import type { Pace } from '@wl/games/tables/round/pace';
import type { Phase, RoundState, VoidReason } from '@wl/games/tables/round/phases';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';
import { endIfStopped } from '../repository.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    tables_rounds: RoundRow;
  }
}

interface RoundRow {
  table_slug: string;
  number: number;
  /** Epoch of the owner that last wrote the row. */
  epoch: number;
  /** Place in the hash chain; null in a round that a person dealt. */
  chain_no: number | null;
  chain_index: number | null;
  /** Shift in which a dealt round was opened; null at a table drawn by computer. */
  shift_id: string | null;
  phase: Phase;
  pace: Pace;
  opens_at: Date;
  closes_at: Date;
  since: Date;
  show_ms: number | null;
  /**
   * Time at which the result became public, in a game whose result stays secret until its presentation ends. Null
   * before that time and in other games.
   */
  shown_at: Date | null;
  /**
   * Times at which more cards become public, in ms after the start of the phase, and how many of these times have
   * passed. Both are null in games without decisions.
   */
  steps_ms: number[] | null;
  steps_shown: number | null;
  /** Chain link and result of the round; both null until the round is revealed. A dealt round has no link. */
  link: string | null;
  result: unknown;
  /** Result that replaced `result` when a pit boss corrected the settled round. */
  corrected: unknown;
  /** Reason why a dealt round accepts no bets, and the time since which it applies; both null if there is none. */
  trouble: TableTrouble | null;
  trouble_at: Date | null;
  void_reason: VoidReason | null;
}

/** Round of a shared table as stored in the database. */
export interface StoredRound {
  table: string;
  state: RoundState;
  chainNo: number | null;
  chainIndex: number | null;
  /** Shift in which a dealt round was opened; null at a table drawn by computer. */
  shiftId: string | null;
  /** Reason why a dealt round accepts no bets, and the Unix time in ms since which the reason applies. */
  trouble: { kind: TableTrouble; at: number } | undefined;
  /**
   * Revealed link of the hash chain and the round's result; undefined until the round is revealed. A dealt round has no
   * link. `paidFirst` is the result with which the round was settled, if a pit boss has corrected it since.
   */
  drawn: { link: string | null; result: unknown; paidFirst?: unknown } | undefined;
}

function toRound(row: RoundRow): StoredRound {
  return {
    table: row.table_slug,
    state: {
      round: row.number,
      phase: row.phase,
      pace: row.pace,
      opensAt: row.opens_at.getTime(),
      closesAt: row.closes_at.getTime(),
      since: row.since.getTime(),
      ...(row.show_ms === null ? {} : { showMs: row.show_ms }),
      ...(row.shown_at === null ? {} : { shownAt: row.shown_at.getTime() }),
      ...(row.steps_ms === null ? {} : { stepsMs: row.steps_ms, stepsShown: row.steps_shown ?? 0 }),
      ...(row.void_reason === null ? {} : { reason: row.void_reason }),
    },
    chainNo: row.chain_no,
    chainIndex: row.chain_index,
    shiftId: row.shift_id,
    trouble:
      row.trouble === null || row.trouble_at === null
        ? undefined
        : { kind: row.trouble, at: row.trouble_at.getTime() },
    drawn: drawnOf(row),
  };
}

function drawnOf({ link, result, corrected }: RoundRow): StoredRound['drawn'] {
  if (result === null) return undefined;
  return corrected === null ? { link, result } : { link, result: corrected, paidFirst: result };
}

/**
 * Returns the latest rounds of a table, newest first.
 * @param upTo number of the newest round to return; the table's latest round if undefined
 */
export async function latestRounds(
  db: Db,
  table: string,
  limit: number,
  upTo?: number,
): Promise<StoredRound[]> {
  let query = db.selectFrom('tables_rounds').selectAll().where('table_slug', '=', table);
  if (upTo !== undefined) query = query.where('number', '<=', upTo);
  const rows = await query.orderBy('number', 'desc').limit(limit).execute();
  return rows.map(toRound);
}

export async function findRound(
  db: Db,
  table: string,
  number: number,
): Promise<StoredRound | undefined> {
  const row = await db
    .selectFrom('tables_rounds')
    .selectAll()
    .where('table_slug', '=', table)
    .where('number', '=', number)
    .executeTakeFirst();
  return row && toRound(row);
}

/** Time in milliseconds after which the database ends an idle bet transaction, for example if the process is paused. */
const BET_STOPPED_MS = 5_000;

/**
 * Returns the latest round of a table and prevents phase changes until the transaction ends. Concurrent transactions
 * can still book bets on the round.
 * @param stoppedMs time in milliseconds after which the database ends the transaction if its process is paused, so that
 *   the round can continue
 */
export async function holdLatestRound(
  tx: Transaction,
  table: string,
  stoppedMs = BET_STOPPED_MS,
): Promise<StoredRound | undefined> {
  const row = await tx
    .selectFrom('tables_rounds')
    .selectAll()
    .select(sql.raw<string>(endIfStopped(stoppedMs)).as('timeout'))
    .where('table_slug', '=', table)
    .orderBy('number', 'desc')
    .limit(1)
    .forShare()
    .executeTakeFirst();
  return row && toRound(row);
}

/** Stores a new round. The database rejects an outdated `epoch`, and a chain link that has been used before. */
export async function insertRound(
  tx: Transaction,
  { table, state, chainNo, chainIndex, shiftId }: Omit<StoredRound, 'drawn'>,
  epoch: number,
): Promise<void> {
  await tx
    .insertInto('tables_rounds')
    .values({
      table_slug: table,
      number: state.round,
      epoch,
      chain_no: chainNo,
      chain_index: chainIndex,
      shift_id: shiftId,
      phase: state.phase,
      pace: JSON.stringify(state.pace) as never,
      opens_at: new Date(state.opensAt),
      closes_at: new Date(state.closesAt),
      since: new Date(state.since),
      show_ms: null,
      shown_at: null,
      steps_ms: null,
      steps_shown: null,
      link: null,
      result: null,
      corrected: null,
      trouble: null,
      trouble_at: null,
      void_reason: null,
    })
    .execute();
}

/**
 * Stores the next state of a round. Waits for the transactions that are booking bets in this round.
 * @param before expected current phase of the round
 * @returns true if the round was still in that phase and has been updated, otherwise false
 */
export async function updateRound(
  tx: Transaction,
  { table, state, drawn }: Pick<StoredRound, 'table' | 'state' | 'drawn'>,
  { before, epoch }: { before: Phase; epoch: number },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('tables_rounds')
    .set({
      epoch,
      phase: state.phase,
      since: new Date(state.since),
      show_ms: state.showMs ?? null,
      shown_at: state.shownAt === undefined ? null : new Date(state.shownAt),
      steps_ms: state.stepsMs ? (JSON.stringify(state.stepsMs) as never) : null,
      steps_shown: state.stepsShown ?? null,
      link: drawn?.link ?? null,
      result: drawn ? (JSON.stringify(drawn.result) as never) : null,
      void_reason: state.reason ?? null,
    })
    .where('table_slug', '=', table)
    .where('number', '=', state.round)
    .where('phase', '=', before)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

/** Stores the reason why a dealt round accepts no bets; undefined if it accepts bets again. */
export async function storeTrouble(
  tx: Transaction,
  { table, number, epoch }: { table: string; number: number; epoch: number },
  trouble: StoredRound['trouble'],
): Promise<void> {
  await tx
    .updateTable('tables_rounds')
    .set({
      epoch,
      trouble: trouble?.kind ?? null,
      trouble_at: trouble ? new Date(trouble.at) : null,
    })
    .where('table_slug', '=', table)
    .where('number', '=', number)
    .execute();
}

/** Stores the corrected result of a settled round beside the original result. */
export async function storeCorrected(
  tx: Transaction,
  { table, number, epoch }: { table: string; number: number; epoch: number },
  corrected: unknown,
): Promise<void> {
  await tx
    .updateTable('tables_rounds')
    .set({ epoch, corrected: JSON.stringify(corrected) })
    .where('table_slug', '=', table)
    .where('number', '=', number)
    .execute();
}
