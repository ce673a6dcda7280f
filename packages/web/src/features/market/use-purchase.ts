import { useLingui } from '@lingui/react/macro';
import { buyItem, type MarketItem } from '@wl/contract/market';
import { showToast } from '@wl/ui/feedback/toast';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError, request } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';
import { receiveWallet } from '../../app/hud/wallet.ts';
import { useSession } from '../../app/session/session.ts';
import { refreshBag, takeBag, useItemWords } from '../bag/index.ts';
import { refreshMarket } from './api.ts';

/** Offer that was shown to the member. */
type Offer = Pick<MarketItem, 'slug' | 'version' | 'price'>;

/** One purchase with its idempotency key, kept from the first press of the button until the result has been shown. */
interface Purchase {
  offer: Offer;
  key: string;
  /**
   * `lost` means that no response arrived. The purchase may have succeeded, so the request is sent again with the same
   * key.
   */
  status: 'sent' | 'lost' | 'refused' | 'bought';
  error?: unknown;
}

type Purchases = Readonly<Record<string, Purchase>>;

/**
 * Purchases by item slug. They are stored outside the sheet, so that going back, closing the sheet or leaving the
 * market does not cancel them.
 */
const usePurchases = create<Purchases>(() => ({}));
const known = (slug: string): Purchase | undefined => usePurchases.getState()[slug];
const keep = (purchase: Purchase) => usePurchases.setState({ [purchase.offer.slug]: purchase });
const drop = (slug: string) =>
  usePurchases.setState(
    (all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== slug)),
    true,
  );

/** Discards a purchase whose result has been shown. */
function forget(slug: string): void {
  const { status } = known(slug) ?? {};
  if (status === 'refused' || status === 'bought') drop(slug);
}

// Discard all purchases when the signed-in member changes, so that no purchase continues for another member.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) usePurchases.setState({}, true);
});

/**
 * Slugs of the items whose sheets are open. The result of a purchase appears on the item's sheet if it is open,
 * otherwise as a toast.
 */
const open = new Set<string>();

/** Error codes that indicate outdated data on the page. */
const stale = new Set([
  'market.changed',
  'market.sold_out',
  'market.not_open',
  'market.item_unknown',
  'market.limit_reached',
  'bag.full',
]);
/**
 * HTTP statuses of requests that are rejected before the server processes the purchase (access denied, rate limit).
 * These statuses do not show whether an earlier request for the same purchase succeeded.
 */
const beforeTheGate = new Set([403, 429]);

/** Returns the purchase with its new status after an error or a lost response. */
function failed(purchase: Purchase, error: unknown): Purchase {
  const status = error instanceof ApiError ? error.status : 0;
  // A 401 does not mean that the purchase was rejected. If the session was replaced in the meantime, the call fails
  // with 401 even if the purchase succeeded (app/request.ts).
  const isAnswer =
    status >= 400 &&
    status < 500 &&
    status !== 401 &&
    !(purchase.status === 'lost' && beforeTheGate.has(status));
  if (error instanceof ApiError && stale.has(error.code)) refreshMarket();
  if (error instanceof ApiError && error.code === 'bag.full') refreshBag();
  return { ...purchase, status: isAnswer ? 'refused' : 'lost', error };
}

/**
 * Sends a purchase with its idempotency key.
 * @returns the result of the purchase; undefined if another member has signed in since
 */
async function send(purchase: Purchase): Promise<Purchase | undefined> {
  const { offer, key } = purchase;
  const isOurs = () => known(offer.slug)?.key === key;
  keep({ offer, key, status: 'sent' });
  try {
    const { data } = await request(buyItem, { body: { key, ...offer } });
    if (!isOurs()) return undefined;
    receiveWallet(data.wallet);
    takeBag(data.bag);
    refreshMarket();
    return { offer, key, status: 'bought' };
  } catch (error) {
    return isOurs() ? failed(purchase, error) : undefined;
  }
}

/**
 * Returns the state of an item's purchase, and a function that buys the item. Each purchase has its own idempotency
 * key, so repeated clicks or a lost connection cannot buy the item twice.
 */
export function usePurchase(item: MarketItem) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const { name } = useItemWords().words(item.terms);
  const { slug } = item;
  const purchase = usePurchases((all) => all[slug]);
  useEffect(() => {
    open.add(slug);
    return () => {
      open.delete(slug);
      forget(slug);
    };
  }, [slug]);
  const buy = async () => {
    const before = known(slug);
    if (before?.status === 'sent') return;
    const { version, price } = item;
    // If the result of the last purchase is unknown, send the same purchase with the same key again. A purchase with a
    // new key could be charged in addition to the first purchase.
    const ended = await send(
      before?.status === 'lost'
        ? before
        : { offer: { slug, version, price }, key: crypto.randomUUID(), status: 'sent' },
    );
    if (!ended) return;
    if (open.has(slug)) return void keep(ended);
    if (ended.status === 'lost') keep(ended);
    else drop(slug);
    if (ended.status === 'bought') showToast({ text: t`In your bag: ${name}`, tone: 'good' });
    else showToast({ text: `${name}: ${errorText(ended.error)}`, tone: 'bad' });
  };
  return {
    status: purchase?.status,
    error: purchase?.error,
    /** Price sent with a purchase whose result is still unknown; undefined if there is no such purchase. */
    price:
      purchase?.status === 'sent' || purchase?.status === 'lost' ? purchase.offer.price : undefined,
    buy,
    /** Discards the result of the last purchase. The page calls this function after the member has read the result. */
    forget: () => forget(slug),
  };
}

export type Purchasing = ReturnType<typeof usePurchase>;
