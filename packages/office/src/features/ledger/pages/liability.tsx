import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { liability, type LiabilityDay, type LiabilityFigures } from '@wl/contract/ledger';
import { Chart } from '@wl/ui/chart';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { downloadCsv } from '../../../app/download.ts';
import { useFormats } from '../../../app/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { useLiveMoney } from '../../../app/use-live.ts';
import { Verdict } from '../../../app/verdict.tsx';

const spans = [30, 90, 400] as const;

function saveCsv(days: readonly LiabilityDay[]): void {
  downloadCsv('liability.csv', [
    [
      'day',
      'taken_at',
      'cash',
      'bonus',
      'in_play',
      'outgoing',
      'owed',
      'coins',
      'members',
      'play',
      'bonus_cost',
      'fees',
      'corrections',
      'clearing',
      'provider',
    ],
    ...days.map(({ day, taken_at, figures, provider }) => [
      day,
      taken_at,
      figures.cash,
      figures.bonus,
      figures.in_play,
      figures.outgoing,
      figures.owed,
      figures.coins,
      figures.members,
      figures.house.play,
      figures.house.bonus_cost,
      figures.house.fees,
      figures.house.corrections,
      figures.clearing,
      provider ?? '',
    ]),
  ]);
}

type Part = readonly [name: string, byBalances: number, byEntries: number];

/** Shows a breakdown of the money owed to members. Each component is computed both from balances and from entries. */
function Owed({ now, entries }: { now: LiabilityFigures; entries: LiabilityFigures }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: Part[] = [
    [t`Cash`, now.cash, entries.cash],
    [t`Bonus`, now.bonus, entries.bonus],
    [t`In play`, now.in_play, entries.in_play],
    [t`On its way out`, now.outgoing, entries.outgoing],
    [t`Owed to members`, now.owed, entries.owed],
  ];
  const columns: DataColumn<Part>[] = [
    { id: 'part', head: t`Part`, isPlain: true, cell: ([name]) => <b>{name}</b> },
    {
      id: 'balances',
      head: t`Calculated from balances`,
      as: 'number',
      cell: ([, balance]) => money(balance),
    },
    {
      id: 'entries',
      head: t`Calculated from entries`,
      as: 'number',
      cell: ([, , entry]) => money(entry),
    },
    {
      id: 'verdict',
      head: t`Verdict`,
      isHeadHidden: true,
      as: 'number',
      cell: ([, balance, entry]) => <Verdict passed={balance === entry} />,
    },
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Calculated in two ways</Trans>
      </h2>
      <OfficeTable
        label={t`Liability calculated in two ways`}
        rows={rows}
        columns={columns}
        rowId={([name]) => name}
        tone={([, balance, entry]) => (balance === entry ? undefined : 'bad')}
        lines
      />
    </section>
  );
}

/** Compares the money owed with the house accounts and the balances at the providers. */
function Against({ now, provider }: { now: LiabilityFigures; provider: number | null }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const rows: [string, number][] = [
    [t`Owed to members`, now.owed],
    [t`Members’ net losses`, now.house.play],
    [t`Bonus granted`, now.house.bonus_cost],
    [t`Fees`, now.house.fees],
    [t`Corrections`, now.house.corrections],
  ];
  return (
    <section className={paper.panel}>
      <h2>
        <Trans>Funds covering liabilities</Trans>
      </h2>
      <dl className={paper.rows}>
        {rows.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{money(value)}</dd>
          </div>
        ))}
        <div data-tone="sum">
          <dt>
            <Trans>At the providers, according to our ledger</Trans>
          </dt>
          <dd>{money(now.clearing)}</dd>
        </div>
        <div>
          <dt>
            <Trans>From the providers’ statements, up to the last compared day</Trans>
          </dt>
          <dd>{provider === null ? '–' : money(provider)}</dd>
        </div>
      </dl>
    </section>
  );
}

/** Shows the chart's figures in a table, latest day first. */
function DayTable({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money, day, number } = useFormats();
  const amount = (
    id: 'cash' | 'bonus' | 'in_play' | 'outgoing' | 'clearing',
    head: string,
  ): DataColumn<LiabilityDay> => ({
    id,
    head,
    as: 'number',
    sortBy: ({ figures }) => figures[id],
    cell: ({ figures }) => money(figures[id]),
  });
  const columns: DataColumn<LiabilityDay>[] = [
    {
      id: 'day',
      head: t`Day`,
      isPlain: true,
      sortBy: (one) => one.day,
      cell: (one) => day(one.day),
    },
    {
      id: 'owed',
      head: t`Amount owed`,
      as: 'number',
      sortBy: ({ figures }) => figures.owed,
      cell: ({ figures }) => <b>{money(figures.owed)}</b>,
    },
    amount('cash', t`Cash`),
    amount('bonus', t`Bonus`),
    amount('in_play', t`In play`),
    amount('outgoing', t`On its way out`),
    amount('clearing', t`According to our ledger`),
    {
      id: 'provider',
      head: t`According to the statements`,
      as: 'number',
      sortBy: ({ provider }) => provider,
      cell: ({ provider }) => (provider === null ? '–' : money(provider)),
    },
    {
      id: 'members',
      head: t`Members`,
      as: 'number',
      sortBy: ({ figures }) => figures.members,
      cell: ({ figures }) => number(figures.members),
    },
  ];
  return (
    <OfficeTable
      label={t`Daily liability`}
      rows={days.toReversed()}
      columns={columns}
      rowId={(one) => one.day}
      lines
      tall
    />
  );
}

