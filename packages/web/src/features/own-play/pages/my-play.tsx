import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ownPlay, ownPlaySpans, type PlayDay } from '@wl/contract/own-play';
import { transactionTotals } from '@wl/contract/wallet-transactions';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { Icon } from '@wl/ui/icon';
import { PaperCard } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useState } from 'react';
import { useCall } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useFormats } from '../../../app/language/formats.ts';
import { PeriodBars } from '../components/period-bars.tsx';
import s from '../components/own-play.module.css';
import { type Period, type PeriodUnit, periodsOf, sumOf, unitOf } from '../periods.ts';
import { usePeriodWords } from '../use-period-words.ts';

type Span = (typeof ownPlaySpans)[number];

/** Shows charts of a member's own play: time, stakes and net result. */
export default function MyPlay() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const [span, setSpan] = useState<Span>(30);
  const query = useCall(ownPlay, { query: { days: span } }, { refetchOnMount: 'always' });
  const data = query.data?.data;
  return (
    <main className={s.page}>
      <header className={s.head}>
        <Icon name="chart-line" size={64} />
        <div>
          <h1>
            <Trans>My Play</Trans>
          </h1>
          <p>
            <Trans>
              This page shows the time and money you have spent playing, and what you have won. Days
              are in UTC.
            </Trans>
          </p>
        </div>
      </header>
      <SpanPicker span={span} onPick={setSpan} />
      {query.isPending && (
        <>
          <Skeleton className={s.bone ?? ''} />
          <Skeleton className={s.bone ?? ''} />
        </>
      )}
      {query.isError && (
        <PaperCard role="alert" className={s.calm}>
          <p className={s.trouble}>{errorText(query.error)}</p>
          <Button variant="ink" onClick={() => void query.refetch()}>
            <Trans>Try again</Trans>
          </Button>
        </PaperCard>
      )}
      {data && data.days.length === 0 && <NothingYet />}
      {data && data.days.length > 0 && <Figures days={data.days} span={span} range={data} />}
      {/* Show the links only after the figures have loaded. Otherwise, the links would move down when the figures
          appear above them. */}
      {!query.isPending && (
        <nav className={s.links} aria-label={t`Safe travel`}>
          <Link to="/my-limits">
            <Icon name="lifebuoy" size={20} />
            <Trans>Set limits or take a break</Trans>
          </Link>
          <Link to="/self-test">
            <Icon name="help" size={20} />
            <Trans>Nine questions about my play</Trans>
          </Link>
          <Link to="/my-wallet-xs">
            <Icon name="wallet" size={20} />
            <Trans>See every payment and round in my wallet</Trans>
          </Link>
        </nav>
      )}
    </main>
  );
}

function SpanPicker({ span, onPick }: { span: Span; onPick: (span: Span) => void }) {
  const { t } = useLingui();
  const names: Record<Span, string> = {
    30: t`30 days`,
    90: t`3 months`,
    365: t`12 months`,
  };
  return (
    <div className={s.spans} role="group" aria-label={t`Period`}>
      {ownPlaySpans.map((days) => (
        <button key={days} type="button" aria-pressed={span === days} onClick={() => onPick(days)}>
          {names[days]}
        </button>
      ))}
    </div>
  );
}

function NothingYet() {
  return (
    <PaperCard className={s.calm}>
      <Icon name="chart-line" size={44} />
      <h2>
        <Trans>No play in this period</Trans>
      </h2>
      <p>
        <Trans>Days on which you play with cash or bonus money will appear here.</Trans>
      </p>
      <Link to="/casino-floor" className={buttonClass({ variant: 'ink' })}>
        <Trans>Go to the casino floor</Trans>
      </Link>
    </PaperCard>
  );
}

/** Returns a function that formats a number of minutes: 125 → 2 h 5 min. */
function useDuration() {
  const { t } = useLingui();
  const { number } = useFormats();
  return (minutes: number) => {
    const hours = Math.floor(minutes / 60);
    const rest = Math.round(minutes % 60);
    return hours > 0 ? t`${number(hours)} h ${rest} min` : t`${rest} min`;
  };
}

function Figures(props: {
  days: readonly PlayDay[];
  span: Span;
  range: { from: string; to: string };
}) {
  const { days, span, range } = props;
  const unit = unitOf(span);
  const periods = periodsOf(days, range, unit);
  return (
    <>
      <Summary sum={sumOf(periods)} />
      <Charts periods={periods} unit={unit} />
    </>
  );
}

function Summary({ sum }: { sum: ReturnType<typeof sumOf> }) {
  const { t } = useLingui();
  const { money, signedMoney } = useFormats();
  const time = useDuration();
  const lifetime = useCall(transactionTotals, { query: {} });
  return (
    <PaperCard as="section" aria-label={t`Summary of this period`}>
      <dl className={s.sums}>
        <div>
          <dt>
            <Trans>Time played</Trans>
          </dt>
          <dd>{time(sum.minutes)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Staked</Trans>
          </dt>
          <dd>{money(sum.staked)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Net</Trans>
          </dt>
          <dd>{signedMoney(sum.net)}</dd>
        </div>
        <div>
          <dt>
            <Trans>Net top-ups since registration</Trans>
          </dt>
          <dd>{lifetime.data ? signedMoney(lifetime.data.data.lifetime_net_deposits) : '–'}</dd>
        </div>
      </dl>
    </PaperCard>
  );
}

function Charts({ periods, unit }: { periods: readonly Period[]; unit: PeriodUnit }) {
  const { t } = useLingui();
  const { money, signedMoney } = useFormats();
  const time = useDuration();
  const words = usePeriodWords(unit);
  const sum = sumOf(periods);
  const labels = periods.map(({ start }) => words(start));
  const unitName = { day: t`Day`, week: t`Week starting`, month: t`Month` }[unit];
  const [staked, paid, net, played] = [
    money(sum.staked),
    money(sum.paid),
    signedMoney(sum.net),
    time(sum.minutes),
  ];
  return (
    <PaperCard as="section" className={s.charts} aria-label={t`My Play over time`}>
      <PeriodBars
        title={<Trans>Time played</Trans>}
        summary={t`Time played: ${played} in total. To see these figures as a table, use the button next to the chart.`}
        unit={unitName}
        labels={labels}
        series={[
          { name: t`Time`, color: '#34478a', values: periods.map(({ minutes }) => minutes) },
        ]}
        format={time}
      />
      <PeriodBars
        title={<Trans>Staked and won</Trans>}
        summary={t`${staked} staked, ${paid} won. To see these figures as a table, use the button next to the chart.`}
        unit={unitName}
        labels={labels}
        series={[
          { name: t`Staked`, color: '#b07c26', values: periods.map((one) => one.staked) },
          { name: t`Won`, color: '#0f7a4c', values: periods.map((one) => one.paid) },
        ]}
        format={money}
      />
      <PeriodBars
        title={<Trans>Net</Trans>}
        summary={t`Net result: ${net} in total. To see these figures as a table, use the button next to the chart.`}
        unit={unitName}
        labels={labels}
        series={[{ name: t`Net`, color: '#7a2e63', values: periods.map((one) => one.net) }]}
        format={signedMoney}
      />
      <p>
        <Plural value={sum.rounds} one="# round" other="# rounds" />
      </p>
    </PaperCard>
  );
}
