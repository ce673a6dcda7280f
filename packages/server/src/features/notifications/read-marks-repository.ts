import type { NotificationKind } from '@wl/world/notifications/kinds';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

/**
 * Marks one notification as read.
 * @returns true if the notification belongs to the member, even if the notification was deleted
 */
export async function markRead(
  tx: Transaction,
  { id, memberId }: { id: string; memberId: string },
  at: Date,
): Promise<boolean> {
  const done = await tx
    .updateTable('notifications')
    .set({ read_at: sql<Date>`coalesce(read_at, ${at})` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Id of the ticket that a notification is about; null for other notifications. */
const ticketOf = sql<string | null>`data->>'ticket'`;

/** Returns true if the member has an unread notification about this ticket. */
export async function hasUnreadAbout(db: Db, memberId: string, ticket: string): Promise<boolean> {
  const found = await db
    .selectFrom('notifications')
    .select('id')
    .where('member_id', '=', memberId)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where(ticketOf, '=', ticket)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Marks unread notifications of the given kinds as read, unless they were added or updated after the given version of
 * the notification bell. With `ticket`, marks only notifications about that ticket.
 */
export async function markAllRead(
  tx: Transaction,
  memberId: string,
  {
    kinds,
    version,
    ticket,
  }: { kinds: readonly NotificationKind[]; version: number; ticket?: string | undefined },
  at: Date,
): Promise<void> {
  await tx
    .updateTable('notifications')
    .set({ read_at: at })
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('read_at', 'is', null)
    .where('deleted_at', 'is', null)
    .where('rung', '<=', version)
    .$if(ticket !== undefined, (query) => query.where(ticketOf, '=', ticket ?? null))
    .execute();
}
