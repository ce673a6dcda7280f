import type { SupportCalendar } from '@wl/world/casino/support-calendar';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

interface CalendarRow {
  id: boolean;
  zone: string;
  days: boolean[];
  closed: string[];
  version: number;
  changed_at: Date;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    support_calendar: CalendarRow;
  }
}

/** Returns the support calendar with its version; undefined if it has never been set. */
export function findCalendar(
  db: Db,
): Promise<Pick<CalendarRow, 'zone' | 'days' | 'closed' | 'version'> | undefined> {
  return db
    .selectFrom('support_calendar')
    .select(['zone', 'days', 'closed', 'version'])
    .executeTakeFirst();
}

/**
 * Stores the calendar if the stored version still equals `version` (0 if never set).
 * @returns false if another clerk has changed the calendar in the meantime
 */
export async function storeCalendar(
  tx: Transaction,
  { zone, days, closed }: SupportCalendar,
  { version, at }: { version: number; at: Date },
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    insert into support_calendar (zone, days, closed, version, changed_at)
    select ${zone}, ${days}::boolean[], ${closed}::text[], 1, ${at}
    where ${version}::integer = 0 or exists (select from support_calendar)
    on conflict (id) do update set zone = excluded.zone, days = excluded.days, closed = excluded.closed,
      version = support_calendar.version + 1, changed_at = excluded.changed_at
    where support_calendar.version = ${version}::integer`.execute(tx);
  return numAffectedRows === 1n;
}
