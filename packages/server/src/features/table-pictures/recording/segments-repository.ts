/** SQL queries for the recordings of dealt tables. */
import type {
  RecordingFilter,
  RecordingMissing,
} from '@wl/contract/office/table-pictures-recordings';
import { sql, type ExpressionBuilder } from 'kysely';
import type { Db, Tables, Transaction } from '../../../platform/database/database.ts';

declare module '../../../platform/database/database.ts' {
  interface Tables {
    table_pictures_segments: SegmentRow;
    table_pictures_holds: HoldRow;
  }
}

export interface SegmentRow {
  id: string;
  table_slug: string;
  round: number;
  part: number;
  at: Date;
  /**
   * Reason why there is no file; null if there is one. If the file is missing, the columns from `file` to `is_whole`
   * are null.
   */
  missing: RecordingMissing | null;
  /** Path of the file, relative to the folder of the recordings. */
  file: string | null;
  bytes: number | null;
  sha256: string | null;
  generation: number | null;
  started_at: Date | null;
  ended_at: Date | null;
  is_whole: boolean | null;
  checked_at: Date | null;
  fault: 'changed' | 'gone' | null;
  deleted_at: Date | null;
}

interface HoldRow {
  id: string;
  table_slug: string;
  round: number;
  reason: string;
  held_by: string;
  held_at: Date;
  released_by: string | null;
  released_at: Date | null;
}

type OfRound = Pick<SegmentRow, 'table_slug' | 'round'>;

/** Adds a segment after the round's other segments. The caller must have locked the table. */
export async function insertSegment(
  tx: Transaction,
  row: Omit<SegmentRow, 'part' | 'checked_at' | 'fault' | 'deleted_at'>,
): Promise<number> {
  const { last } = await tx
    .selectFrom('table_pictures_segments')
    .select(({ fn }) => fn.coalesce(fn.max('part'), sql<number>`0`).as('last'))
    .where('table_slug', '=', row.table_slug)
    .where('round', '=', row.round)
    .executeTakeFirstOrThrow();
  const part = Number(last) + 1;
  await tx
    .insertInto('table_pictures_segments')
    .values({ ...row, part, checked_at: null, fault: null, deleted_at: null })
    .execute();
  return part;
}

export async function hasSegments(db: Db, { table_slug, round }: OfRound): Promise<boolean> {
  const found = await db
    .selectFrom('table_pictures_segments')
    .select('id')
    .where('table_slug', '=', table_slug)
    .where('round', '=', round)
    .executeTakeFirst();
  return found !== undefined;
}

export function findSegment(db: Db, id: string): Promise<SegmentRow | undefined> {
  return db
    .selectFrom('table_pictures_segments')
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the total size of the stored files in bytes. */
export async function storedBytes(db: Db): Promise<number> {
  const { bytes } = await db
    .selectFrom('table_pictures_segments')
    .select(({ fn }) => fn.coalesce(fn.sum('bytes'), sql<number>`0`).as('bytes'))
    .where('missing', 'is', null)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(bytes);
}

type Segments = ExpressionBuilder<Tables, 'table_pictures_segments'>;

const isHeld = (eb: Segments) =>
  eb.exists(
    eb
      .selectFrom('table_pictures_holds as h')
      .select('h.id')
      .whereRef('h.table_slug', '=', 'table_pictures_segments.table_slug')
      .whereRef('h.round', '=', 'table_pictures_segments.round')
      .where('h.released_at', 'is', null),
  );

const isProblem = (eb: Segments) =>
  eb.or([eb('missing', 'is not', null), eb('is_whole', '=', false), eb('fault', 'is not', null)]);

export interface SegmentsQuery {
  show: RecordingFilter;
  table: string | undefined;
  round: number | undefined;
}

function filtered(db: Db, { show, table, round }: SegmentsQuery) {
  let query = db.selectFrom('table_pictures_segments');
  if (table !== undefined) query = query.where('table_slug', '=', table);
  if (round !== undefined) query = query.where('round', '=', round);
  if (show === 'problems') query = query.where(isProblem);
  if (show === 'held') query = query.where(isHeld);
  return query;
}

/** Returns a page of segments, newest first, and the number of all segments that match. */
export async function listSegments(
  db: Db,
  query: SegmentsQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: SegmentRow[]; total: number }> {
  const rows = await filtered(db, query)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute();
  const { total } = await filtered(db, query)
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total: Number(total) };
}

