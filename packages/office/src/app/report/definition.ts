import type { ColumnKind, ReportCell } from '@wl/contract/office/reports';

/** Kind of a column: a kind from the server's reports, or `period` for a day or a month (`YYYY-MM`). */
type Kind = ColumnKind | 'period';

export interface ReportColumn<Row> {
  /** Column id, which is also the heading in the CSV file. */
  id: string;
  head: string;
  kind: Kind;
  value: (row: Row) => ReportCell;
  /** True to show the values in bold. */
  isStrong?: boolean;
}

/** Definition from which a report's table, its chart and, by default, its CSV file are generated. */
export interface ReportDefinition<Row> {
  columns: readonly ReportColumn<Row>[];
  /** Id of the column that provides the labels of the chart's x-axis. */
  by?: string;
  series?: readonly {
    column: Pick<ReportColumn<Row>, 'head' | 'value'>;
    /** Series type. Areas and bars are stacked, and a comparison is a dashed line. */
    as: 'area' | 'bar' | 'line' | 'comparison';
    /** CSS colour; by default the next colour in `seriesColors`. */
    color?: string;
    /** Total of the series over all rows, shown in the legend. */
    total?: number | undefined;
  }[];
  rowId: (row: Row) => string;
}

/** Colours of chart series. Their contrast with the paper background is at least 3:1. */
export const seriesColors = ['#23346e', '#b07c26', '#12817a', '#b3263c', '#8a3fa0'] as const;
