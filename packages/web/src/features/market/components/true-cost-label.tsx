import { Trans, useLingui } from '@lingui/react/macro';
import type { MarketItem, TrueCost } from '@wl/contract/market';
import type { ReactNode } from 'react';
import { useFormats } from '../../../app/language/formats.ts';
import { useItemWords } from '../../bag/index.ts';
import s from './true-cost-label.module.css';

const TEN_THOUSAND = 10_000;
const DOTS = 100;

/** Shows the true cost of an item in the style of a nutrition label, and explains the simulation in plain words. */
export function TrueCostLabel({ item }: { item: MarketItem }) {
  const { days, kept } = useItemWords();
  const { terms, true_cost: cost } = item;
  return (
    <section className={s.label} aria-labelledby="true-cost-title">
      <h3 id="true-cost-title">
        <Trans>True cost</Trans>
      </h3>
      <p className={s.plain}>
        <Trans>This label states what the item costs. It is not an advertisement.</Trans>
      </p>
      {item.category === 'tickets' ? (
        <p className={s.wait}>
          <Trans>
            A ticket has no wagering requirement and pays no money. Its value is the price that it
            covers.
          </Trans>
        </p>
      ) : cost === null ? (
        <p className={s.wait}>
          <Trans>
            This edition is still being simulated. Its figures will appear here shortly.
          </Trans>
        </p>
      ) : (
        <Figures cost={cost} />
      )}
      <dl className={s.rows}>
        <Row name={<Trans>Validity in the bag</Trans>} value={kept(terms)} />
        {'runDays' in terms && (
          <Row name={<Trans>Time limit for wagering</Trans>} value={days(terms.runDays)} />
        )}
      </dl>
      {cost !== null && <Reference cost={cost} />}
    </section>
  );
}

function Figures({ cost }: { cost: TrueCost }) {
  const { money, signedMoney, percent } = useFormats();
  const finishes = Math.round((cost.finish_per_10000 / TEN_THOUSAND) * DOTS);
  return (
    <>
      <dl className={s.rows}>
        <Row name={<Trans>Amount to wager</Trans>} value={money(cost.turnover)} />
        <Row
          name={<Trans>Average cost of meeting the wagering requirement (house edge)</Trans>}
          value={money(cost.cost)}
        />
        <Row
          name={<Trans>Chance of meeting the wagering requirement and having money left</Trans>}
          value={
            <>
              {percent(cost.finish_per_10000 / TEN_THOUSAND)}{' '}
              <small>± {percent(cost.finish_interval_per_10000 / TEN_THOUSAND)}</small>
            </>
          }
        />
      </dl>
      <Dots finishes={finishes} />
      <dl className={s.rows}>
        <Row
          name={<Trans>Average cash value</Trans>}
          value={
            <>
              {signedMoney(cost.value)} <small>± {money(cost.interval)}</small>
            </>
          }
          strong
        />
      </dl>
    </>
  );
}

function Row({ name, value, strong }: { name: ReactNode; value: ReactNode; strong?: boolean }) {
  return (
    <div className={strong ? s.strong : undefined}>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/**
 * Shows 100 dots for 100 members and fills `finishes` of them: one for each member who finishes wagering with money
 * left. Dots are easier to understand than a percentage.
 */
function Dots({ finishes }: { finishes: number }) {
  const { t } = useLingui();
  return (
    <figure className={s.dots}>
      <svg
        viewBox="0 0 200 50"
        role="img"
        aria-label={t`${finishes} out of 100 members would meet the wagering requirement and have money left`}
      >
        {Array.from({ length: DOTS }, (_, at) => (
          <circle
            key={at}
            cx={5 + (at % 20) * 10}
            cy={5 + Math.floor(at / 20) * 10}
            r="3.7"
            className={at < finishes ? s.full : s.hollow}
          />
        ))}
      </svg>
      <figcaption>
        <Trans>
          Out of 100 members who buy this item, {finishes} meet the wagering requirement and have
          money left.
        </Trans>
      </figcaption>
    </figure>
  );
}

function Reference({ cost }: { cost: TrueCost }) {
  const { money } = useFormats();
  const { gameName } = useItemWords();
  const game = gameName(cost.reference.game);
  const stake = money(cost.reference.stake);
  const deposit = money(cost.reference.deposit);
  return (
    <p className={s.fine}>
      {cost.reference.deposit > 0 ? (
        <Trans>
          Simulated for a member with your Gambler level who deposits {deposit} and plays {game} at{' '}
          {stake} per spin. The ± shows the 99% confidence interval.
        </Trans>
      ) : (
        <Trans>
          Simulated for a member with your Gambler level who plays {game} at {stake} per spin. The ±
          shows the 99% confidence interval.
        </Trans>
      )}
    </p>
  );
}
