import { type PointerEvent, useState } from 'react';
import { Legend, Reader, type Reading, type SeriesKind, Tip, useWidth } from './chart-parts.tsx';
import { Areas, Axes, Columns, FOOT, Lines, scalesOf, TOP } from './chart-drawing.tsx';
import { stack, stackBars } from './chart-scale.ts';
import s from './chart.module.css';

export interface ChartSeries {
  name: string;
  /** CSS colour with a contrast of at least 3 : 1 against the `paper` background colour. */
  color: string;
  /** One value per label. In a line series, null leaves a gap. */
  values: readonly (number | null)[];
  /**
   * Drawing style. Areas and bars are stacked in the order of the series, with negative bars below the axis. A
   * comparison is a dashed line.
   */
  as: SeriesKind;
  /** Total of all values, as text for the legend. */
  total?: string | undefined;
}

export interface ChartProps {
  /** Sentence that describes the chart to screen readers. The page also shows the figures in a table. */
  label: string;
  /** Labels below the axis, oldest first. */
  labels: readonly string[];
  /** Longer labels for the tooltip; defaults to the labels below the axis. */
  tips?: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value for the tooltip and for screen readers. */
  format: (value: number) => string;
  /** Formats a value for the axis, which has room only for a short text. */
  formatAxis?: (value: number) => string;
  height?: number;
}

const ofKind = (series: readonly ChartSeries[], ...kinds: SeriesKind[]) =>
  series.filter(({ as }) => kinds.includes(as));

/** Returns the lines, the stacked areas and the stacked bars of a chart, and all values that its axis must cover. */
function layersOf(series: readonly ChartSeries[], count: number) {
  const valuesOf = (kind: SeriesKind) => ofKind(series, kind).map(({ values }) => values);
  const lines = ofKind(series, 'line', 'comparison');
  const areas = stack(valuesOf('area'), count);
  const bars = stackBars(valuesOf('bar'), count);
  const drawn = [
    ...areas.map(({ top }) => top),
    ...bars.flatMap(({ below, top }) => [below, top]),
    ...lines.map(({ values }) => values),
  ].flat();
  return { lines, areas, bars, values: drawn.filter((value) => value !== null) };
}

/**
 * Shows stacked areas, stacked bars and lines. The pointer or the arrow keys select the label whose figures are shown.
 */
export function Chart(props: ChartProps) {
  const { label, labels, tips = labels, series, format, formatAxis = format, height = 260 } = props;
  const { ref, width } = useWidth();
  const [marked, setMarked] = useState<number>();
  // If the highlighted label no longer exists, highlight the last label.
  const at = marked === undefined ? undefined : Math.min(marked, labels.length - 1);
  const { lines, areas, bars, values } = layersOf(series, labels.length);
  const scales = scalesOf({
    count: labels.length,
    values,
    width,
    height,
    hasColumns: bars.length > 0,
  });
  const reading = (place: number): Reading => ({
    label: tips[place] ?? '',
    figures: series.map(({ name, color, as, values }) => {
      const value = values[place] ?? null;
      return { name, color, as, text: value === null ? '–' : format(value) };
    }),
  });
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    setMarked(scales.at(event.clientX - event.currentTarget.getBoundingClientRect().left));
  };
  return (
    <figure className={s.chart}>
      <Legend entries={series} />
      <div ref={ref} className={s.plot}>
        <Reader label={label} count={labels.length} at={at} reading={reading} onRead={setMarked} />
        <svg
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          height={height}
          role="img"
          aria-label={label}
          onPointerMove={onMove}
          onPointerLeave={() => {
            setMarked(undefined);
          }}
        >
          {bars.length > 0 && at !== undefined && (
            <rect
              className={s.column}
              data-marked
              x={scales.x(at) - scales.slot / 2}
              width={scales.slot}
              height={height}
              rx={6}
            />
          )}
          <Axes {...scales} labels={labels} format={formatAxis} width={width} height={height} />
          <Areas bands={areas} series={ofKind(series, 'area')} scales={scales} />
          <Columns bands={bars} series={ofKind(series, 'bar')} scales={scales} />
          <Lines lines={lines} scales={scales} at={at} />
          {at !== undefined && bars.length === 0 && (
            <g className={s.mark} aria-hidden="true">
              <line x1={scales.x(at)} x2={scales.x(at)} y1={TOP} y2={height - FOOT} />
            </g>
          )}
        </svg>
        {at !== undefined && <Tip reading={reading(at)} left={scales.x(at)} width={width} />}
      </div>
    </figure>
  );
}

export interface BarsProps {
  label: string;
  labels: readonly string[];
  /** Series with one value per label. The bars for one label are drawn side by side. */
  series: readonly { name: string; color: string; values: readonly number[] }[];
  format: (value: number) => string;
  height?: number;
}

/**
 * Shows bars side by side, for example monthly deposits and payouts. The pointer or the arrow keys select the label
 * whose figures are shown.
 */
export function Bars({ label, labels, series, format, height = 150 }: BarsProps) {
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number>();
  const high = Math.max(1, ...series.flatMap(({ values }) => values));
  const slot = width / Math.max(1, labels.length);
  const bar = Math.min(22, (slot - 8) / Math.max(1, series.length));
  const tall = (value: number) => Math.max(value > 0 ? 2 : 0, (value / high) * (height - 44));
  const reading = (place: number): Reading => ({
    label: labels[place] ?? '',
    figures: series.map(({ name, color, values }) => ({
      name,
      color,
      as: 'bar',
      text: format(values[place] ?? 0),
    })),
  });
  return (
    <figure className={s.chart}>
      <Legend entries={series.map((one) => ({ ...one, as: 'bar' as const }))} />
      <div ref={ref} className={s.plot}>
        <Reader label={label} count={labels.length} at={at} reading={reading} onRead={setAt} />
        <svg
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          height={height}
          role="img"
          aria-label={label}
          onPointerLeave={() => {
            setAt(undefined);
          }}
        >
          {labels.map((text, index) => (
            <g
              key={index}
              data-marked={index === at}
              className={s.slot}
              // Do not use `onPointerEnter`, which also fires when a chart appears below a resting pointer. The pointer
              // would then override a position chosen by keyboard.
              onPointerMove={() => {
                setAt(index);
              }}
            >
              <rect x={slot * index} width={slot} height={height} rx={6} />
              {series.map(({ name, color, values }, which) => (
                <rect
                  key={name}
                  x={slot * (index + 0.5) + (which - series.length / 2) * (bar + 2) + 1}
                  y={height - FOOT - tall(values[index] ?? 0)}
                  width={bar}
                  height={tall(values[index] ?? 0)}
                  rx={4}
                  fill={color}
                />
              ))}
              <text x={slot * (index + 0.5)} y={height - 6} textAnchor="middle" aria-hidden="true">
                {text}
              </text>
            </g>
          ))}
        </svg>
        {at !== undefined && <Tip reading={reading(at)} left={slot * (at + 0.5)} width={width} />}
      </div>
    </figure>
  );
}
