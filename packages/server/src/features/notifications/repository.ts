import type { NotificationGroup, NotificationKind } from '@wl/world/notifications/kinds';
import { type Generated, sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Position } from '../../platform/events/event-pages.ts';

export interface NotificationRow {
  id: string;
  member_id: string;
  key: string;
  kind: NotificationKind;
  data: Record<string, unknown>;
  at: Date;
  read_at: Date | null;
  deleted_at: Date | null;
}

/** A member's notification preferences, and the bell's `version`, which every change to notifications increments. */
export interface BellRow {
  member_id: string;
  version: number;
  quiet: NotificationGroup[];
  unmailed: NotificationGroup[];
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    notifications: NotificationRow & {
      no: Generated<number>;
      rung: Generated<number>;
      counted_tx: string | null;
      counted_id: number | null;
    };
    notifications_members: Omit<BellRow, 'version' | 'quiet' | 'unmailed'> & {
      version: Generated<number>;
      quiet: Generated<NotificationGroup[]>;
      unmailed: Generated<NotificationGroup[]>;
    };
  }
}

/**
 * Increments the version of each member's bell (notification list) in order of member id, and locks the rows until
 * commit. Call this function before every change to notifications. Concurrent changes then wait only for this lock,
 * always in the same order, so they cannot deadlock.
 */
export async function ring(
  tx: Transaction,
  memberIds: readonly string[],
): Promise<Map<string, BellRow>> {
  const { rows } = await tx.client.query<BellRow>({
    name: 'notifications_ring',
    text: `insert into notifications_members as m (member_id, version)
      select member_id, 1 from unnest($1::uuid[]) as n(member_id)
      on conflict (member_id) do update set version = m.version + 1
      returning member_id, version, quiet, unmailed`,
    values: [[...new Set(memberIds)].sort()],
  });
  return new Map(rows.map((row) => [row.member_id, row]));
}

export type NewRow = Omit<NotificationRow, 'read_at' | 'deleted_at'> & {
  /** Version of the member's notification bell when the notification was added or last combined with another event. */
  rung: number;
};

/** Notification that combines several events, with the position of the last event that it includes. */
export type SumRow = NewRow & { counted: Position };

/**
 * Inserts notifications in one statement. Leaves an existing notification with the same key unchanged.
 * @returns the inserted notifications
 */
