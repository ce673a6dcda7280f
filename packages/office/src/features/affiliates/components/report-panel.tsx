import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { affiliateReport, type ReportLine } from '@wl/contract/office-affiliates';
import { Chart } from '@wl/ui/chart';
import { Icon } from '@wl/ui/icon';
import { useState } from 'react';
import { request } from '../../../app/api.ts';
import { downloadCsv } from '../../../app/download.ts';
import { useFormats } from '../../../app/format.ts';
import { type DataColumn, OfficeTable } from '../../../app/office-table.tsx';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { Failed, Waiting } from '../../../app/states.tsx';
import s from './affiliates.module.css';

const DAY_MS = 86_400_000;
const dayOf = (at: number) => new Date(at).toISOString().slice(0, 10);

const columns = [
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
type Column = (typeof columns)[number];
/** Value of `period` in the row with the totals. */
const TOTAL = 'total';

const counts: readonly Column[] = ['clicks', 'sign_ups', 'first_deposits'];

function saveCsv(name: string, lines: readonly ReportLine[]): void {
  downloadCsv(`affiliate-${name}.csv`, [
    ['period', ...columns],
    ...lines.map((line) => [line.period, ...columns.map((column) => line[column])]),
  ]);
}

/** Keeps the period of the report. Choosing days or months also selects the last 30 days or the last year. */
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

/** Shows the results of the affiliate’s links by day or month, as a chart, as a table and as a file to download. */
export function ReportPanel({ id, name }: { id: string; name: string }) {
  const period = usePeriod();
  const { by, from, until } = period;
  const query = useQuery({
    queryKey: ['affiliate-report', id, by, from, until],
    queryFn: () => request(affiliateReport, { params: { id }, query: { by, from, until } }),
    placeholderData: keepPreviousData,
    enabled: from !== '' && until !== '',
  });
  const report = query.data?.data;
  return (
    <section className={paper.panel} aria-labelledby="report">
      <div className={paper.panelHead}>
        <h2 id="report">
          <Trans>Report</Trans>
        </h2>
        <div className={s.span}>
          <PeriodFields period={period} />
          <button
            type="button"
            className={paper.plainButton}
            disabled={!report}
            onClick={() => saveCsv(name, report?.lines ?? [])}
          >
            <Icon name="download" size={18} /> CSV
          </button>
        </div>
      </div>
      {query.isPending && <Waiting />}
      {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
      {report && <Lines lines={report.lines} total={report.total} />}
    </section>
  );
}

function PeriodFields({ period }: { period: ReturnType<typeof usePeriod> }) {
  const { t } = useLingui();
  const { by, from, until, choose, setFrom, setUntil } = period;
  return (
    <>
      <span className={paper.actions} role="group" aria-label={t`By day or month`}>
        <button
          type="button"
          className={paper.plainButton}
          aria-pressed={by === 'day'}
          onClick={() => choose('day')}
        >
          <Trans>Days</Trans>
        </button>
        <button
          type="button"
          className={paper.plainButton}
          aria-pressed={by === 'month'}
          onClick={() => choose('month')}
        >
          <Trans>Months</Trans>
        </button>
      </span>
      <input
        type="date"
        aria-label={t`From`}
        value={from}
        max={until}
        onChange={(event) => setFrom(event.target.value)}
      />
      <input
        type="date"
        aria-label={t`Until`}
        value={until}
        min={from}
        onChange={(event) => setUntil(event.target.value)}
      />
    </>
  );
}

function useColumnNames(): Readonly<Record<Column, string>> {
  const { t } = useLingui();
  return {
    clicks: t`Clicks`,
    sign_ups: t`Sign-ups`,
    first_deposits: t`First deposits`,
    ggr: t`Gross revenue`,
    bonus_cost: t`Bonus cost`,
    fees: t`Fees`,
    charge_backs: t`Chargebacks`,
    net: t`Net revenue`,
    share: t`Share`,
  };
}

/**
 * Returns true if the line covers a day, not a month. The unit is derived from the row itself, because the previous
 * report stays visible while the next one loads.
 */
const isDay = (line: ReportLine) => line.period.length > 'YYYY-MM'.length;

/** Returns a function that names the day or month of a line. */
function usePeriodName() {
  const { day, month } = useFormats();
  return (line: ReportLine) =>
    isDay(line) ? day(line.period) : `${month(line.period)} ${line.period.slice(0, 4)}`;
}

interface LinesProps {
  lines: readonly ReportLine[];
  total: Omit<ReportLine, 'period'>;
}

function Lines({ lines, total }: LinesProps) {
  return (
    <>
      {/* A chart with only zeros would show nothing. */}
      {lines.some(({ net }) => net !== 0) && <LineChart lines={lines} total={total} />}
      <LineTable lines={lines} total={total} />
    </>
  );
}

function LineChart({ lines, total }: LinesProps) {
  const { t } = useLingui();
  const { money, moneyShort, dayShort } = useFormats();
  const names = useColumnNames();
  const period = usePeriodName();
  const shares = money(total.share);
  return (
    <Chart
      label={t`Net revenue and share over ${lines.length} periods; total share: ${shares}`}
      labels={lines.map((line) => (isDay(line) ? dayShort(line.period) : period(line)))}
      format={money}
      formatAxis={moneyShort}
      height={220}
      series={[
        { name: names.net, color: '#23346e', as: 'line', values: lines.map(({ net }) => net) },
        {
          name: names.share,
          color: '#b07c26',
          as: 'area',
          values: lines.map(({ share }) => share),
        },
      ]}
    />
  );
}

/** Shows the lines in a table, latest first, below their total. */
function LineTable({ lines, total }: LinesProps) {
  const { t } = useLingui();
  const { money, number } = useFormats();
  const names = useColumnNames();
  const period = usePeriodName();
  const cell = (column: Column, value: number) =>
    counts.includes(column) ? number(value) : money(value);
  const strong = (line: ReportLine, text: string) => (line.period === TOTAL ? <b>{text}</b> : text);
  const shown: DataColumn<ReportLine>[] = [
    {
      id: 'period',
      head: t`Period`,
      isPlain: true,
      sortBy: (line) => line.period,
      cell: (line) => strong(line, line.period === TOTAL ? t`Total` : period(line)),
    },
    ...columns.map((column): DataColumn<ReportLine> => ({
      id: column,
      head: names[column],
      as: 'number',
      sortBy: (line) => line[column],
      cell: (line) => strong(line, cell(column, line[column])),
    })),
  ];
  return (
    <OfficeTable
      label={t`Report by period`}
      rows={[{ period: TOTAL, ...total }, ...lines.toReversed()]}
      columns={shown}
      rowId={(line) => line.period}
      firstId={TOTAL}
      lines
      tall
    />
  );
}
