import type { ReplyOf } from '@wl/contract/call';
import type { bagOffers } from '@wl/contract/market';
import { bagNews } from '@wl/contract/news/bag';
import { bagById, bags, DEFAULT_BAG_ID } from '@wl/world/casino/bags';
import { negotiatedCoins } from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { bagOf, giveBag } from '../bag/index.ts';
import { skillsOf } from '../journey/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { isBought, pay } from './buy-item.ts';

const placeOf = (id: string) => bags.findIndex((bag) => bag.id === id);

/** Returns the bags in order of size, each compared with the member's own bag, or with the default bag for visitors. */
export async function readBagOffers(
  deps: Deps,
  memberId: string | undefined,
): Promise<ReplyOf<typeof bagOffers>['data']> {
  const carried = memberId ? (await bagOf(deps.db, memberId)).id : DEFAULT_BAG_ID;
  const negotiator = memberId ? (await skillsOf(deps.db, memberId)).negotiator : 0;
  return bags.map(({ id, name, places, priceCoins }, place) => ({
    id,
    name,
    places,
    price: negotiatedCoins(priceCoins, negotiator),
    list_price: priceCoins,
    comparison:
      id === carried ? 'carried' : place < placeOf(carried) ? ('smaller' as const) : 'larger',
  }));
}

/**
 * Buys a larger bag. The contents of the old bag are kept, because items belong to the member, not to the bag.
 * @throws DomainError bag.purchase_failed (no such bag) · bag.second_time (not larger than the member's bag) ·
 *   market.changed (the price has changed) · market.not_enough_coins · wallet.key_reused (the key belongs to another
 *   purchase)
 */
export async function buyBag(
  deps: Deps,
  memberId: string,
  { key, bag: bagId, price }: { key: string; bag: string; price: number },
): Promise<void> {
  const request = { key, slug: `bag:${bagId}`, version: 1, price };
  await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    if (await isBought(tx, memberId, request)) return;
    const bag = bagById(bagId);
    if (!bag) throw new DomainError('bag.purchase_failed');
    const carried = await bagOf(tx, memberId);
    if (placeOf(bag.id) <= placeOf(carried.id)) throw new DomainError('bag.second_time');
    const { negotiator } = await skillsOf(tx, memberId);
    if (negotiatedCoins(bag.priceCoins, negotiator) !== price)
      throw new DomainError('market.changed');
    if (wallet.coins < price) throw new DomainError('market.not_enough_coins');
    await giveBag(tx, memberId, bag.id, deps.clock.now());
    await pay(deps, tx, memberId, request, { id: uuidv7(), listPrice: bag.priceCoins });
    tx.afterCommit(() =>
      deps.realtime.publish(`private-member.${memberId}`, bagNews.changed, { ended: null }),
    );
  });
}
