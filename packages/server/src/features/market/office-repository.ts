import type { Db } from '../../platform/database/database.ts';
import type { EditionRow } from './repository.ts';

/** Number of purchases of one item, and the Coins spent on them. */
export interface Sales {
  sold: number;
  coins: number;
}

/** Returns the sales of every item that has ever been bought, by slug. */
export async function salesOf(db: Db): Promise<Map<string, Sales>> {
  const { rows } = await db.client.query<Sales & { slug: string }>({
    name: 'market_sales',
    text: `select slug, count(*)::int8 as sold, sum(price_coins)::int8 as coins from market_purchases group by slug`,
  });
  return new Map(rows.map(({ slug, ...sales }) => [slug, sales]));
}

/** Returns the editions that clerks have created for an item, newest first. */
export function editionsOf(db: Db, slug: string): Promise<EditionRow[]> {
  return db
    .selectFrom('market_editions')
    .selectAll()
    .where('slug', '=', slug)
    .orderBy('version', 'desc')
    .execute();
}
