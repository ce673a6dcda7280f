import { launchItems, type MemberLimit } from '@wl/world/bonuses/items';
import type { BonusTerms } from '@wl/world/bonuses/kind';
import type { Db } from '../../platform/database/database.ts';
import { hashOfTerms } from '../bag/index.ts';
import { newestEditions, stockOf } from './repository.ts';

/** Current edition of an item: the newest one created by a clerk or, if there is none, the launch terms (version 1). */
export interface Edition {
  slug: string;
  version: number;
  terms: BonusTerms;
  termsHash: string;
  priceCoins: number;
  limit: MemberLimit | null;
  onSale: boolean;
  opensAt: Date | null;
  closesAt: Date | null;
  featured: 1 | 2 | null;
  /** Remaining stock; null if unlimited. */
  left: number | null;
  /** Time when this edition was created; null for launch terms. */
  since: Date | null;
}

/**
 * Returns the current edition of every item, whether or not the item is on sale: items in the order of `launchItems`,
 * then items added later.
 */
export async function currentEditions(db: Db): Promise<Edition[]> {
  const rows = await newestEditions(db);
  const stock = await stockOf(db);
  const edited = new Map(
    rows.map((row): [string, Edition] => [
      row.slug,
      {
        slug: row.slug,
        version: row.version,
        terms: row.terms,
        termsHash: row.terms_hash,
        priceCoins: row.price_coins,
        limit: row.member_limit,
        onSale: row.on_sale,
        opensAt: row.opens_at,
        closesAt: row.closes_at,
        featured: row.featured,
        left: stock.get(row.slug) ?? null,
        since: row.created_at,
      },
    ]),
  );
  const launched = launchItems.map(
    (item): Edition =>
      edited.get(item.slug) ?? {
        ...item,
        version: 1,
        termsHash: hashOfTerms(item.terms),
        onSale: true,
        opensAt: null,
        closesAt: null,
        left: stock.get(item.slug) ?? null,
        since: null,
      },
  );
  const known = new Set(launched.map(({ slug }) => slug));
  return [...launched, ...[...edited.values()].filter(({ slug }) => !known.has(slug))];
}
