import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReportCell } from '@wl/contract/office/reports';
import type { ReactNode } from 'react';
import { type DataColumn, OfficeTable } from '../office-table.tsx';
import type { ReportColumn, ReportDefinition } from './definition.ts';
import { useFormats } from '../language/format.ts';
import { RangeBar } from './range-bar.tsx';
import { useFigure } from './use-figure.ts';

interface ReportTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  definition: ReportDefinition<Row>;
  /** Rows in display order; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Totals, always shown in the first row. */
  total?: Row | undefined;
  /** Text shown if there are no rows. */
  empty?: ReactNode;
  /** True while newer rows are being loaded. */
  isBusy?: boolean;
  /** Optional last column, which links each row to its details. */
  details?: { head: string; cell: (row: Row) => ReactNode };
}

const PAGE_SIZE = 100;

const isNumber = ({ kind }: Pick<ReportColumn<never>, 'kind'>) =>
  kind === 'count' || kind === 'money' || kind === 'percent';

/** Returns the value by which a cell is sorted. Links are sorted by their text, and ranges by their deviation. */
function sortValue(cell: ReportCell) {
  if (typeof cell !== 'object' || cell === null) return cell;
  return 'text' in cell ? cell.text : (cell.actual - cell.expected) / (cell.high - cell.low || 1);
}

/** Returns a function that formats a value according to the kind of its column. */
function useCell() {
  const { number, period } = useFigure();
  const { time } = useFormats();
  return ({ kind }: Pick<ReportColumn<never>, 'kind'>, value: ReportCell): ReactNode => {
    if (value === null) return '–';
    if (typeof value === 'object' && 'low' in value) return <RangeBar range={value} />;
    if (typeof value === 'object') {
      const { id, text } = value;
      if (kind === 'member')
        return (
          <Link to="/members/$id" params={{ id }}>
            {text}
          </Link>
        );
      return (
        <Link to="/games" search={{ game: id }}>
          {text}
        </Link>
      );
    }
    if (typeof value === 'string')
      return kind === 'text' ? value : kind === 'time' ? time(value) : period(value);
    return number[kind === 'percent' || kind === 'money' ? kind : 'count'](value);
  };
}

/** Shows a report as a table that can be sorted by every column. Long tables are split into pages. */
export function ReportTable<Row>(props: ReportTableProps<Row>) {
  const { definition, rows, total, details, ...rest } = props;
  const { t } = useLingui();
  const cell = useCell();
  const { columns, rowId } = definition;
  const shown = columns.map((column, index): DataColumn<Row> => {
    const { id, head, value, isStrong } = column;
    return {
      id,
      head,
      ...(isNumber(column) ? { as: 'number' as const } : {}),
      isPlain: index === 0,
      sortBy: (row) => sortValue(value(row)),
      cell: (row) => {
        if (row === total) return <b>{index === 0 ? t`Total` : cell(column, value(row))}</b>;
        return isStrong ? <b>{cell(column, value(row))}</b> : cell(column, value(row));
      },
    };
  });
  if (details)
    shown.push({
      id: 'details',
      head: details.head,
      isHeadHidden: true,
      isPlain: true,
      cell: (row) => (row === total ? null : details.cell(row)),
    });
  return (
    <OfficeTable
      {...rest}
      pageSize={PAGE_SIZE}
      rows={rows && total !== undefined ? [total, ...rows] : rows}
      columns={shown}
      rowId={rowId}
      firstId={total === undefined ? undefined : rowId(total)}
      lines
      tall
    />
  );
}
