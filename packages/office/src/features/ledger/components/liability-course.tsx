import { Trans, useLingui } from '@lingui/react/macro';
import type { LiabilityDay } from '@wl/contract/office-ledger';
import { Chart } from '@wl/ui/chart';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { downloadCsv } from '../../../app/download.ts';
import { useFormats } from '../../../app/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import paper from '../../../app/paper.module.css';
import { Nothing } from '../../../app/states.tsx';

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

/** Shows the amounts owed day by day, as a chart, as a table and as a file to download. */
export function Course({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const [span, setSpan] = useState<(typeof spans)[number]>(90);
  const shown = days.slice(-span);
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
          <DayChart shown={shown} />
          <DayTable days={shown} />
        </>
      )}
    </section>
  );
}

/** Shows the amounts owed, and the balance at the providers, in a chart. */
function DayChart({ shown }: { shown: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money, moneyShort, dayShort } = useFormats();
  const values = (read: (day: LiabilityDay) => number | null) => shown.map(read);
  const last = shown.at(-1);
  const lastOwed = money(last?.figures.owed ?? 0);
  return (
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
