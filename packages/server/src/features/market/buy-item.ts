import { marketEvents } from '@wl/contract/events/market';
import { walletNews } from '@wl/contract/news/wallet';
import type { Profile } from '@wl/world/casino/jurisdictions';
import { negotiatedCoins } from '@wl/world/casino/skills';
import type { Deps } from '../../platform/deps.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { DomainError } from '../../platform/errors.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { acquiredSince, asksTooMuch, giveItem } from '../bag/index.ts';
import { skillsOf } from '../journey/index.ts';
import { lockWallet, post, recordEvent, toWallet } from '../ledger/index.ts';
import { profileOf } from '../members/index.ts';
import { currentEditions, type Edition } from './editions.ts';
import { findPurchase, insertPurchase, takeFromStock } from './repository.ts';
import { limitSince, limitUse, statusAt } from './rules.ts';

/** Purchase request, with the price and version shown to the member. */
export interface PurchaseRequest {
  /** The client's idempotency key, unique per member. */
  key: string;
  slug: string;
  version: number;
  /** Price in Coins, after the member's discount. */
  price: number;
}

/**
 * Buys an item with Coins and puts it into the member's bag, in one transaction and under the wallet lock. Repeated
 * requests with the same key buy the item only once.
 * @throws DomainError market.item_unknown · market.not_open · market.changed · market.sold_out · market.limit_reached ·
 *   market.not_enough_coins · bag.full · wallet.key_reused
 */
export async function buyItem(
  deps: Deps,
  memberId: string,
  request: PurchaseRequest,
  ip: string,
): Promise<void> {
  const profile = await profileOf(deps, ip, memberId);
  await deps.transaction(async (tx) => {
    const wallet = await lockWallet(tx, memberId);
    if (await isBought(tx, memberId, request)) return;
    const edition = await offered(deps, tx, memberId, { ...request, profile });
    if (wallet.coins < request.price) throw new DomainError('market.not_enough_coins');
    const id = uuidv7();
    const { slug, terms, limit } = edition;
    await giveItem(deps, tx, {
      memberId,
      slug,
      family: limit?.family ?? null,
      terms,
      profile,
      source: 'market',
      sourceId: id,
    });
    if (!(await takeFromStock(tx, slug))) throw new DomainError('market.sold_out');
    await pay(deps, tx, memberId, request, { id, listPrice: edition.priceCoins });
  });
}

/**
 * Returns true if this purchase was already made with the same key.
 * @throws DomainError wallet.key_reused if the key belongs to another purchase
 */
export async function isBought(
  tx: Transaction,
  memberId: string,
  request: PurchaseRequest,
): Promise<boolean> {
  const known = await findPurchase(tx, memberId, request.key);
  if (!known) return false;
  const { slug, version, price_coins: price } = known;
  if (slug !== request.slug || version !== request.version || price !== request.price)
    throw new DomainError('wallet.key_reused');
  return true;
}

/**
 * Returns the item's current edition. Checks that it is the edition shown to the member, and that the member may buy
 * it.
 *
 * @throws DomainError market.item_unknown · market.not_open · market.changed · market.sold_out · market.limit_reached
 */
async function offered(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { profile, ...request }: PurchaseRequest & { profile: Profile },
): Promise<Edition> {
  const now = deps.clock.now();
  const edition = (await currentEditions(tx)).find(({ slug }) => slug === request.slug);
  const status = edition?.onSale ? statusAt(edition, now) : undefined;
  // The market does not list bonuses that the member's jurisdiction profile forbids (decisions §9). Treat them as if
  // they did not exist.
  if (!edition || !status || asksTooMuch(edition.terms, profile))
    throw new DomainError('market.item_unknown');
  if (status === 'scheduled') throw new DomainError('market.not_open');
  const { negotiator } = await skillsOf(tx, memberId);
  const price = negotiatedCoins(edition.priceCoins, negotiator);
  if (edition.version !== request.version || price !== request.price)
    throw new DomainError('market.changed');
  if (status === 'sold_out') throw new DomainError('market.sold_out');
  const { limit } = edition;
  if (limit) {
    const acquired = await acquiredSince(tx, memberId, limit.family, limitSince(limit, now));
    if (limitUse(limit, acquired).used >= limit.max)
      throw new DomainError('market.limit_reached', { params: { days: limit.days } });
  }
  return edition;
}

/** Books the payment in Coins, stores the purchase and notifies the member's open windows. */
export async function pay(
  deps: Deps,
  tx: Transaction,
  memberId: string,
  { key, slug, version, price }: PurchaseRequest,
  { id, listPrice }: { id: string; listPrice: number },
): Promise<void> {
  const now = deps.clock.now();
  const { wallet } = await post(tx, {
    memberId,
    operationId: id,
    kind: 'coins_spent',
    transfers: [{ debit: 'coins', credit: 'coinsSpent', amount: price }],
    at: now,
  });
  await insertPurchase(tx, {
    id,
    member_id: memberId,
    key,
    slug,
    version,
    price_coins: price,
    list_price_coins: listPrice,
    bought_at: now,
  });
  await recordEvent(tx, marketEvents.item_purchased, {
    memberId,
    data: { purchase_id: id, slug, version, price_coins: price, at: now.toISOString() },
  });
  tx.afterCommit(() =>
    deps.realtime.publish(`private-member.${memberId}`, walletNews.changed, {
      wallet: toWallet(wallet),
    }),
  );
}
