import { type PointerEvent, useState } from 'react';
import { Legend, Reader, type Reading, Tip, useWidth } from './chart-parts.tsx';
import { outlineOf, pathOf, stack, ticksOf } from './chart-scale.ts';
import s from './chart.module.css';

export interface ChartSeries {
  name: string;
  /** CSS colour with a contrast of at least 3 : 1 on paper. */
  color: string;
  /** One value per label; null leaves a gap (only in lines). */
  values: readonly (number | null)[];
  /** An `area` is stacked on the areas before it; a `line` is dashed and not stacked. */
  as: 'area' | 'line';
}

export interface ChartProps {
  /** One sentence that describes the chart. The page has the same figures in a table. */
  label: string;
  /** Labels below the axis, oldest first. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Formats a value for the tip and for screen readers. */
  format: (value: number) => string;
  /** Formats a value for the axis, where a shorter text is needed. */
  formatAxis?: (value: number) => string;
  height?: number;
}

const GUTTER = 64;
const FOOT = 24;
const TOP = 10;

/** Returns the tick values of the axis, the inner width in px, and functions that convert an index or a value to px. */
function scalesOf(count: number, values: readonly number[], width: number, height: number) {
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inner = width - GUTTER - 8;
  return {
    ticks,
    inner,
    x: (index: number) => GUTTER + (count < 2 ? inner / 2 : (index / (count - 1)) * inner),
    y: (value: number) =>
      TOP + (1 - (value - low) / Math.max(1, high - low)) * (height - TOP - FOOT),
  };
}

/** Shows stacked areas and lines over days. Pointer and arrow keys show the figures of one day. */
export function Chart(props: ChartProps) {
  const { label, labels, series, format, formatAxis = format, height = 260 } = props;
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number>();
  const areas = series.filter(({ as }) => as === 'area');
  const lines = series.filter(({ as }) => as === 'line');
  const bands = stack(
    areas.map(({ values }) => values),
    labels.length,
  );
  const shown = [...bands.map(({ top }) => top), ...lines.map(({ values }) => values)].flat();
  const scales = scalesOf(
    labels.length,
    shown.filter((value) => value !== null),
    width,
    height,
  );
  const { x, y, inner } = scales;
  const reading = (place: number): Reading => ({
    label: labels[place] ?? '',
    figures: series.map(({ name, values }) => {
      const value = values[place] ?? null;
      return `${name}: ${value === null ? '–' : format(value)}`;
    }),
  });
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const share =
      (event.clientX - event.currentTarget.getBoundingClientRect().left - GUTTER) / inner;
    setAt(Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1)))));
  };
  return (
    <figure className={s.chart}>
      <Legend entries={series} />
      <div ref={ref} className={s.plot}>
        <Reader label={label} count={labels.length} at={at} reading={reading} onRead={setAt} />
        <svg
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          height={height}
          role="img"
          aria-label={label}
          onPointerMove={onMove}
          onPointerLeave={() => {
            setAt(undefined);
          }}
        >
          <Axes {...scales} labels={labels} format={formatAxis} width={width} height={height} />
          {bands.map((band, index) => (
            <g key={areas[index]?.name} fill={areas[index]?.color} stroke={areas[index]?.color}>
              <path d={outlineOf(band, x, y)} fillOpacity={0.82} stroke="none" />
              <path d={pathOf(band.top, x, y)} fill="none" strokeWidth={2} />
            </g>
          ))}
          <g fill="none" strokeWidth={2.5} strokeDasharray="7 5">
            {lines.map(({ name, values, color }) => (
              <path key={name} d={pathOf(values, x, y)} stroke={color} />
            ))}
          </g>
          {at !== undefined && (
            <g className={s.mark} aria-hidden="true">
              <line x1={x(at)} x2={x(at)} y1={TOP} y2={height - FOOT} />
            </g>
          )}
        </svg>
        {at !== undefined && <Tip reading={reading(at)} left={x(at)} width={width} />}
      </div>
    </figure>
  );
}

interface AxesProps extends ReturnType<typeof scalesOf> {
  labels: readonly string[];
  format: (value: number) => string;
  width: number;
  height: number;
}

/** Shows grid lines with their values, and as many labels below the axis as fit. */
function Axes({ ticks, inner, x, y, labels, format, width, height }: AxesProps) {
  const every = Math.max(1, Math.ceil(labels.length / Math.max(2, Math.floor(inner / 90))));
  return (
    <>
      <g className={s.grid} aria-hidden="true">
        {ticks.map((tick) => (
          <g key={tick}>
            <line x1={GUTTER} x2={width - 8} y1={y(tick)} y2={y(tick)} />
            <text x={GUTTER - 8} y={y(tick) + 4} textAnchor="end">
              {format(tick)}
            </text>
          </g>
        ))}
      </g>
      <g className={s.axis} aria-hidden="true">
        {labels.map((text, index) =>
          index % every === 0 ? (
            <text
              // In a period of more than a year, the labels of days repeat, so they cannot be React keys.
              key={index}
              x={x(index)}
              y={height - 4}
              textAnchor={index === 0 ? 'start' : 'middle'}
            >
              {text}
            </text>
          ) : null,
        )}
      </g>
    </>
  );
}

export interface BarsProps {
  label: string;
  labels: readonly string[];
  /** One bar of each series per label, side by side. */
  series: readonly { name: string; color: string; values: readonly number[] }[];
  format: (value: number) => string;
  height?: number;
}

/**
 * Shows bars side by side, such as deposits and payouts by month. Pointer and arrow keys show the figures of a label.
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
    figures: series.map(({ name, values }) => `${name}: ${format(values[place] ?? 0)}`),
  });
  return (
    <figure className={s.chart}>
      <Legend entries={series.map((one) => ({ ...one, as: 'area' as const }))} />
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
              // Not `onPointerEnter`: a chart that appears below a resting pointer also gets that event. The pointer
              // would then replace the position chosen by keyboard.
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
