import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { report, type Report as Loaded, type ReportCell } from '@wl/contract/office/reports';
import type { Language } from '@wl/world/languages';
import { request } from '../../../app/api.ts';
import { useFormats } from '../../../app/language/format.ts';
import { useNow } from '../../../app/now.ts';
import paper from '../../../app/paper.module.css';
import { CsvButton } from '../../../app/report/csv-button.tsx';
import type { ReportDefinition } from '../../../app/report/definition.ts';
import { ReportChart } from '../../../app/report/report-chart.tsx';
import { ReportTable } from '../../../app/report/report-table.tsx';
import { Failed, Nothing, Waiting } from '../../../app/states.tsx';
import { PeriodFields } from '../components/period-fields.tsx';
import { ReportLinks } from '../components/report-links.tsx';
import { type Days, lastDays, problemOf } from '../period.ts';
import s from '../components/reports.module.css';

/** Row of a report with its place in the answer, which identifies it. */
type Row = readonly [place: number, cells: readonly ReportCell[]];

/** Place of the row with the totals. */
const TOTAL = -1;

/** Returns the parts of a report that the table, the chart and the CSV file need. */
function definitionOf({ columns, chart }: Loaded): ReportDefinition<Row> {
  const all = columns.map((column, at) => ({
    ...column,
    value: ([, cells]: Row) => cells[at] ?? null,
  }));
  return {
    columns: all,
    ...(chart && {
      by: chart.by,
      series: chart.columns.flatMap((id) => {
        const column = all.find((one) => one.id === id);
        return column ? { column, as: chart.as === 'areas' ? 'area' : 'line' } : [];
      }),
    }),
    rowId: ([place]) => String(place),
  };
}

/** Loads the report of the address for its period, by default the last 30 days. */
function useReport() {
  const { i18n } = useLingui();
  const { slug } = useParams({ from: '/office/reports/$slug' });
  const search = useSearch({ from: '/office/reports/$slug' });
  const navigate = useNavigate();
  const now = useNow(60_000);
  const days: Days = { ...lastDays(30, now), ...search };
  const language = i18n.locale as Language;
  const query = useQuery({
    queryKey: ['report', slug, language, days.from, days.until],
    queryFn: () => request(report, { params: { slug }, query: { ...days, language } }),
    // The figures of another period stay visible while the next ones load, but never those of another report.
    placeholderData: (previous, of) =>
      of?.queryKey[1] === slug ? keepPreviousData(previous) : undefined,
    enabled: problemOf(days) === undefined,
  });
  const choose = (to: Days) =>
    void navigate({ to: '/reports/$slug', params: { slug }, search: to, replace: true });
  return { slug, days, query, choose };
}

/** Shows one report for a period: chart, totals, table, and a CSV file. */
export function Report() {
  const { slug, days, query, choose } = useReport();
  const { time } = useFormats();
  const loaded = query.data?.data;
  const definition = loaded && definitionOf(loaded);
  const rows = loaded?.rows.map((cells, place): Row => [place, cells]);
  return (
    <div className={paper.page}>
      <header className={paper.head}>
        <div>
          <h1>{loaded?.title ?? <Trans>Report</Trans>}</h1>
          {loaded && (
            <p className={paper.sub}>
              <Trans>As of {time(loaded.at)}. Days are in UTC.</Trans>
            </p>
          )}
        </div>
        <CsvButton
          name={`${slug}-${days.from}-${days.until}`}
          columns={definition?.columns ?? []}
          rows={query.isPlaceholderData ? undefined : rows}
        />
      </header>
      <ReportLinks />
      <section className={`${paper.panel ?? ''} ${s.body ?? ''}`}>
        <PeriodFields days={days} choose={choose} />
        {loaded && <p className={paper.sub}>{loaded.summary}</p>}
        {query.isLoading && <Waiting />}
        {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
        {loaded && definition && rows && (
          <Figures
            report={loaded}
            definition={definition}
            rows={rows}
            isBusy={query.isPlaceholderData}
          />
        )}
      </section>
    </div>
  );
}

interface FiguresProps {
  report: Loaded;
  definition: ReportDefinition<Row>;
  rows: readonly Row[];
  isBusy: boolean;
}

/** Shows the chart, and the table below its total. A table of days begins with the latest. */
function Figures({ report: { title, columns, total }, definition, rows, isBusy }: FiguresProps) {
  const { t } = useLingui();
  if (rows.length === 0)
    return (
      <Nothing>
        <Trans>Nothing happened in this period. Choose other days to see figures.</Trans>
      </Nothing>
    );
  const isByDay = columns[0]?.kind === 'day';
  return (
    <>
      <ReportChart
        label={t`${title}, ${rows.length} days. The table below has the same figures.`}
        definition={definition}
        rows={rows}
      />
      <ReportTable
        label={title}
        definition={definition}
        rows={isByDay ? rows.toReversed() : rows}
        total={total ? [TOTAL, total] : undefined}
        isBusy={isBusy}
      />
    </>
  );
}
