import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useLocation, useParams } from '@tanstack/react-router';
import type { Market } from '@wl/contract/market';
import { marketCategories } from '@wl/world/bonuses/categories';
import { Button } from '@wl/ui/controls/button';
import { centreInRow } from '@wl/ui/controls/centre-in-row';
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
 * Renders the shared frame of the market's pages: the heading, the page links, the item sheet, and the loading and
 * error states.
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
            <Trans>
              Everything here costs Coins, never money. You earn Coins through missions, levels and
              tournaments.
            </Trans>
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

/**
 * Shows the links between the market's pages. On the page for one kind of bonus, the link to that bonus's category is
 * marked as current.
 */
function MarketLinks() {
  const { t } = useLingui();
  const words = useMarketWords();
  const { pathname } = useLocation();
  const { category } = useParams({ strict: false }) as { category?: string };
  const categoryPath = (name: string) => `/marketplace/categories/all/${name}`;
  const current = category === undefined ? pathname : categoryPath(category);
  const links: readonly { to: string; name: ReactNode }[] = [
    { to: '/marketplace', name: t`All departures` },
    ...marketCategories.map((name) => ({ to: categoryPath(name), name: words.category(name) })),
    { to: '/marketplace/travel-bags', name: t`Bags` },
    { to: '/marketplace-thumbnails', name: t`Gallery` },
    {
      to: '/marketplace/coins',
      name: (
        <>
          <Icon name="coin" size={17} />
          <Trans>Coins</Trans>
        </>
      ),
    },
  ];
  return (
    <nav className={s.links} aria-label={t`Marketplace sections`}>
      {links.map(({ to, name }) => (
        <Link
          key={to}
          to={to}
          activeOptions={{ exact: true, includeSearch: false }}
          aria-current={to === current ? 'page' : undefined}
          ref={to === current ? centreInRow : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  );
}