/**
 * Returns the number of stored files with a fault, plus the number of segments since `from` that are missing or
 * incomplete.
 */
export async function countProblems(db: Db, from: Date): Promise<number> {
  const { total } = await db
    .selectFrom('table_pictures_segments')
    .select(({ fn }) => fn.countAll<number>().as('total'))
    .where(isProblem)
    .where((eb) =>
      eb.or([
        eb('at', '>', from),
        eb.and([eb('fault', 'is not', null), eb('deleted_at', 'is', null)]),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(total);
}

/**
 * Returns the stored segments completed before the given time, oldest first. Leaves out the segments of rounds with a
 * current hold.
 */
export function expiredSegments(db: Db, before: Date, limit: number): Promise<SegmentRow[]> {
  return db
    .selectFrom('table_pictures_segments')
    .selectAll()
    .where('at', '<', before)
    .where('missing', 'is', null)
    .where('deleted_at', 'is', null)
    .where((eb) => eb.not(isHeld(eb)))
    .orderBy('at')
    .limit(limit)
    .execute();
}

export async function setDeleted(db: Db, id: string, at: Date): Promise<void> {
  await db
    .updateTable('table_pictures_segments')
    .set({ deleted_at: at })
    .where('id', '=', id)
    .execute();
}

/** Returns stored segments: first those that were never verified, then those verified longest ago. */
export function leastChecked(db: Db, limit: number): Promise<SegmentRow[]> {
  return db
    .selectFrom('table_pictures_segments')
    .selectAll()
    .where('missing', 'is', null)
    .where('deleted_at', 'is', null)
    .orderBy('checked_at', (order) => order.asc().nullsFirst())
    .limit(limit)
    .execute();
}

export async function setChecked(
  db: Db,
  id: string,
  { at, fault }: { at: Date; fault: SegmentRow['fault'] },
): Promise<void> {
  await db
    .updateTable('table_pictures_segments')
    .set({ checked_at: at, fault })
    .where('id', '=', id)
    .execute();
}

/** Returns the current holds of the given rounds. */
export function holdsOf(db: Db, rounds: readonly OfRound[]): Promise<HoldRow[]> {
  if (rounds.length === 0) return Promise.resolve([]);
  return db
    .selectFrom('table_pictures_holds')
    .selectAll()
    .where('released_at', 'is', null)
    .where((eb) =>
      eb.or(
        rounds.map(({ table_slug, round }) =>
          eb.and([eb('table_slug', '=', table_slug), eb('round', '=', round)]),
        ),
      ),
    )
    .execute();
}

/** Adds a hold. Returns false if the round already has one. */
export async function insertHold(
  tx: Transaction,
  row: Omit<HoldRow, 'released_by' | 'released_at'>,
): Promise<boolean> {
  const added = await tx
    .insertInto('table_pictures_holds')
    .values({ ...row, released_by: null, released_at: null })
    .onConflict((conflict) =>
      conflict.columns(['table_slug', 'round']).where('released_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Ends the hold of a round. Returns false if the round has none. */
export async function releaseHold(
  tx: Transaction,
  { table_slug, round }: OfRound,
  { at, by }: { at: Date; by: string },
): Promise<boolean> {
  const released = await tx
    .updateTable('table_pictures_holds')
    .set({ released_at: at, released_by: by })
    .where('table_slug', '=', table_slug)
    .where('round', '=', round)
    .where('released_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return released !== undefined;
}
