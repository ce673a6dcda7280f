import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { affiliateReport, type ReportLine } from '@wl/contract/office/affiliates';
import { Button } from '@wl/ui/controls/button';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { DateField } from '../../../app/forms/date-field.tsx';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { CsvButton } from '../../../app/report/csv-button.tsx';
import type { ReportColumn, ReportDefinition } from '../../../app/report/definition.ts';
import { ReportChart } from '../../../app/report/report-chart.tsx';
import { ReportTable } from '../../../app/report/report-table.tsx';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './affiliates.module.css';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const figures = [
  'clicks',
  'sign_ups',
  'first_deposits',
  'ggr',
  'bonus_cost',
  'fees',
  'charge_backs',
  'net',
  'share',
] as const;
type Figure = (typeof figures)[number];
/** Value of `period` in the totals row. */
const TOTAL = 'total';

const counts: readonly Figure[] = ['clicks', 'sign_ups', 'first_deposits'];

/**
 * Returns the period of the report, and functions that change it. Daily figures initially cover the last 30 days, and
 * monthly figures the last year.
 */
function usePeriod() {
  const now = useNow(60_000);
  const [by, setBy] = useState<'day' | 'month'>('day');
  const [from, setFrom] = useState(() => dayOf(now - 29 * DAY_MS));
  const [until, setUntil] = useState(() => dayOf(now));
  const choose = (next: 'day' | 'month') => {
    setBy(next);
    setFrom(dayOf(now - (next === 'day' ? 29 : 364) * DAY_MS));
    setUntil(dayOf(now));
  };
  return { by, from, until, choose, setFrom, setUntil };
}

/** Shows the results of the affiliate’s links by day or month, as a chart, a table and a downloadable file. */
export function ReportPanel({ id, name }: { id: string; name: string }) {
  const period = usePeriod();
  const { by, from, until } = period;
  const query = useQuery({
    queryKey: ['affiliate-report', id, by, from, until],
    queryFn: () => request(affiliateReport, { params: { id }, query: { by, from, until } }),
    placeholderData: keepPreviousData,
    enabled: from !== '' && until !== '' && from <= until,
  });
  const report = query.data?.data;
  const definition = useDefinition();
  return (
    <section className={paper.panel} aria-labelledby="report">
      <div className={paper.panelHead}>
        <h2 id="report">
          <Trans>Report</Trans>
        </h2>
        <div className={s.span}>
          <PeriodFields period={period} />
          <CsvButton name={`affiliate-${name}`} columns={definition.columns} rows={report?.lines} />
        </div>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {report && <Lines definition={definition} lines={report.lines} total={report.total} />}
    </section>
  );
}

function PeriodFields({ period }: { period: ReturnType<typeof usePeriod> }) {
  const { t } = useLingui();
  const { by, from, until, choose, setFrom, setUntil } = period;
  return (
    <>
      <span className={paper.actions} role="group" aria-label={t`By day or month`}>
        <Button variant="plain" aria-pressed={by === 'day'} onClick={() => choose('day')}>
          <Trans>Days</Trans>
        </Button>
        <Button variant="plain" aria-pressed={by === 'month'} onClick={() => choose('month')}>
          <Trans>Months</Trans>
        </Button>
      </span>
      <DateField label={t`From`} value={from} onChange={setFrom} />
      <DateField label={t`Until`} value={until} onChange={setUntil} />
    </>
  );
}

function useDefinition(): ReportDefinition<ReportLine> {
  const { t } = useLingui();
  const heads: Readonly<Record<Figure, string>> = {
    clicks: t`Clicks`,
    sign_ups: t`Sign-ups`,
    first_deposits: t`First deposits`,
    ggr: t`Gross gaming revenue`,
    bonus_cost: t`Bonus cost`,
    fees: t`Fees`,
    charge_backs: t`Chargebacks`,
    net: t`Net revenue`,
    share: t`Share`,
  };
  const column = (id: Figure): ReportColumn<ReportLine> => ({
    id,
    head: heads[id],
    kind: counts.includes(id) ? 'count' : 'money',
    value: (line) => line[id],
  });
  return {
    columns: [
      { id: 'period', head: t`Period`, kind: 'period', value: ({ period }) => period },
      ...figures.map(column),
    ],
    by: 'period',
    series: [
      { column: column('net'), as: 'line' },
      { column: column('share'), as: 'area' },
    ],
    rowId: ({ period }) => period,
  };
}

interface LinesProps {
  definition: ReportDefinition<ReportLine>;
  lines: readonly ReportLine[];
  total: Omit<ReportLine, 'period'>;
}

/**
 * Shows the report lines as a chart and as a table. The table shows the total first, then the lines from newest to
 * oldest.
 */
function Lines({ definition, lines, total }: LinesProps) {
  const { t } = useLingui();
  const { money } = useFormats();
  const shares = money(total.share);
  return (
    <>
      <ReportChart
        label={t`Net revenue and share. Periods: ${lines.length}; total share: ${shares}`}
        definition={definition}
        rows={lines}
        height={220}
      />
      <ReportTable
        label={t`Report by period`}
        definition={definition}
        rows={lines.toReversed()}
        total={{ period: TOTAL, ...total }}
      />
    </>
  );
}
