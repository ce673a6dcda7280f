import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useParams } from '@tanstack/react-router';
import type { BonusKindName } from '@wl/world/bonuses/kind';
import type { MarketCategory } from '@wl/world/bonuses/categories';
import { buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Board } from '../components/board.tsx';
import { MarketFrame } from '../components/market-frame.tsx';
import { useMarketWords } from '../use-market-words.ts';

/**
 * Shows the marketplace items of one bonus type in one category (`/marketplace/categories/{bonusType}/{category}`). The
 * routes are generated from data, so the router cannot infer the types of their parameters.
 */
export default function MarketCategoryPage() {
  const { t } = useLingui();
  const words = useMarketWords();
  const { bonusType, category } = useParams({ strict: false }) as unknown as {
    bonusType: BonusKindName | 'all';
    category: MarketCategory;
  };
  const title = bonusType === 'all' ? words.category(category) : words.kind(bonusType);
  return (
    <MarketFrame title={title}>
      {(market, open) => {
        const items = market.items.filter(
          (item) => item.category === category && (bonusType === 'all' || item.kind === bonusType),
        );
        return items.length > 0 ? (
          <Board items={items} onOpen={open} title={<Trans>Departures</Trans>} />
        ) : (
          <EmptyState
            icon="market"
            title={t`No items of this type for sale at the moment`}
            action={
              <Link to="/marketplace" className={buttonClass()}>
                <Trans>See all departures</Trans>
              </Link>
            }
          >
            <Trans>Check again later, or see what else is for sale.</Trans>
          </EmptyState>
        );
      }}
    </MarketFrame>
  );
}
