import type { TicketKind } from '@wl/world/casino/support';
import type { Db } from '../../platform/database/database.ts';

/**
 * Returns the ids of up to `limit` tickets of the given kind that were last answered at or before `until` and are still
 * in the state `answered`. The tickets are sorted by their last message, oldest first.
 */
export async function answeredSince(
  db: Db,
  kind: TicketKind,
  until: Date,
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('support_tickets')
    .select('id')
    .where('state', '=', 'answered')
    .where('kind', '=', kind)
    .where((eb) => eb(eb.fn.coalesce('answered_at', 'last_at'), '<=', until))
    .orderBy('last_at')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Deletes tickets of the given kind that have had no message since `before`, with their threads and the tickets merged
 * into them. A merged ticket is kept for as long as the ticket that continues its thread.
 */
export async function deleteOlder(db: Db, kind: TicketKind, before: Date): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('support_tickets')
    .where('kind', '=', kind)
    .where('last_at', '<', before)
    .where('merged_into', 'is', null)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
