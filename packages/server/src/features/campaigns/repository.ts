import type { CampaignTexts } from '@wl/contract/campaigns';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import { sql } from 'kysely';
import type { Db, Transaction } from '../../platform/database/database.ts';
import type { Judged } from './rules.ts';

export interface CampaignRow extends Judged {
  id: string;
  slug: string;
  city: string;
  texts: CampaignTexts;
  /** Slug of the market item. */
  item: string;
  family: string | null;
  terms: BonusTerms;
  terms_hash: string;
  version: number;
  created_by: string | null;
  created_at: Date;
  updated_at: Date;
}

interface ViewRow {
  campaign_id: string;
  day: string;
  views: number;
}

export interface GrabRow {
  campaign_id: string;
  member_id: string;
  id: string;
  item_id: string;
  grabbed_at: Date;
  activated_at: Date | null;
}

export interface GiftRow {
  id: string;
  campaign_id: string;
  member_id: string;
  given_by: string;
  given_at: Date;
  expires_at: Date;
  item_id: string | null;
}

declare module '../../platform/database/database.ts' {
  interface Tables {
    campaigns: CampaignRow;
    campaigns_views: ViewRow;
    campaigns_grabs: GrabRow;
    campaigns_gifts: GiftRow;
  }
}

export function findBySlug(db: Db, slug: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaigns').selectAll().where('slug', '=', slug).executeTakeFirst();
}

/** Returns true if the slug belongs to a campaign with a public page. Drafts have no page. */
export async function hasCampaignPage(db: Db, slug: string): Promise<boolean> {
  const row = await findBySlug(db, slug);
  return row !== undefined && row.state !== 'draft';
}

export function findCampaign(db: Db, id: string): Promise<CampaignRow | undefined> {
  return db.selectFrom('campaigns').selectAll().where('id', '=', id).executeTakeFirst();
}

export function lockCampaign(tx: Transaction, id: string): Promise<CampaignRow | undefined> {
  return tx.selectFrom('campaigns').selectAll().where('id', '=', id).forUpdate().executeTakeFirst();
}

export async function insertCampaign(tx: Transaction, row: CampaignRow): Promise<void> {
  const json = (value: object) => sql<never>`${JSON.stringify(value)}::jsonb`;
  await tx
    .insertInto('campaigns')
    .values({ ...row, texts: json(row.texts), terms: json(row.terms) })
    .execute();
}

export type CampaignEdit = Pick<
  CampaignRow,
  'city' | 'texts' | 'audience' | 'opens_at' | 'closes_at' | 'stock' | 'version' | 'updated_at'
>;

export async function updateCampaign(
  tx: Transaction,
  id: string,
  edit: CampaignEdit,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...edit, texts: sql<never>`${JSON.stringify(edit.texts)}::jsonb` })
    .where('id', '=', id)
    .execute();
}

export async function setState(
  tx: Transaction,
  id: string,
  change: Pick<CampaignRow, 'state' | 'updated_at'>,
): Promise<void> {
  await tx
    .updateTable('campaigns')
    .set({ ...change, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/**
 * Takes one item from the stock if the campaign is live and open at `now`. If multiple members claim the last item
 * simultaneously, only one member receives it.
 * @returns true if an item was taken
 */
export async function takeOne(tx: Transaction, id: string, now: Date): Promise<boolean> {
  const done = await tx
    .updateTable('campaigns')
    .set({ taken: sql<number>`taken + 1` })
    .where('id', '=', id)
    .where('state', '=', 'live')
    .where('opens_at', '<=', now)
    .where((eb) => eb.or([eb('closes_at', 'is', null), eb('closes_at', '>', now)]))
    .where((eb) => eb.or([eb('stock', 'is', null), eb('taken', '<', eb.ref('stock'))]))
    .executeTakeFirst();
  return done.numUpdatedRows === 1n;
}

export function findGrab(
  db: Db,
  campaignId: string,
  memberId: string,
): Promise<GrabRow | undefined> {
  return db
    .selectFrom('campaigns_grabs')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .where('member_id', '=', memberId)
    .executeTakeFirst();
}

/** Returns true if any of these members has received the campaign's item, either directly or as a gift. */
export async function hasAnyTaken(
  db: Db,
  campaignId: string,
  memberIds: readonly string[],
): Promise<boolean> {
  if (memberIds.length === 0) return false;
  const { rows } = await sql`
    select 1 from campaigns_grabs where campaign_id = ${campaignId} and member_id = any(${[...memberIds]}::uuid[])
    union all
    select 1 from campaigns_gifts
      where campaign_id = ${campaignId} and member_id = any(${[...memberIds]}::uuid[]) and item_id is not null
    limit 1`.execute(db);
  return rows.length > 0;
}

export async function insertGrab(
  tx: Transaction,
  row: Omit<GrabRow, 'activated_at'>,
): Promise<void> {
  await tx
    .insertInto('campaigns_grabs')
    .values({ ...row, activated_at: null })
    .execute();
}

export async function noteActivated(tx: Transaction, itemId: string, at: Date): Promise<void> {
  await tx
    .updateTable('campaigns_grabs')
    .set({ activated_at: at })
    .where('item_id', '=', itemId)
    .where('activated_at', 'is', null)
    .execute();
}

export async function putView(db: Db, slug: string, day: string): Promise<void> {
  await sql`
    insert into campaigns_views as v (campaign_id, day, views)
      select id, ${day}::date, 1 from campaigns where slug = ${slug} and state <> 'draft'
    on conflict (campaign_id, day) do update set views = v.views + 1`.execute(db);
}

export type CampaignWithFigures = CampaignRow & {
  views: number;
  grabs: number;
  activated: number;
};

export async function withFigures(db: Db, id?: string): Promise<CampaignWithFigures[]> {
  const { rows } = await sql<CampaignWithFigures>`
    select c.*,
      coalesce((select sum(views) from campaigns_views v where v.campaign_id = c.id), 0)::int as views,
      coalesce(g.grabs, 0)::int as grabs, coalesce(g.activated, 0)::int as activated
    from campaigns c left join (
      select campaign_id, count(*) as grabs, count(activated_at) as activated
      from campaigns_grabs group by campaign_id) g on g.campaign_id = c.id
    where ${id ?? null}::uuid is null or c.id = ${id ?? null}::uuid
    order by c.created_at desc, c.id`.execute(db);
  return rows;
}

export async function insertGift(tx: Transaction, row: Omit<GiftRow, 'item_id'>): Promise<boolean> {
  const done = await tx
    .insertInto('campaigns_gifts')
    .values({ ...row, item_id: null })
    .onConflict((conflict) => conflict.columns(['campaign_id', 'member_id']).doNothing())
    .executeTakeFirst();
  return done.numInsertedOrUpdatedRows === 1n;
}

export function findGift(db: Db, id: string): Promise<GiftRow | undefined> {
  return db.selectFrom('campaigns_gifts').selectAll().where('id', '=', id).executeTakeFirst();
}

export async function takeGift(tx: Transaction, id: string, itemId: string): Promise<void> {
  await tx
    .updateTable('campaigns_gifts')
    .set({ item_id: itemId })
    .where('id', '=', id)
    .where('item_id', 'is', null)
    .execute();
}

export function giftsOf(db: Db, campaignId: string, limit: number): Promise<GiftRow[]> {
  return db
    .selectFrom('campaigns_gifts')
    .selectAll()
    .where('campaign_id', '=', campaignId)
    .orderBy('given_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
