import type { BonusKindName, BonusTerms } from '@wl/world/bonuses/kind';
import type { EndedBy, ItemState } from '@wl/contract/bag';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../../platform/database/database.ts';

/** Row of `bag_items`. Each row covers the whole lifetime of one bag item. Amounts are in cents. */
export interface ItemRow {
  id: string;
  member_id: string;
  kind: BonusKindName;
  slug: string;
  family: string | null;
  terms: BonusTerms;
  terms_hash: string;
  source: 'market' | 'campaign' | 'grant';
  source_id: string;
  state: ItemState;
  acquired_at: Date;
  /** Time when the current state expires; null after the item has ended. */
  deadline: Date | null;
  activated_at: Date | null;
  wagering_hundredths: number | null;
  top_up_id: string | null;
  deposit_cents: number | null;
  slot_staked_cents: number;
  slot_paid_cents: number;
  spins_left: number | null;
  credit_left_cents: number | null;
  won_cents: number;
  granted_cents: number | null;
  required_cents: number | null;
  wagered_cents: number | null;
  paid_out_cents: number;
  ended_at: Date | null;
  ended_by: EndedBy | null;
  end_reason: string | null;
}

/** Row of `bag_running`: bonus money of a running item. Bets can use this money. */
export interface RunningRow {
  member_id: string;
  no: number;
  item_id: string;
  balance_cents: number;
  /** Part of the item's bonus money that is staked on open wagers; not included in `balance_cents`. */
  in_play_cents: number;
  required_cents: number;
  wagered_cents: number;
  reached_at: Date | null;
  /** Deadline of the item. A bet at exactly this time can still use the bonus money. */
  deadline: Date;
}

declare module '../../../platform/database/database.ts' {
  interface Tables {
    bag_items: ItemRow;
    bag_running: RunningRow;
  }
}

/** Columns whose values are set when a bag item is inserted. */
export type NewItem = Pick<
  ItemRow,
  | 'id'
  | 'member_id'
  | 'kind'
  | 'slug'
  | 'family'
  | 'terms_hash'
  | 'source'
  | 'source_id'
  | 'acquired_at'
  | 'deadline'
> & { terms: BonusTerms };

/** Item columns that can change. The database rejects changes to all other columns. */
export type ItemChange = Partial<
  Omit<ItemRow, keyof Omit<NewItem, 'deadline'> | 'member_id'> & Pick<ItemRow, 'deadline'>
>;

export async function insertItem(tx: Transaction, item: NewItem): Promise<void> {
  await tx
    .insertInto('bag_items')
    .values({ ...item, terms: sql`${JSON.stringify(item.terms)}::jsonb` } as never)
    .execute();
}

export async function changeItem(tx: Transaction, id: string, change: ItemChange): Promise<void> {
  await tx.updateTable('bag_items').set(change).where('id', '=', id).execute();
}

