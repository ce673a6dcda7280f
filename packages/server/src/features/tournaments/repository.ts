import type { Texts } from '@wl/world/languages';
import type { PrizeBand, Scoring } from '@wl/world/tournaments/tournament';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { StoredState, Terms } from './rules.ts';

export interface TournamentRow {
  id: string;
  series: string | null;
  name: Texts;
  city: string;
  scoring: Scoring;
  /** Stake in cents. */
  stake: number;
  max_rounds: number;
  games: string[];
  entry_coins: number;
  max_entrants: number | null;
  entrants: number;
  prizes: PrizeBand[];
  starts_at: Date;
  ends_at: Date;
  state: StoredState;
  cancel_reason: string | null;
  /** True if prizes or refunds are still to be paid. */
  is_due: boolean;
  /** Number of ranked entries; null until the entries have been ranked. */
  places: number | null;
  /** Number of ranked entries whose members have been paid and notified. Entries are paid in order of rank. */
  places_paid: number;
  /** Time when entrants were reminded of the tournament's start; null before the reminder. */
  reminded_at: Date | null;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    tournaments: TournamentRow;
  }
}

export const termsOf = (row: TournamentRow): Terms => ({
  scoring: row.scoring,
  stakeCents: row.stake,
  maxRounds: row.max_rounds,
  games: row.games,
  startsAt: row.starts_at,
  endsAt: row.ends_at,
});

export type NewTournament = Omit<
  TournamentRow,
  | 'entrants'
  | 'state'
  | 'cancel_reason'
  | 'is_due'
  | 'places'
  | 'places_paid'
  | 'reminded_at'
  | 'version'
  | 'updated_at'
>;

const json = (value: unknown) => sql<never>`${JSON.stringify(value)}::jsonb`;

