import { Chart } from '@wl/ui/charts/chart';
import { useFormats } from '../language/format.ts';
import { type ReportDefinition, seriesColors } from './definition.ts';
import { useFigure } from './use-figure.ts';

interface ReportChartProps<Row> {
  /** One sentence that describes the chart to screen readers. */
  label: string;
  definition: ReportDefinition<Row>;
  /** Rows, oldest first. */
  rows: readonly Row[];
  height?: number;
}

/** Shows a chart of a report's amounts by day or month. Shows nothing if all amounts are 0. */
export function ReportChart<Row>({ label, definition, rows, height }: ReportChartProps<Row>) {
  const { money, moneyShort } = useFormats();
  const { period, periodShort } = useFigure();
  const { columns, by, series = [] } = definition;
  const labels = columns.find(({ id }) => id === by);
  const shown = series.map(({ column, as, color, total }, index) => ({
    name: column.head,
    as,
    ...(total === undefined ? {} : { total: money(total) }),
    color: color ?? seriesColors[index % seriesColors.length] ?? '',
    values: rows.map((row) => {
      const value = column.value(row);
      return typeof value === 'number' ? value : null;
    }),
  }));
  if (!labels || shown.every(({ values }) => values.every((value) => !value))) return null;
  const labelsAs = (format: (text: string) => string) =>
    rows.map((row) => {
      const value = labels.value(row);
      return typeof value === 'string' ? format(value) : '';
    });
  return (
    <Chart
      label={label}
      labels={labelsAs(periodShort)}
      tips={labelsAs(period)}
      format={money}
      formatAxis={moneyShort}
      series={shown}
      {...(height === undefined ? {} : { height })}
    />
  );
}
