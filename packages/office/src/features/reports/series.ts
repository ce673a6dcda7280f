import type { Report, ReportCell } from '@wl/contract/office/reports';
import {
  type ReportColumn,
  type ReportDefinition,
  seriesColors,
} from '../../app/report/definition.ts';

/** Row of a report, identified by its position in the response. */
export type Row = readonly [place: number, cells: readonly ReportCell[]];

type Series = NonNullable<ReportDefinition<Row>['series']>;

/** Translated names of the chart series that the application adds to the server's data. */
export interface SeriesNames {
  /** Name of the series that combines the smaller parts of a split. */
  others: string;
  /** Returns the label for a column's values in the previous period. */
  before: (head: string) => string;
}

const LINE = '#0a1026';
const COMPARISON = '#6a5622';
const OTHERS = '#6d7488';

const numberIn = (cell: ReportCell | undefined) => (typeof cell === 'number' ? cell : null);

/**
 * Returns the position of the first row to draw. If the preceding period has no data, skips leading rows whose figures
 * are all zero, because the casino had probably not opened yet.
 */
function firstPlace({ rows, previous, columns }: Report): number {
  if (previous.total) return 0;
  const isFigure = (at: number) => columns[at]?.kind === 'money' || columns[at]?.kind === 'count';
  const first = rows.findIndex((cells) => cells.some((cell, at) => isFigure(at) && cell !== 0));
  return Math.max(0, first);
}

/** Returns the columns of a report, each with a function that reads the column's value from a row. */
export const columnsOf = ({ columns }: Report): ReportColumn<Row>[] =>
  columns.map((column, at) => ({ ...column, value: ([, cells]) => cells[at] ?? null }));

/** Returns one column for each part of the report's breakdown (`split`). */
export const partColumns = ({ split, columns }: Report, { others }: SeriesNames) =>
  (split?.parts ?? []).map(({ text, amounts }) => ({
    id: `${columns.find(({ id }) => id === split?.column)?.id ?? ''}: ${text ?? others}`,
    head: text ?? others,
    value: ([place]: Row): ReportCell => amounts[place] ?? 0,
    color: text === null ? OTHERS : undefined,
    total: amounts.reduce((sum, amount) => sum + amount, 0),
  }));

/** Returns the chart's bars, lines and comparison with the previous period; empty if the report has no chart. */
export function seriesOf(report: Report, names: SeriesNames): Series {
  const { chart, columns, previous, split, total } = report;
  if (!chart) return [];
  const all = columnsOf(report);
  const first = firstPlace(report);
  const found = (id: string) => all.findIndex((column) => column.id === id);
  const bars: Series = split
    ? partColumns(report, names).map(({ color, ...column }) => ({
        column,
        as: 'bar',
        total: column.total,
        ...(color && { color }),
      }))
    : chart.bars.flatMap((id) => {
        const column = all[found(id)];
        return column ? [{ column, as: 'bar', total: numberIn(total?.[found(id)]) ?? 0 }] : [];
      });
  const ids = split && !chart.lines.includes(split.column) ? [split.column] : chart.lines;
  const lines: Series = ids.flatMap((id, index) => {
    const [at, column] = [found(id), all[found(id)]];
    if (!column) return [];
    const value = (row: Row) => (row[0] < first ? null : column.value(row));
    return {
      column: { head: column.head, value },
      as: 'line',
      total: numberIn(total?.[at]) ?? 0,
      color: bars.length > 0 && index === 0 ? LINE : (seriesColors[bars.length + index] ?? LINE),
    };
  });
  const compared = found(ids[0] ?? chart.bars[0] ?? '');
  const comparison: Series =
    previous.total && columns[compared]
      ? [
          {
            column: {
              head: names.before(columns[compared].head),
              value: ([place]) => numberIn(previous.rows[place]?.[compared]),
            },
            as: 'comparison',
            color: COMPARISON,
            total: numberIn(previous.total[compared]) ?? 0,
          },
        ]
      : [];
  return [...bars, ...lines, ...comparison];
}