/** Inserts a tournament. @returns false if the id is taken, or the series already has a tournament with this start */
export async function insertTournament(tx: Transaction, row: NewTournament): Promise<boolean> {
  const made = await tx
    .insertInto('tournaments')
    .values({
      ...row,
      name: json(row.name),
      games: json(row.games),
      prizes: json(row.prizes),
      entrants: 0,
      state: 'open',
      cancel_reason: null,
      is_due: false,
      places: null,
      places_paid: 0,
      reminded_at: null,
      version: 1,
      updated_at: row.created_at,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return made.numInsertedOrUpdatedRows === 1n;
}

export type TournamentEdit = Omit<NewTournament, 'id' | 'series' | 'created_by' | 'created_at'> &
  Pick<TournamentRow, 'reminded_at' | 'version' | 'updated_at'>;

export async function updateTournament(
  tx: Transaction,
  id: string,
  edit: TournamentEdit,
): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({
      ...edit,
      name: json(edit.name),
      games: json(edit.games),
      prizes: json(edit.prizes),
    })
    .where('id', '=', id)
    .execute();
}

export async function setState(
  tx: Transaction,
  ids: readonly string[],
  change: Partial<Pick<TournamentRow, 'state' | 'cancel_reason'>> &
    Pick<TournamentRow, 'updated_at'>,
): Promise<void> {
  if (ids.length === 0) return;
  await tx
    .updateTable('tournaments')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', 'in', [...ids].sort())
    .execute();
}

/**
 * Stores the due flag and the payment progress. The version does not change, because clerks do not edit these columns.
 */
export async function setDue(
  tx: Transaction,
  id: string,
  change: Partial<Pick<TournamentRow, 'is_due' | 'places' | 'places_paid'>>,
): Promise<void> {
  await tx.updateTable('tournaments').set(change).where('id', '=', id).execute();
}

export function findTournament(db: Db, id: string): Promise<TournamentRow | undefined> {
  return db.selectFrom('tournaments').selectAll().where('id', '=', id).executeTakeFirst();
}

export function findTournaments(db: Db, ids: readonly string[]): Promise<TournamentRow[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('tournaments')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
}

/** Locks a tournament until the transaction ends, so that new entries wait. To avoid deadlocks, lock wallets first. */
export function lockTournament(tx: Transaction, id: string): Promise<TournamentRow | undefined> {
  return tx
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

/**
 * Locks and returns the tournaments that ended at or before `before` and whose end is not recorded yet. Skips rows
 * locked by other nodes.
 */
export function lockEnded(tx: Transaction, before: Date): Promise<TournamentRow[]> {
  return tx
    .selectFrom('tournaments')
    .selectAll()
    .where('state', '=', 'open')
    .where('ends_at', '<=', before)
    .orderBy('ends_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Returns the ids of tournaments with outstanding payments, earliest end first. */
export async function findDue(db: Db): Promise<string[]> {
  const rows = await db
    .selectFrom('tournaments')
    .select('id')
    .where('is_due', '=', true)
    .orderBy('ends_at')
    .orderBy('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Locks and returns a tournament with outstanding payments; undefined if it has none or is already locked. */
export function lockDue(tx: Transaction, id: string): Promise<TournamentRow | undefined> {
  return tx
    .selectFrom('tournaments')
    .selectAll()
    .where('id', '=', id)
    .where('is_due', '=', true)
    .forNoKeyUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/**
 * Locks and returns tournaments that start in the interval (`now`, `until`] and whose entrants have not been reminded.
 * Skips rows locked by other nodes.
 */
export function lockStarting(tx: Transaction, now: Date, until: Date): Promise<TournamentRow[]> {
  return tx
    .selectFrom('tournaments')
    .selectAll()
    .where('state', '=', 'open')
    .where('reminded_at', 'is', null)
    .where('starts_at', '>', now)
    .where('starts_at', '<=', until)
    .orderBy('starts_at')
    .orderBy('id')
    .forNoKeyUpdate()
    .skipLocked()
    .execute();
}

/** Records that entrants were reminded. `version` does not change, because clerks do not edit `reminded_at`. */
export async function setReminded(
  tx: Transaction,
  ids: readonly string[],
  at: Date,
): Promise<void> {
  await tx
    .updateTable('tournaments')
    .set({ reminded_at: at })
    .where('id', 'in', [...ids])
    .execute();
}

export type Which = 'running' | 'upcoming' | 'over';

export interface Window {
  limit: number;
  offset: number;
}

function listed(db: Db, which: Which, now: Date, until: Date) {
  const from = db.selectFrom('tournaments');
  if (which === 'over') return from.where('state', 'in', ['over', 'cancelled']);
  const living = from.where('state', 'in', ['open', 'ended']);
  return which === 'running'
    ? living.where('starts_at', '<=', now)
    : living.where('starts_at', '>', now).where('starts_at', '<=', until);
}

/** Returns the prizes and entry prices of all tournaments that have not ended. */
export function livingTournaments(
  db: Db,
): Promise<Pick<TournamentRow, 'prizes' | 'entry_coins'>[]> {
  return db
    .selectFrom('tournaments')
    .select(['prizes', 'entry_coins'])
    .where('state', '=', 'open')
    .execute();
}

/** Returns a page of running, upcoming or past tournaments, and their total number. */
export async function listTournaments(
  db: Db,
  { which, now, until }: { which: Which; now: Date; until: Date },
  { limit, offset }: Window,
): Promise<{ rows: TournamentRow[]; total: number }> {
  const found = listed(db, which, now, until);
  const ordered =
    which === 'upcoming'
      ? found.orderBy('starts_at')
      : found.orderBy('ends_at', which === 'over' ? 'desc' : 'asc');
  const rows = await ordered.selectAll().orderBy('id').limit(limit).offset(offset).execute();
  const count = await listed(db, which, now, until)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirst();
  return { rows, total: count?.total ?? 0 };
}

/**
 * Claims a place if the tournament is open at `now`, still has the version shown to the member, and is not full. If
 * several members claim the last place simultaneously, only one gets it.
 * @returns the entry number; undefined if no place was claimed
 */
export async function takePlace(
  tx: Transaction,
  { id, version }: Pick<TournamentRow, 'id' | 'version'>,
  now: Date,
): Promise<number | undefined> {
  const row = await tx
    .updateTable('tournaments')
    .set({ entrants: sql<number>`entrants + 1` })
    .where('id', '=', id)
    .where('version', '=', version)
    .where('state', '=', 'open')
    .where('ends_at', '>', now)
    .where((eb) =>
      eb.or([eb('max_entrants', 'is', null), eb('entrants', '<', eb.ref('max_entrants'))]),
    )
    .returning('entrants')
    .executeTakeFirst();
  return row?.entrants;
}
