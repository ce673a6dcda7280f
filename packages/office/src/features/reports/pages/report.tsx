import { Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { MAX_PERIOD_DAYS, report, type Report as Loaded } from '@wl/contract/office/reports';
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
import { Choices } from '../components/choices.tsx';
import { DetailsLink } from '../components/details-link.tsx';
import { Headlines } from '../components/headlines.tsx';
import { PeriodFields } from '../components/period-fields.tsx';
import { ReportLinks } from '../components/report-links.tsx';
import type { ReportSearch } from '../office.tsx';
import { type Days, lastDays, problemOf } from '../period.ts';
import { columnsOf, partColumns, type Row, type SeriesNames, seriesOf } from '../series.ts';
import { useReports } from '../use-reports.ts';
import s from '../components/reports.module.css';

/** Index of the totals row. The index of every other row is its position in the response. */
const TOTAL = -1;

/** Returns the translated names of series that the server does not name. */
function useSeriesNames(): SeriesNames {
  const { t } = useLingui();
  return { others: t`Others`, before: (head) => t`${head}, previous period` };
}

/**
 * Reads the report's slug and period from the URL, and loads the figures. The period defaults to the last 30 days, or
 * to the report's maximum period if that is shorter.
 */
function useReport() {
  const { i18n } = useLingui();
  const { slug } = useParams({ from: '/office/reports/$slug' });
  const search = useSearch({ from: '/office/reports/$slug' });
  const navigate = useNavigate();
  const now = useNow(60_000);
  const reports = useReports();
  const about = reports.data?.data.find((one) => one.slug === slug);
  const maxDays = about?.max_days ?? MAX_PERIOD_DAYS;
  const { from, until, ...others } = search;
  const usual = lastDays(Math.min(30, maxDays), now);
  const days: Days = { from: from ?? usual.from, until: until ?? usual.until };
  const language = i18n.locale as Language;
  const query = useQuery({
    queryKey: ['report', slug, language, days, others],
    queryFn: () => request(report, { params: { slug }, query: { ...days, ...others, language } }),
    // While new figures of the report load, keep showing its earlier figures. Never show the figures of another report.
    placeholderData: (previous, of) =>
      of?.queryKey[1] === slug ? keepPreviousData(previous) : undefined,
    enabled: !reports.isPending && problemOf(days, maxDays) === undefined,
  });
  const choose = (change: { [Name in keyof ReportSearch]?: ReportSearch[Name] | undefined }) => {
    const chosen = Object.entries({ ...search, ...change }).filter(
      ([, value]) => value !== undefined,
    );
    void navigate({
      to: '/reports/$slug',
      params: { slug },
      search: Object.fromEntries(chosen),
      replace: true,
    });
  };
  return { slug, days, maxDays, query, choose };
}

/** Shows one report for a period: headline figures, chart, table and CSV download. */
export function Report() {
  const { slug, days, maxDays, query, choose } = useReport();
  const names = useSeriesNames();
  const { time } = useFormats();
  const loaded = query.data?.data;
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
          columns={loaded ? [...columnsOf(loaded), ...partColumns(loaded, names)] : []}
          rows={query.isPlaceholderData ? undefined : rows}
        />
      </header>
      <ReportLinks />
      <section className={`${paper.panel ?? ''} ${s.body ?? ''}`}>
        <PeriodFields days={days} maxDays={maxDays} choose={choose}>
          {loaded && <Choices report={loaded} choose={choose} />}
        </PeriodFields>
        {loaded && <p className={paper.sub}>{loaded.summary}</p>}
        {query.isLoading && <Waiting />}
        {query.isError && <Failed error={query.error} again={() => void query.refetch()} />}
        {loaded && rows && (
          <Figures report={loaded} days={days} rows={rows} isBusy={query.isPlaceholderData} />
        )}
      </section>
    </div>
  );
}

interface FiguresProps {
  report: Loaded;
  days: Days;
  rows: readonly Row[];
  isBusy: boolean;
}

/**
 * Shows the headline figures, the chart and the table. The table starts with the total. If the other rows are days, the
 * latest day comes first.
 */
function Figures({ report: loaded, days, rows, isBusy }: FiguresProps) {
  const { t } = useLingui();
  const names = useSeriesNames();
  const { title, total, chart, details } = loaded;
  if (rows.length === 0)
    return (
      <Nothing>
        <Trans>There was no activity in this period. Choose other days to see figures.</Trans>
      </Nothing>
    );
  const definition: ReportDefinition<Row> = {
    columns: columnsOf(loaded),
    ...(chart && { by: chart.by }),
    series: seriesOf(loaded, names),
    rowId: ([place]) => String(place),
  };
  return (
    <>
      <Headlines report={loaded} />
      <ReportChart
        label={t`${title}, number of rows: ${rows.length}. The table below has the same figures.`}
        definition={definition}
        rows={rows}
      />
      <ReportTable
        label={title}
        definition={definition}
        rows={loaded.by ? rows.toReversed() : rows}
        total={total ? [TOTAL, total] : undefined}
        isBusy={isBusy}
        {...(details && {
          details: {
            head: t`Details`,
            cell: (row: Row) => <DetailsLink report={loaded} days={days} row={row} />,
          },
        })}
      />
    </>
  );
}
