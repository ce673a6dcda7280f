import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { Market } from '@wl/contract/market';
import { marketCategories } from '@wl/world/bonuses/categories';
import { Button } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import type { ReactNode } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { marketQuery } from '../api.ts';
import { useMarketWords } from '../use-market-words.ts';
import { useShownItem } from '../use-shown-item.ts';
import { ItemSheet } from './item-sheet.tsx';
import s from './market-frame.module.css';

/**
 * Shared frame of the market's pages: the heading, the page links, the item sheet, and the loading and error states.
 */
export function MarketFrame({
  title,
  children,
}: {
  title: ReactNode;
  children: (market: Market, open: (slug: string) => void) => ReactNode;
}) {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [slug, show] = useShownItem();
  const market = useQuery(marketQuery);
  const shown = market.data?.data;
  const item = shown?.items.find((one) => one.slug === slug);
  return (
    <main className={s.page}>
      <header className={s.head}>
        <div>
          <h1 className="poster">{title}</h1>
          <p>
            <Trans>Everything here costs Coins, never money. Coins are earned by travelling.</Trans>
          </p>
        </div>
        <MarketLinks />
      </header>
      {market.isPending && (
        <>
          <Skeleton className={s.posterBone ?? ''} />
          <Skeleton className={s.boardBone ?? ''} />
        </>
      )}
      {market.isError && !shown && (
        <div role="alert">
          <EmptyState
            icon="warning"
            title={t`The marketplace could not be loaded`}
            action={
              <Button icon="repeat" onClick={() => void market.refetch()}>
                <Trans>Try again</Trans>
              </Button>
            }
          >
            {errorText(market.error)}
          </EmptyState>
        </div>
      )}
      {shown && (
        <>
          {shown.discount_percent > 0 && (
            <p className={s.discount}>
              <Icon name="hand" size={20} />
              <Trans>Your Negotiator skill takes {shown.discount_percent}% off every price.</Trans>
            </p>
          )}
          {children(shown, show)}
        </>
      )}
      {item && <ItemSheet key={item.slug} item={item} onClose={() => show()} />}
    </main>
  );
}

/** Links between the market's pages. */
function MarketLinks() {
  const { t } = useLingui();
  const words = useMarketWords();
  return (
    <nav className={s.links} aria-label={t`Marketplace sections`}>
      <Link to="/marketplace" activeOptions={{ exact: true, includeSearch: false }}>
        <Trans>All departures</Trans>
      </Link>
      {marketCategories.map((name) => (
        <Link key={name} to={`/marketplace/categories/all/${name}`}>
          {words.category(name)}
        </Link>
      ))}
      <Link to="/marketplace/travel-bags">
        <Trans>Bags</Trans>
      </Link>
      <Link to="/marketplace-thumbnails">
        <Trans>Gallery</Trans>
      </Link>
      <Link to="/marketplace/coins">
        <Icon name="coin" size={17} />
        <Trans>Coins</Trans>
      </Link>
    </nav>
  );
}