/** Locks an item's row until the transaction ends, and returns it. The caller must have locked the member's wallet. */
export function lockItem(tx: Transaction, id: string): Promise<ItemRow | undefined> {
  return tx.selectFrom('bag_items').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export function findItem(db: Db, id: string): Promise<ItemRow | undefined> {
  return db.selectFrom('bag_items').selectAll().where('id', '=', id).executeTakeFirst();
}

/** Returns the item that the given purchase, campaign claim or grant has already created, if any. */
export function findBySource(
  db: Db,
  source: ItemRow['source'],
  sourceId: string,
): Promise<ItemRow | undefined> {
  return db
    .selectFrom('bag_items')
    .selectAll()
    .where('source', '=', source)
    .where('source_id', '=', sourceId)
    .executeTakeFirst();
}

/** Returns the member's items that have not ended, oldest first. */
export function livingItems(db: Db, memberId: string): Promise<ItemRow[]> {
  return db
    .selectFrom('bag_items')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('ended_at', 'is', null)
    .orderBy('acquired_at')
    .orderBy('id')
    .execute();
}

/** Returns a page of the member's ended items, most recently ended first, and the total number of ended items. */
export async function endedItems(
  db: Db,
  memberId: string,
  window: { limit: number; offset: number },
): Promise<{ rows: ItemRow[]; total: number }> {
  const ended = db
    .selectFrom('bag_items')
    .where('member_id', '=', memberId)
    .where('ended_at', 'is not', null);
  const [rows, { total }] = await Promise.all([
    ended
      .selectAll()
      .orderBy('ended_at', 'desc')
      .orderBy('id')
      .limit(window.limit)
      .offset(window.offset)
      .execute(),
    ended.select((eb) => eb.fn.countAll<number>().as('total')).executeTakeFirstOrThrow(),
  ]);
  return { rows, total };
}

/** Returns the times after `since` at which the member acquired items that share a limit (`family`), oldest first. */
export async function acquiredSince(
  db: Db,
  memberId: string,
  family: string,
  since: Date,
): Promise<Date[]> {
  const rows = await db
    .selectFrom('bag_items')
    .select('acquired_at')
    .where('member_id', '=', memberId)
    .where('family', '=', family)
    .where('acquired_at', '>', since)
    .orderBy('acquired_at')
    .execute();
  return rows.map(({ acquired_at }) => acquired_at);
}

/** Item past its deadline. */
export type DueItem = Pick<ItemRow, 'id' | 'member_id' | 'deadline'>;

/**
 * Returns items past their deadline, of one member or of all members, earliest deadline first. `after` is the last item
 * of the previous page.
 */
export function dueItems(
  db: Db,
  page: { now: Date; after: DueItem | undefined; limit: number; memberId?: string | undefined },
): Promise<DueItem[]> {
  const { now, after, limit, memberId } = page;
  let query = db
    .selectFrom('bag_items')
    .select(['id', 'member_id', 'deadline'])
    .where('deadline', '<', now);
  if (memberId !== undefined) query = query.where('member_id', '=', memberId);
  if (after?.deadline)
    query = query.where((eb) =>
      eb(eb.refTuple('deadline', 'id'), '>', eb.tuple(after.deadline, after.id)),
    );
  return query.orderBy('deadline').orderBy('id').limit(limit).execute();
}

/** Item that is close to its deadline. */
export interface EndingItem {
  id: string;
  memberId: string;
  kind: BonusKindName;
  deadline: Date;
}

/**
 * Returns items whose deadline is after `now` and at or before `until`, earliest first. `after` is the last item of the
 * previous page.
 */
export async function itemsEndingBefore(
  db: Db,
  page: { now: Date; until: Date; after: EndingItem | undefined; limit: number },
): Promise<EndingItem[]> {
  const { now, until, after, limit } = page;
  let query = db
    .selectFrom('bag_items')
    .select(['id', 'member_id', 'kind', 'deadline'])
    .where('deadline', '>', now)
    .where('deadline', '<=', until);
  if (after)
    query = query.where((eb) =>
      eb(eb.refTuple('deadline', 'id'), '>', eb.tuple(after.deadline, after.id)),
    );
  const rows = await query.orderBy('deadline').orderBy('id').limit(limit).execute();
  return rows.flatMap(({ id, member_id: memberId, kind, deadline }) =>
    deadline ? [{ id, memberId, kind, deadline }] : [],
  );
}

/** Returns a member's rows of `bag_running`, in the order in which their bonus money is staked. */
export function runningOf(db: Db, memberId: string): Promise<RunningRow[]> {
  return db
    .selectFrom('bag_running')
    .selectAll()
    .where('member_id', '=', memberId)
    .orderBy('no')
    .execute();
}

/** Returns how many cents of bonus money a member can stake at the time `at`. The caller must hold the wallet lock. */
export async function stakeableBonus(tx: Transaction, memberId: string, at: Date): Promise<number> {
  const running = await runningOf(tx, memberId);
  return running.reduce(
    (sum, { balance_cents, deadline }) => sum + (deadline >= at ? balance_cents : 0),
    0,
  );
}

/** Makes an item's bonus money available for bets. The same transaction must already have booked the money. */
export async function openRunning(
  tx: Transaction,
  row: Pick<RunningRow, 'member_id' | 'item_id' | 'balance_cents' | 'required_cents' | 'deadline'>,
): Promise<void> {
  await tx.client.query({
    name: 'bag_open',
    text: 'select bag_open($1, $2, $3, $4, $5)',
    values: [row.member_id, row.item_id, row.balance_cents, row.required_cents, row.deadline],
  });
}

/**
 * Makes an item's bonus money unavailable for bets.
 * @returns the remaining bonus money and the turnover so far, in cents; undefined if no bonus money was available
 */
export async function closeRunning(
  tx: Transaction,
  memberId: string,
  itemId: string,
): Promise<{ balance: number; wagered: number } | undefined> {
  const { rows } = await tx.client.query<{ balance: number | null; wagered: number | null }>({
    name: 'bag_close',
    text: 'select * from bag_close($1, $2)',
    values: [memberId, itemId],
  });
  const [row] = rows;
  return row && row.balance !== null && row.wagered !== null
    ? { balance: row.balance, wagered: row.wagered }
    : undefined;
}

/**
 * Checks that the wallet's bonus money equals the total bonus money of the member's items.
 * @throws Error if the amounts differ, which rolls back the transaction
 */
export async function agree(tx: Transaction, memberId: string): Promise<void> {
  await tx.client.query({
    name: 'bag_agree',
    text: 'select bag_agree($1)',
    values: [memberId],
  });
}

/** Returns the ids, without duplicates, of the given members who have a running cashback item that tracks a deposit. */
export async function watchersAmong(tx: Transaction, memberIds: string[]): Promise<string[]> {
  const { rows } = await tx.client.query<{ member_id: string }>({
    name: 'bag_watchers',
    text: `select distinct member_id from bag_items
      where member_id = any($1::uuid[]) and state = 'running' and granted_cents is null`,
    values: [memberIds],
  });
  return rows.map(({ member_id }) => member_id);
}
