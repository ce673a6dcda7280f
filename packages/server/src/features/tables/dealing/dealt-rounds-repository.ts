/** Queries about dealt rounds for other features. */
import type { Phase } from '@wl/games/tables/round/phases';
import type { Db } from '../../../platform/database/database.ts';
import { listTables } from '../repository.ts';
import { findRound } from '../rounds/rounds-repository.ts';

export interface DealtRound {
  table: string;
  round: number;
  phase: Phase;
  opensAt: Date;
}

/** Returns the latest round of each of the given dealt tables. */
export async function latestDealtRounds(db: Db, tables: readonly string[]): Promise<DealtRound[]> {
  const { rows } = await db.client.query<DealtRound>({
    name: 'tables_latest_dealt_rounds',
    text: `select r.table_slug as table, r.number as round, r.phase, r.opens_at as "opensAt"
      from unnest($1::text[]) as t(slug)
      cross join lateral (
        select * from tables_rounds where table_slug = t.slug order by number desc limit 1) r
      where r.shift_id is not null`,
    values: [tables],
  });
  return rows;
}

/** Maximum number of a table's latest rounds that `endedDealtRounds` reads. */
const LATEST = 200;

/** Returns the dealt rounds that were settled or became void in the given period. */
export async function endedDealtRounds(
  db: Db,
  { from, until }: { from: Date; until: Date },
): Promise<{ table: string; round: number }[]> {
  const { rows } = await db.client.query<{ table: string; round: number }>({
    name: 'tables_ended_dealt_rounds',
    text: `select r.table_slug as table, r.number as round
      from tables t
      cross join lateral (
        select * from tables_rounds where table_slug = t.slug order by number desc limit ${LATEST}) r
      where t.kind = 'dealt' and r.phase in ('settled', 'void') and r.since between $1 and $2`,
    values: [from, until],
  });
  return rows;
}

/** Returns the rounds with a correction or void that awaits confirmation or has not been carried out yet. */
export async function roundsWithOpenCase(db: Db): Promise<{ table: string; round: number }[]> {
  const { rows } = await db.client.query<{ table: string; round: number }>({
    name: 'tables_rounds_with_open_case',
    text: `select table_slug as table, round from tables_corrections
        where outcome is null or (outcome = 'confirmed' and finished_at is null)
      union
      select table_slug, round from tables_voids
        where outcome is null or (outcome = 'confirmed' and finished_at is null)`,
  });
  return rows;
}

/** Returns true if the round exists and was dealt by a person. */
export async function isDealtRound(db: Db, table: string, round: number): Promise<boolean> {
  return typeof (await findRound(db, table, round))?.shiftId === 'string';
}

/** Returns the names of all tables by slug. */
export async function tableNames(db: Db): Promise<ReadonlyMap<string, string>> {
  return new Map((await listTables(db)).map(({ slug, name }) => [slug, name]));
}
