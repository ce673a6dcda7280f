import type { ColumnKind, ReportCell } from '@wl/contract/office/reports';

/** Kind of a column. Besides those of the server's reports: `period`, a day or a month (`YYYY-MM`). */
type Kind = ColumnKind | 'period';

export interface ReportColumn<Row> {
  /** Id, and heading in the CSV file. */
  id: string;
  head: string;
  kind: Kind;
  value: (row: Row) => ReportCell;
  /** True to print the values in bold. */
  isStrong?: boolean;
}

/** One definition of a report, from which its table, its chart and, by default, its CSV file are made. */
export interface ReportDefinition<Row> {
  /** Columns of the table. */
  columns: readonly ReportColumn<Row>[];
  /** Column with the labels below the axis of the chart. */
  by?: string;
  series?: readonly {
    column: Pick<ReportColumn<Row>, 'head' | 'value'>;
    /** Areas and bars are stacked; a comparison is a dashed line. */
    as: 'area' | 'bar' | 'line' | 'comparison';
    /** CSS colour; by default the next one of the list below. */
    color?: string;
    /** Total of all rows, shown in the legend. */
    total?: number | undefined;
  }[];
  rowId: (row: Row) => string;
}

/** Colours of series with a contrast of at least 3 : 1 on paper. */
export const seriesColors = ['#23346e', '#b07c26', '#12817a', '#b3263c', '#8a3fa0'] as const;
