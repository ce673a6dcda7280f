import { useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReportCell } from '@wl/contract/office/reports';
import type { ReactNode } from 'react';
import { type DataColumn, OfficeTable } from '../office-table.tsx';
import type { ReportColumn, ReportDefinition } from './definition.ts';
import { useFigure } from './use-figure.ts';

interface ReportTableProps<Row> {
  /** Name of the table for screen readers. */
  label: string;
  definition: ReportDefinition<Row>;
  /** Rows in the order of the table; undefined while they are loading. */
  rows: readonly Row[] | undefined;
  /** Row with the totals, which stays first. */
  total?: Row | undefined;
  /** Text if there are no rows. */
  empty?: ReactNode;
  /** True while newer rows are being loaded. */
  isBusy?: boolean;
}

const isNumber = ({ kind }: Pick<ReportColumn<never>, 'kind'>) =>
  kind === 'count' || kind === 'money' || kind === 'percent';

/** Value by which a cell is sorted. Links are sorted by their texts. */
const sortValue = (cell: ReportCell) =>
  typeof cell === 'object' && cell !== null ? cell.text : cell;

/** Returns a function that shows a value as its kind of column requires. */
function useCell() {
  const { number, period } = useFigure();
  return ({ kind }: Pick<ReportColumn<never>, 'kind'>, value: ReportCell): ReactNode => {
    if (value === null) return '–';
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
    if (typeof value === 'string') return kind === 'text' ? value : period(value);
    return number[kind === 'percent' || kind === 'money' ? kind : 'count'](value);
  };
}

/** Shows a report as a table that can be sorted by every column. */
export function ReportTable<Row>({ definition, rows, total, ...rest }: ReportTableProps<Row>) {
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
  return (
    <OfficeTable
      {...rest}
      rows={rows && total !== undefined ? [total, ...rows] : rows}
      columns={shown}
      rowId={rowId}
      firstId={total === undefined ? undefined : rowId(total)}
      lines
      tall
    />
  );
}
