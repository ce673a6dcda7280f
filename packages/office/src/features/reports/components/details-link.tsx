import { Link } from '@tanstack/react-router';
import type { Report } from '@wl/contract/office/reports';
import { useFigure } from '../../../app/report/use-figure.ts';
import { filtersOf } from '../filters.ts';
import { type Days, lengthOf, rowDays } from '../period.ts';
import type { Row } from '../series.ts';
import { useReports } from '../use-reports.ts';

interface DetailsLinkProps {
  report: Report;
  days: Days;
  row: Row;
}

/** Shows a row's link to a report with more details, unless the row's period is too long for that report. */
export function DetailsLink({ report, days, row: [, cells] }: DetailsLinkProps) {
  const { period } = useFigure();
  const { data } = useReports();
  const { details, columns, by, filters } = report;
  const other = data?.data.find(({ slug }) => slug === details?.report);
  if (!details || !other) return null;
  const at = columns.findIndex(({ kind }) =>
    details.filter === null ? kind === 'day' : kind === 'game' || kind === 'member',
  );
  const cell = cells[at] ?? null;
  const link = typeof cell === 'object' && cell !== null && 'id' in cell ? cell : undefined;
  const of = link?.text ?? (typeof cell === 'string' ? period(cell) : '');
  const asked = typeof cell === 'string' && by ? rowDays(cell, by, days.until) : days;
  if (lengthOf(asked) > other.max_days) return null;
  const kept = filters.filter(({ id }) => details.keeps.includes(id));
  const selected = filtersOf({
    ...Object.fromEntries(kept.map((one) => [one.id, one.selected ?? ''])),
    ...(details.filter !== null && link ? { [details.filter]: link.id } : {}),
  });
  return (
    <Link
      to="/reports/$slug"
      params={{ slug: details.report }}
      search={{ ...asked, ...(selected && { filters: selected }) }}
      aria-label={`${details.label}: ${of}`}
    >
      {details.label}
    </Link>
  );
}