function Course({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money, moneyShort, dayShort } = useFormats();
  const [span, setSpan] = useState<(typeof spans)[number]>(90);
  const shown = days.slice(-span);
  const values = (read: (day: LiabilityDay) => number | null) => shown.map(read);
  const last = shown.at(-1);
  const lastOwed = money(last?.figures.owed ?? 0);
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2>
          <Trans>Day by day</Trans>
        </h2>
        <div className={paper.actions} role="group" aria-label={t`Period`}>
          {spans.map((one) => (
            <button
              key={one}
              type="button"
              className={paper.plainButton}
              aria-pressed={span === one}
              onClick={() => setSpan(one)}
            >
              {one === 400 ? <Trans>Everything</Trans> : <Trans>{one} days</Trans>}
            </button>
          ))}
          <button type="button" className={paper.plainButton} onClick={() => saveCsv(days)}>
            <Icon name="download" size={18} /> CSV
          </button>
        </div>
      </div>
      {shown.length === 0 ? (
        <Nothing>
          <Trans>Data for the first day will be stored after midnight UTC.</Trans>
        </Nothing>
      ) : (
        <>
          <Chart
            label={t`Amount owed to members in the last ${shown.length} days. Latest value: ${lastOwed}`}
            labels={shown.map(({ day }) => dayShort(day))}
            format={money}
            formatAxis={moneyShort}
            series={[
              {
                name: t`Cash`,
                color: '#23346e',
                as: 'area',
                values: values(({ figures }) => figures.cash),
              },
              {
                name: t`Bonus`,
                color: '#b3263c',
                as: 'area',
                values: values(({ figures }) => figures.bonus),
              },
              {
                name: t`In play`,
                color: '#12817a',
                as: 'area',
                values: values(({ figures }) => figures.in_play),
              },
              {
                name: t`On its way out`,
                color: '#b07c26',
                as: 'area',
                values: values(({ figures }) => figures.outgoing),
              },
              {
                name: t`At the providers`,
                color: '#0a1026',
                as: 'line',
                values: values(({ provider }) => provider),
              },
            ]}
          />
          <DayTable days={shown} />
        </>
      )}
    </section>
  );
}

/** Shows the money owed to members, compared with the house accounts and the balances at the providers. */
export function Liability() {
  const { t } = useLingui();
  const { money, number, time } = useFormats();
  useLiveMoney('liability');
  const query = useQuery({
    queryKey: ['liability'],
    queryFn: () => request(liability, {}),
    refetchInterval: 60_000,
  });
  if (query.isPending)
    return (
      <div className={paper.page}>
        <Waiting />
      </div>
    );
  if (query.isError)
    return (
      <div className={paper.page}>
        <Failed error={query.error} again={() => void query.refetch()} />
      </div>
    );
  const { now, from_entries: entries, provider, days, at } = query.data.data;
  const agree = JSON.stringify(now) === JSON.stringify(entries);
  const figures: [string, string][] = [
    [t`Owed to members`, money(now.owed)],
    [t`Cash`, money(now.cash)],
    [t`Bonus`, money(now.bonus)],
    [t`In play`, money(now.in_play)],
    [t`On its way out`, money(now.outgoing)],
    [t`Members`, number(now.members)],
  ];
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>
            <Trans>Liability</Trans>
          </h1>
          <p className={paper.sub}>
            <Trans>Liability to members, as of {time(at)}</Trans>
          </p>
        </div>
        <span className={paper.badge} data-tone={agree ? 'ok' : 'bad'}>
          <Icon name={agree ? 'check-circle' : 'warning'} size={16} />
          {agree ? (
            <Trans>Both calculations match</Trans>
          ) : (
            <Trans>The two calculations differ</Trans>
          )}
        </span>
      </header>
      <dl className={paper.figures}>
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Course days={days} />
      <div className={paper.columns}>
        <Owed now={now} entries={entries} />
        <Against now={now} provider={provider} />
      </div>
    </div>
  );
}
