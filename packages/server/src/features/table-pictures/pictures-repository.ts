/**
 * SQL queries for the state of the tables' videos. The times come from the database, because the servers' clocks
 * differ.
 */
import { sql } from 'kysely';
import type { Db } from '../../platform/database/database.ts';

declare module '../../platform/database/database.ts' {
  interface Tables {
    table_pictures: PictureRow;
  }
}

interface PictureRow {
  table_slug: string;
  generation: number;
  state: 'live' | 'lost';
  since: Date;
  confirmed_at: Date;
}

const now = sql<Date>`clock_timestamp()`;

/**
 * Records a new camera for a table, and returns the camera's generation. The state does not change until the camera
 * sends a frame.
 */
export async function insertGeneration(db: Db, table: string): Promise<number> {
  const first = { generation: 1, state: 'lost', since: now, confirmed_at: now } as const;
  const { generation } = await db
    .insertInto('table_pictures')
    .values({ table_slug: table, ...first })
    .onConflict((conflict) =>
      conflict
        .column('table_slug')
        .doUpdateSet((row) => ({ generation: row('table_pictures.generation', '+', 1) })),
    )
    .returning('generation')
    .executeTakeFirstOrThrow();
  return generation;
}

/** Camera, identified by its table and its generation. */
export interface KnownCamera {
  table: string;
  generation: number;
}

/**
 * Stores a new state. Changes nothing if a newer camera has connected, because the newer camera's server then
 * determines the state.
 */
export async function updateState(
  db: Db,
  { table, generation }: KnownCamera,
  state: 'live' | 'lost',
): Promise<void> {
  await db
    .updateTable('table_pictures')
    .set({ state, since: now, confirmed_at: now })
    .where('table_slug', '=', table)
    .where('generation', '=', generation)
    .execute();
}

/**
 * Confirms that a camera's video is live, even if an earlier attempt to store the state failed. Returns false if a
 * newer camera has connected.
 */
export async function confirmLive(db: Db, { table, generation }: KnownCamera): Promise<boolean> {
  const updated = await db
    .updateTable('table_pictures')
    .set({
      state: 'live',
      since: sql`case when state = 'live' then since else clock_timestamp() end`,
      confirmed_at: now,
    })
    .where('table_slug', '=', table)
    .where('generation', '=', generation)
    .returning('table_slug')
    .executeTakeFirst();
  return updated !== undefined;
}

/**
 * Returns the state of a table's video; undefined if the table never had a camera. A video is considered lost if its
 * server has not confirmed it within the last `maxAgeMs` milliseconds.
 */
export function findState(
  db: Db,
  table: string,
  maxAgeMs: number,
): Promise<{ generation: number; state: 'live' | 'lost' } | undefined> {
  const isCurrent = sql`confirmed_at > clock_timestamp() - ${maxAgeMs} * interval '1 millisecond'`;
  const state = sql<'live' | 'lost'>`case when ${isCurrent} then state else 'lost' end`;
  return db
    .selectFrom('table_pictures')
    .select(['generation', state.as('state')])
    .where('table_slug', '=', table)
    .executeTakeFirst();
}