export async function insertNew(
  tx: Transaction,
  rows: readonly NewRow[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  const found = await tx.client.query<NotificationRow>({
    name: 'notifications_insert',
    text: `insert into notifications (id, member_id, key, kind, data, at, rung)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[], $7::bigint[])
      on conflict (member_id, key) do nothing
      returning id, member_id, key, kind, data, at, read_at, deleted_at`,
    values: columns(rows),
  });
  return found.rows;
}

/** Returns the position of the last event included in each stored notification, keyed by `<member id> <key>`. */
export async function findCounted(
  db: Db,
  facts: readonly { memberId: string; key: string }[],
): Promise<Map<string, Position>> {
  const { rows } = await db.client.query<{ member_id: string; key: string } & Position>({
    name: 'notifications_counted',
    text: `select n.member_id, n.key, n.counted_tx::text as tx, n.counted_id as id
      from unnest($1::uuid[], $2::text[]) as w(member_id, key)
      join notifications n using (member_id, key) where n.counted_tx is not null`,
    values: [facts.map(({ memberId }) => memberId), facts.map(({ key }) => key)],
  });
  return new Map(rows.map(({ member_id, key, tx, id }) => [`${member_id} ${key}`, { tx, id }]));
}

/**
 * Adds `count` and `coins` to the stored notifications with the same keys, or inserts new notifications. A read or
 * deleted notification is restored as unread. `rows` must not contain the same key twice for one member.
 */
export async function addSums(
  tx: Transaction,
  rows: readonly SumRow[],
): Promise<NotificationRow[]> {
  if (rows.length === 0) return [];
  const found = await tx.client.query<NotificationRow>({
    name: 'notifications_add_sums',
    text: `insert into notifications as n (id, member_id, key, kind, data, at, rung, counted_tx, counted_id)
      select * from unnest($1::uuid[], $2::uuid[], $3::text[], $4::text[], $5::jsonb[], $6::timestamptz[], $7::bigint[],
        $8::xid8[], $9::bigint[])
      on conflict (member_id, key) do update set
        data = jsonb_build_object(
          'count', coalesce((n.data->>'count')::bigint, 0) + (excluded.data->>'count')::bigint,
          'coins', coalesce((n.data->>'coins')::bigint, 0) + (excluded.data->>'coins')::bigint),
        at = greatest(n.at, excluded.at), rung = excluded.rung, read_at = null, deleted_at = null,
        counted_tx = excluded.counted_tx, counted_id = excluded.counted_id
      returning id, member_id, key, kind, data, at, read_at, deleted_at`,
    values: [
      ...columns(rows),
      rows.map(({ counted }) => counted.tx),
      rows.map(({ counted }) => counted.id),
    ],
  });
  return found.rows;
}

const columns = (rows: readonly NewRow[]): unknown[] => [
  rows.map(({ id }) => id),
  rows.map(({ member_id }) => member_id),
  rows.map(({ key }) => key),
  rows.map(({ kind }) => kind),
  rows.map(({ data }) => JSON.stringify(data)),
  rows.map(({ at }) => at),
  rows.map(({ rung }) => rung),
];

const shown = (db: Db, memberId: string, kinds: readonly NotificationKind[]) =>
  db
    .selectFrom('notifications')
    .where('member_id', '=', memberId)
    .where('kind', 'in', kinds)
    .where('deleted_at', 'is', null);

/** Returns a page of notifications, newest first. */
export function findPage(
  db: Db,
  memberId: string,
  kinds: readonly NotificationKind[],
  { offset, limit }: { offset: number; limit: number },
): Promise<NotificationRow[]> {
  return shown(db, memberId, kinds)
    .selectAll()
    .orderBy('at', 'desc')
    .orderBy('no', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Returns the number of all notifications and the number of unread notifications, for each kind. */
export function countKinds(
  db: Db,
  memberId: string,
  kinds: readonly NotificationKind[],
): Promise<{ kind: NotificationKind; total: number; unread: number }[]> {
  return shown(db, memberId, kinds)
    .select(({ fn }) => [
      'kind',
      fn.countAll<number>().as('total'),
      sql<number>`count(*) filter (where read_at is null)`.as('unread'),
    ])
    .groupBy('kind')
    .execute();
}

/**
 * Returns each given member's bell state: a version number, and the number of unread notifications of the given kinds.
 */
export async function bellsOf(
  db: Db,
  members: readonly { memberId: string; kinds: readonly NotificationKind[] }[],
): Promise<Map<string, { unread: number; version: number }>> {
  const { rows } = await db.client.query<{ member_id: string; unread: number; version: number }>({
    name: 'notifications_bells',
    text: `select w.member_id, coalesce(m.version, 0) as version,
        (select count(*) from notifications n where n.member_id = w.member_id and n.read_at is null
           and n.deleted_at is null and n.kind = any(string_to_array(w.kinds, ' '))) as unread
      from unnest($1::uuid[], $2::text[]) as w(member_id, kinds)
      left join notifications_members m using (member_id)`,
    values: [members.map(({ memberId }) => memberId), members.map(({ kinds }) => kinds.join(' '))],
  });
  return new Map(rows.map(({ member_id, ...bell }) => [member_id, bell]));
}

/**
 * Deletes one notification and its data, but keeps its key, so that a repeated event or job does not recreate it.
 * @returns true if the notification belonged to the member
 */
export async function takeAway(
  tx: Transaction,
  { id, memberId }: { id: string; memberId: string },
  at: Date,
): Promise<boolean> {
  const done = await tx
    .updateTable('notifications')
    .set({ deleted_at: sql<Date>`coalesce(deleted_at, ${at})`, data: sql`'{}'::jsonb` })
    .where('id', '=', id)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

/** Returns the row with the member's notification preferences, or undefined if no row has been stored yet. */
export function findBell(db: Db, memberId: string): Promise<BellRow | undefined> {
  return db
    .selectFrom('notifications_members')
    .selectAll()
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

export async function saveChoice(
  tx: Transaction,
  memberId: string,
  choice: Partial<Pick<BellRow, 'quiet' | 'unmailed'>>,
): Promise<void> {
  await tx
    .updateTable('notifications_members')
    .set(choice)
    .where('member_id', '=', memberId)
    .execute();
}

/** Returns the given keys that already have a notification, each as `<member id> <notification key>`. */
export async function knownKeys(
  db: Db,
  facts: readonly { memberId: string; key: string }[],
): Promise<Set<string>> {
  const { rows } = await db.client.query<{ member_id: string; key: string }>({
    name: 'notifications_known_keys',
    text: `select n.member_id, n.key from unnest($1::uuid[], $2::text[]) as w(member_id, key)
      join notifications n using (member_id, key)`,
    values: [facts.map(({ memberId }) => memberId), facts.map(({ key }) => key)],
  });
  return new Set(rows.map(({ member_id, key }) => `${member_id} ${key}`));
}

/**
 * Deletes notifications older than `before`, at most `limit` of them.
 * @returns the number of deleted notifications
 */
export async function purgeBefore(db: Db, before: Date, limit: number): Promise<number> {
  const { rowCount } = await db.client.query({
    name: 'notifications_purge',
    text: `delete from notifications where id in (select id from notifications where at < $1 order by at limit $2)`,
    values: [before, limit],
  });
  return rowCount ?? 0;
}

/**
 * Deletes all notifications of a closed account, because they contain device names. Calls `ring` first, to wait for
 * transactions that are adding notifications. Those transactions may still need to lock the member's row in `members`,
 * so call this function before locking that row.
 */
export async function forgetAll(tx: Transaction, memberId: string): Promise<void> {
  await ring(tx, [memberId]);
  await tx.deleteFrom('notifications').where('member_id', '=', memberId).execute();
  await tx.deleteFrom('notifications_members').where('member_id', '=', memberId).execute();
}

/** Deletes the rows of closed accounts from `notifications_members`. `ring` may have just created these rows. */
export async function dropBells(tx: Transaction, memberIds: readonly string[]): Promise<void> {
  await tx.deleteFrom('notifications_members').where('member_id', 'in', memberIds).execute();
}
