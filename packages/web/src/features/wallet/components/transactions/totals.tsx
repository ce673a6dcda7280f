import { Trans, useLingui } from '@lingui/react/macro';
import type { transactionTotals } from '@wl/contract/wallet-transactions';
import type { ReplyOf } from '@wl/contract/call';
import { Icon } from '@wl/ui/icon';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useFormats } from '../../../../app/language/formats.ts';
import { MonthChart } from './month-chart.tsx';
import s from './totals.module.css';

type Totals = ReplyOf<typeof transactionTotals>['data'];

const HUNDREDTHS = 100;

/**
 * Shows the totals of the filtered transactions: amount, average, number and frequency of top-ups and of cash-outs, and
 * a bar chart by month.
 */
export function TotalsPanel({ totals }: { totals: Totals | undefined }) {
  const { t } = useLingui();
  const { signedMoney } = useFormats();
  if (!totals) {
    return (
      <div className={s.totals} aria-busy="true">
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.bone ?? ''} />
        <Skeleton className={s.chartBone ?? ''} />
      </div>
    );
  }
  const net = signedMoney(totals.lifetime_net_deposits);
  return (
    <section className={s.totals} aria-label={t`Totals`}>
      <Stub title={t`Top-ups`} kind="top_up" sums={totals.top_ups} />
      <Stub title={t`Cash-outs`} kind="cash_out" sums={totals.cash_outs} />
      <div className={s.chart}>
        <MonthChart months={totals.months} />
        <p className={s.net}>
          <Trans>
            Net top-ups since registration (top-ups minus cash-outs): <b>{net}</b>
          </Trans>
        </p>
      </div>
    </section>
  );
}

function Stub({
  title,
  kind,
  sums,
}: {
  title: string;
  kind: 'top_up' | 'cash_out';
  sums: Totals['top_ups'];
}) {
  const { money, number } = useFormats();
  const often = number(sums.frequency / HUNDREDTHS, { maximumFractionDigits: 1 });
  return (
    <section className={s.stub} data-kind={kind}>
      <h3>
        <Icon name={kind === 'top_up' ? 'plus' : 'envelope'} size={18} /> {title}
      </h3>
      <p className={s.sum}>{money(sums.amount)}</p>
      <dl>
        <div>
          <dt>
            <Trans>Average</Trans>
          </dt>
          <dd>{money(sums.average)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Number</Trans>
          </dt>
          <dd>{number(sums.total)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Per 30 days</Trans>
          </dt>
          <dd>{often}×</dd>
        </div>
      </dl>
    </section>
  );
}
