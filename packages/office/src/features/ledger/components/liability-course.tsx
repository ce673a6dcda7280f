import { Trans, useLingui } from '@lingui/react/macro';
import type { LiabilityDay } from '@wl/contract/office/ledger';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { useFormats } from '../../../app/language/format.ts';
import paper from '../../../app/paper.module.css';
import { CsvButton } from '../../../app/report/csv-button.tsx';
import type { ReportColumn, ReportDefinition } from '../../../app/report/definition.ts';
import { ReportChart } from '../../../app/report/report-chart.tsx';
import { ReportTable } from '../../../app/report/report-table.tsx';
import { Nothing } from '../../../app/states.tsx';

const spans = [30, 90, 400] as const;

type Amount = 'cash' | 'bonus' | 'in_play' | 'outgoing' | 'clearing';

const figure =
  (id: Amount | 'owed' | 'coins' | 'members') =>
  ({ figures }: LiabilityDay) =>
    figures[id];
const provider = (day: LiabilityDay) => day.provider;

/** Columns of the CSV file, which contains more figures than the table. */
const csv: readonly Pick<ReportColumn<LiabilityDay>, 'id' | 'value'>[] = [
  { id: 'day', value: ({ day }) => day },
  { id: 'taken_at', value: (day) => day.taken_at },
  { id: 'cash', value: figure('cash') },
  { id: 'bonus', value: figure('bonus') },
  { id: 'in_play', value: figure('in_play') },
  { id: 'outgoing', value: figure('outgoing') },
  { id: 'owed', value: figure('owed') },
  { id: 'coins', value: figure('coins') },
  { id: 'members', value: figure('members') },
  { id: 'play', value: ({ figures }) => figures.house.play },
  { id: 'bonus_cost', value: ({ figures }) => figures.house.bonus_cost },
  { id: 'fees', value: ({ figures }) => figures.house.fees },
  { id: 'corrections', value: ({ figures }) => figures.house.corrections },
  { id: 'clearing', value: figure('clearing') },
  { id: 'provider', value: provider },
];

/** Returns the report's columns and chart, with labels in the clerk's language. */
function useDefinition(): ReportDefinition<LiabilityDay> {
  const { t } = useLingui();
  const amount = (id: Amount, head: string): ReportColumn<LiabilityDay> => ({
    id,
    head,
    kind: 'money',
    value: figure(id),
  });
  const parts = [
    amount('cash', t`Cash`),
    amount('bonus', t`Bonus`),
    amount('in_play', t`In play`),
    amount('outgoing', t`Reserved for cash-outs`),
  ] as const;
  const colors = ['#23346e', '#b3263c', '#12817a', '#b07c26'];
  return {
    columns: [
      { id: 'day', head: t`Day`, kind: 'day', value: ({ day }) => day },
      {
        id: 'owed',
        head: t`Owed to members`,
        kind: 'money',
        value: figure('owed'),
        isStrong: true,
      },
      ...parts,
      amount('clearing', t`Held by providers (our ledger)`),
      { id: 'provider', head: t`Held by providers (statements)`, kind: 'money', value: provider },
      { id: 'members', head: t`Members`, kind: 'count', value: figure('members') },
    ],
    by: 'day',
    series: [
      ...parts.map((column, at) => ({ column, as: 'area' as const, color: colors[at] ?? '' })),
      { column: { head: t`Held by providers`, value: provider }, as: 'line', color: '#0a1026' },
    ],
    rowId: ({ day }) => day,
  };
}

/** Shows the amount owed to members on each day, as a chart and as a table, with a CSV download. */
export function Course({ days }: { days: readonly LiabilityDay[] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const [span, setSpan] = useState<(typeof spans)[number]>(90);
  const definition = useDefinition();
  const shown = days.slice(-span);
  const lastOwed = money(shown.at(-1)?.figures.owed ?? 0);
  return (
    <section className={paper.panel}>
      <div className={paper.panelHead}>
        <h2>
          <Trans>Day by day</Trans>
        </h2>
        <div className={paper.actions} role="group" aria-label={t`Period`}>
          {spans.map((one) => (
            <Button
              key={one}
              variant="plain"
              aria-pressed={span === one}
              onClick={() => setSpan(one)}
            >
              {one === 400 ? <Trans>All time</Trans> : <Trans>{one} days</Trans>}
            </Button>
          ))}
          <CsvButton name="liability" columns={csv} rows={days} />
        </div>
      </div>
      {shown.length === 0 ? (
        <Nothing>
          <Trans>No figures yet. The first day’s figures will appear after midnight UTC.</Trans>
        </Nothing>
      ) : (
        <>
          <ReportChart
            label={t`Amount owed to members. Days shown: ${shown.length}. Latest value: ${lastOwed}`}
            definition={definition}
            rows={shown}
          />
          <ReportTable
            label={t`Daily liability`}
            definition={definition}
            rows={shown.toReversed()}
          />
        </>
      )}
    </section>
  );
}
