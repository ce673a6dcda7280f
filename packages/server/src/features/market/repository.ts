import type { TrueCost } from '@wl/contract/market';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { MemberLimit } from '@wl/world/bonuses/items';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';

export interface EditionRow {
  slug: string;
  version: number;
  terms: BonusTerms;
  terms_hash: string;
  price_coins: number;
  member_limit: MemberLimit | null;
  on_sale: boolean;
  opens_at: Date | null;
  closes_at: Date | null;
  featured: 1 | 2 | null;
  created_at: Date;
  created_by: string;
  reason: string;
}

export interface PurchaseRow {
  id: string;
  member_id: string;
  key: string;
  slug: string;
  version: number;
  price_coins: number;
  list_price_coins: number;
  bought_at: Date;
}

export interface LabelRow {
  /**
   * Key returned by `trueCostKey`. It identifies the terms, the tactic, the game with its math version, and the version
   * of the simulation.
   */
  cost_key: string;
  gambler: number;
  label: TrueCost;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    market_editions: EditionRow;
    market_stock: { slug: string; items_left: number };
    market_purchases: PurchaseRow;
    market_labels: LabelRow;
  }
}

/** Returns the newest edition of every item that has ever been edited. */
export function newestEditions(db: Db): Promise<EditionRow[]> {
  return db
    .selectFrom('market_editions')
    .selectAll()
    .distinctOn('slug')
    .orderBy('slug')
    .orderBy('version', 'desc')
    .execute();
}

/**
 * Inserts an edition.
 * @returns false if another clerk has already created this version
 */
export async function insertEdition(tx: Transaction, row: EditionRow): Promise<boolean> {
  const made = await tx
    .insertInto('market_editions')
    .values({
      ...row,
      terms: sql`${JSON.stringify(row.terms)}::jsonb`,
      member_limit: sql`${JSON.stringify(row.member_limit)}::jsonb`,
    } as never)
    .onConflict((conflict) => conflict.doNothing())
    .returning('version')
    .executeTakeFirst();
  return made !== undefined;
}

/** Returns the number of items left, by slug, for all items with limited stock. */
export async function stockOf(db: Db): Promise<Map<string, number>> {
  const rows = await db.selectFrom('market_stock').selectAll().execute();
  return new Map(rows.map(({ slug, items_left }) => [slug, items_left]));
}

/**
 * Makes concurrent transactions that create editions wait for each other, so that two items cannot take the same
 * featured position.
 */
export async function lockEditions(tx: Transaction): Promise<void> {
  await tx.client.query(`select pg_advisory_xact_lock(hashtext('market_editions'))`);
}

/** Returns an item's stock and locks it until the end of the transaction; null if the stock is unlimited. */
export async function lockStock(tx: Transaction, slug: string): Promise<number | null> {
  const row = await tx
    .selectFrom('market_stock')
    .select('items_left')
    .where('slug', '=', slug)
    .forUpdate()
    .executeTakeFirst();
  return row?.items_left ?? null;
}

/** Sets the stock; null means unlimited. */
export async function putStock(tx: Transaction, slug: string, left: number | null): Promise<void> {
  if (left === null) await tx.deleteFrom('market_stock').where('slug', '=', slug).execute();
  else
    await tx
      .insertInto('market_stock')
      .values({ slug, items_left: left })
      .onConflict((conflict) => conflict.column('slug').doUpdateSet({ items_left: left }))
      .execute();
}

/**
 * Takes one unit of an item from its limited stock. Concurrent calls for that item wait until this transaction ends.
 * @returns false if the item is sold out
 */
export async function takeFromStock(tx: Transaction, slug: string): Promise<boolean> {
  const left = await lockStock(tx, slug);
  if (left === null) return true;
  if (left < 1) return false;
  await tx
    .updateTable('market_stock')
    .set({ items_left: left - 1 })
    .where('slug', '=', slug)
    .execute();
  return true;
}

export function findPurchase(
  tx: Transaction,
  memberId: string,
  key: string,
): Promise<PurchaseRow | undefined> {
  return tx
    .selectFrom('market_purchases')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('key', '=', key)
    .executeTakeFirst();
}

export async function insertPurchase(tx: Transaction, row: PurchaseRow): Promise<void> {
  await tx.insertInto('market_purchases').values(row).execute();
}

export async function findLabel(
  db: Db,
  costKey: string,
  gambler: number,
): Promise<TrueCost | undefined> {
  const row = await db
    .selectFrom('market_labels')
    .select('label')
    .where('cost_key', '=', costKey)
    .where('gambler', '=', gambler)
    .executeTakeFirst();
  return row?.label;
}

export async function putLabel(tx: Transaction, row: LabelRow): Promise<void> {
  await tx
    .insertInto('market_labels')
    .values({ ...row, label: sql`${JSON.stringify(row.label)}::jsonb` } as never)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
