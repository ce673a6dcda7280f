import type { BagItem, TravelBag } from '@wl/contract/bag';
import { launchItems } from '@wl/world/bonuses/items';

/** Returns a built-in market item as it appears in a bag, with the given changes. */
export function itemOf(slug: string, changes: Partial<BagItem> = {}): BagItem {
  const terms = launchItems.find((item) => item.slug === slug)?.terms;
  if (!terms) throw new Error(`there is no launch item ${slug}`);
  return {
    id: crypto.randomUUID(),
    kind: terms.kind,
    terms,
    terms_hash: 'f'.repeat(64),
    state: 'in_bag',
    source: 'market',
    acquired_at: '2026-11-01T12:00:00.000Z',
    expires_at: null,
    activated_at: null,
    ended_at: null,
    ended_by: null,
    wagering_times: 40,
    wagering: null,
    spins: null,
    watched: null,
    ends_with_cash_out: false,
    paid_out: 0,
    ...changes,
  };
}

/** Returns a bag with two places and no items, overridden by the fields in `given`. */
export const bagOf = (given: Partial<TravelBag> = {}): TravelBag => ({
  bag: { id: 'pouch', name: 'Pouch', is_largest: false },
  places: 2,
  items: [],
  going: [],
  ...given,
});
