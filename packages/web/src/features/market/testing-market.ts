import type { MarketItem } from '@wl/contract/market';
import { kindOf } from '@wl/world/bonuses/index';
import { launchItems } from '@wl/world/bonuses/items';

export const openingItems = (): MarketItem[] =>
  launchItems.map(({ slug, terms, priceCoins }) => ({
    slug,
    kind: terms.kind,
    category: kindOf(terms.kind).category,
    terms,
    terms_hash: 'f'.repeat(64),
    version: 1,
    price: priceCoins,
    list_price: priceCoins,
    status: 'boarding',
    opens_at: null,
    closes_at: null,
    stock_left: null,
    limit: null,
    true_cost: null,
  }));
