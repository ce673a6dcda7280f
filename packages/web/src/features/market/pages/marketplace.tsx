import { Trans, useLingui } from '@lingui/react/macro';
import type { Market } from '@wl/contract/market';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Board } from '../components/board.tsx';
import { MarketFrame } from '../components/market-frame.tsx';
import { Poster } from '../components/poster.tsx';
import s from '../components/market-frame.module.css';

/** Shows the marketplace: two items on posters, and all items on the departures board. */
export default function Marketplace() {
  const { t } = useLingui();
  return (
    <MarketFrame title={<Trans>Marketplace</Trans>}>
      {(market, open) =>
        market.items.length === 0 ? (
          <EmptyState icon="market" title={t`No items for sale at the moment`}>
            <Trans>The marketplace is closed at the moment. Your items are not affected.</Trans>
          </EmptyState>
        ) : (
          <>
            <Posters market={market} open={open} />
            <Board items={market.items} onOpen={open} title={<Trans>Departures</Trans>} />
          </>
        )
      }
    </MarketFrame>
  );
}

function Posters({ market, open }: { market: Market; open: (slug: string) => void }) {
  const { t } = useLingui();
  const { first, second } = market.featured;
  const items = [first, second].flatMap(
    (slug) => market.items.find((item) => item.slug === slug) ?? [],
  );
  if (items.length === 0) return null;
  return (
    <section className={s.posters} aria-label={t`Featured`}>
      {items.map((item) => (
        <Poster key={item.slug} item={item} onOpen={open} />
      ))}
    </section>
  );
}
