import type { ChatHours } from '@wl/world/chat/hours';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';

export interface HoursRow extends ChatHours {
  version: number;
}

interface HoursTable {
  id: boolean;
  zone: string;
  days: ChatHours['days'];
  closed: string[];
  version: number;
  changed_at: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    chat_hours: HoursTable;
  }
}

/** Returns the opening hours; undefined if they were never set. */
export function findHours(db: Db): Promise<HoursRow | undefined> {
  return db
    .selectFrom('chat_hours')
    .select(['zone', 'days', 'closed', 'version'])
    .executeTakeFirst();
}

/**
 * Stores the opening hours if their stored version is still `version` (0 if no hours have been stored).
 * @returns false if another clerk has changed the hours in the meantime
 */
export async function storeHours(
  tx: Transaction,
  { zone, days, closed }: ChatHours,
  { version, at }: { version: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into chat_hours (zone, days, closed, version, changed_at)
    select ${zone}, ${JSON.stringify(days)}::jsonb, ${closed}::text[], 1, ${at}
    where ${version}::integer = 0 or exists (select from chat_hours)
    on conflict (id) do update set zone = excluded.zone, days = excluded.days, closed = excluded.closed,
      version = chat_hours.version + 1, changed_at = excluded.changed_at
    where chat_hours.version = ${version}::integer`.execute(tx);
  return numAffectedRows === 1n;
}
