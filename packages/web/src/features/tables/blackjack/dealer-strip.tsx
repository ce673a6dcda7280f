import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { ShownTable } from '../live-state.ts';
import { dealerOf, pointsOf } from './hand.ts';
import s from './dealer-strip.module.css';

const BUST = 22;
const ON_TILE = 10;

/** Lists the dealer's totals in the latest hands, newest first. */
export function DealerTotals({ results, most }: { results: ShownTable['results']; most: number }) {
  const { t } = useLingui();
  if (results.length === 0) {
    return (
      <p className={s.none}>
        <Trans>The dealer’s totals in the latest hands will appear here.</Trans>
      </p>
    );
  }
  return (
    <ol className={s.totals} aria-label={t`Dealer’s totals in the latest hands`}>
      {results.slice(0, most).map((result) => {
        const cards = dealerOf(result);
        const total = pointsOf(cards);
        const isNatural = total === 21 && cards.length === 2;
        return (
          <li key={result.round} className={cx('num', s.total, total >= BUST && s.bust)}>
            {total >= BUST ? <Trans>Bust</Trans> : isNatural ? <Trans>Blackjack</Trans> : total}
          </li>
        );
      })}
    </ol>
  );
}

/** Shows the dealer's latest totals on the tile of a blackjack table. */
export function DealerStrip({ table: { results } }: { table: ShownTable }) {
  return <DealerTotals results={results} most={ON_TILE} />;
}
