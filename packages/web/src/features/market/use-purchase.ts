import { useLingui } from '@lingui/react/macro';
import { buyItem, type MarketItem } from '@wl/contract/market';
import { showToast } from '@wl/ui/toast';
import { useEffect } from 'react';
import { create } from 'zustand';
import { ApiError, request } from '../../app/api.ts';
import { useErrorText } from '../../app/errors.tsx';
import { receiveWallet } from '../../app/hud/wallet.ts';
import { useSession } from '../../app/session.ts';
import { refreshBag, takeBag, useItemWords } from '../bag/index.ts';
import { refreshMarket } from './api.ts';

/** What a member wants, as they were shown it. */
type Wish = Pick<MarketItem, 'slug' | 'version' | 'price'>;

/** One wish and its key, from the first press until a sheet has told how it ended. */
interface Purchase {
  wish: Wish;
  key: string;
  /** `lost`: no answer came, so it may have happened; it is asked for again under the same key. */
  status: 'sent' | 'lost' | 'refused' | 'bought';
  error?: unknown;
}

type Purchases = Readonly<Record<string, Purchase>>;

/** By slug, and not of a sheet: who goes back, closes it or leaves the market has not taken the wish back. */
const usePurchases = create<Purchases>(() => ({}));
const known = (slug: string): Purchase | undefined => usePurchases.getState()[slug];
const keep = (purchase: Purchase) => usePurchases.setState({ [purchase.wish.slug]: purchase });
const drop = (slug: string) =>
  usePurchases.setState(
    (all) => Object.fromEntries(Object.entries(all).filter(([key]) => key !== slug)),
    true,
  );

/** What ended has been told. */
function forget(slug: string): void {
  const { status } = known(slug) ?? {};
  if (status === 'refused' || status === 'bought') drop(slug);
}

// What one member wanted is nobody else's wish.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) usePurchases.setState({}, true);
});

/** Slugs whose sheet is open: it tells how a purchase ended. */
const open = new Set<string>();

/** Refusals after which what is on the screen is no longer true. */
const stale = new Set([
  'market.changed',
  'market.sold_out',
  'market.not_open',
  'market.item_unknown',
  'market.limit_reached',
  'bag.full',
]);
/** Answers from the door: not allowed in, too fast. They say nothing of what was sent before them. */
const fromTheDoor = new Set([403, 429]);

/** How a purchase ended that was refused or not answered. */
function failed(purchase: Purchase, error: unknown): Purchase {
  const status = error instanceof ApiError ? error.status : 0;
  // Whose session was renewed meanwhile is told 401, whatever became of it (app/request.ts).
  const isAnswer =
    status >= 400 &&
    status < 500 &&
    status !== 401 &&
    !(purchase.status === 'lost' && fromTheDoor.has(status));
  if (error instanceof ApiError && stale.has(error.code)) refreshMarket();
  if (error instanceof ApiError && error.code === 'bag.full') refreshBag();
  return { ...purchase, status: isAnswer ? 'refused' : 'lost', error };
}

/** Sends a wish under its key. @returns how it ended; undefined when another member has come meanwhile */
async function send(purchase: Purchase): Promise<Purchase | undefined> {
  const { wish, key } = purchase;
  const isOurs = () => known(wish.slug)?.key === key;
  keep({ wish, key, status: 'sent' });
  try {
    const { data } = await request(buyItem, { body: { key, ...wish } });
    if (!isOurs()) return undefined;
    receiveWallet(data.wallet);
    takeBag(data.bag);
    refreshMarket();
    return { wish, key, status: 'bought' };
  } catch (error) {
    return isOurs() ? failed(purchase, error) : undefined;
  }
}

/** Buys an item once, however often the button is pressed, the sheet is closed or the line breaks: one key for one wish. */
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
    // What may have been bought already is asked for as it was: a new wish beside it would be paid as well.
    const ended = await send(
      before?.status === 'lost'
        ? before
        : { wish: { slug, version, price }, key: crypto.randomUUID(), status: 'sent' },
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
    /** The price it was sent with, as long as it is not known whether it was paid. */
    price:
      purchase?.status === 'sent' || purchase?.status === 'lost' ? purchase.wish.price : undefined,
    buy,
    /** A refusal has been read. */
    forget: () => forget(slug),
  };
}

export type Purchasing = ReturnType<typeof usePurchase>;
