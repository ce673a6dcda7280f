import { type Band, isolated, outlineOf, pathOf, ticksOf } from './chart-scale.ts';
import type { ChartSeries } from './chart.tsx';
import s from './chart.module.css';

const GUTTER = 64;
export const FOOT = 24;
export const TOP = 10;

interface ScaledChart {
  count: number;
  values: readonly number[];
  width: number;
  height: number;
  /** True if each label has a column of its own, which contains the label's bars. */
  hasColumns: boolean;
}

/**
 * Returns the scales of a chart: the tick values of the axis, the inner width in px, and functions that convert an
 * index or a value to px.
 */
export function scalesOf({ count, values, width, height, hasColumns }: ScaledChart) {
  const ticks = ticksOf(Math.min(0, ...values), Math.max(0, ...values));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inner = width - GUTTER - 8;
  const isCentred = hasColumns || count < 2;
  const slot = inner / (isCentred ? Math.max(1, count) : count - 1);
  return {
    ticks,
    inner,
    /** Width of one label's column, in px. */
    slot,
    x: (index: number) => GUTTER + slot * (isCentred ? index + 0.5 : index),
    y: (value: number) =>
      TOP + (1 - (value - low) / Math.max(1, high - low)) * (height - TOP - FOOT),
    /** Returns the index of the label at `px` pixels from the left edge of the chart. */
    at: (px: number) => {
      const place = (px - GUTTER) / slot;
      return Math.min(count - 1, Math.max(0, isCentred ? Math.floor(place) : Math.round(place)));
    },
  };
}

type Scales = ReturnType<typeof scalesOf>;

interface BandsProps {
  bands: readonly Band[];
  series: readonly ChartSeries[];
  scales: Scales;
}

export function Areas({ bands, series, scales: { x, y } }: BandsProps) {
  return bands.map((band, index) => (
    <g key={series[index]?.name} fill={series[index]?.color} stroke={series[index]?.color}>
      <path d={outlineOf(band, x, y)} fillOpacity={0.82} stroke="none" />
      <path d={pathOf(band.top, x, y)} fill="none" strokeWidth={2} />
    </g>
  ));
}

/** Shows the series as stacked bars, one stack for each label. */
export function Columns({ bands, series, scales: { x, y, slot } }: BandsProps) {
  const width = Math.min(40, slot * 0.72);
  return bands.map(({ below, top }, index) => (
    <g key={series[index]?.name} fill={series[index]?.color} className={s.bars}>
      {top.map((value, at) => {
        const tall = y(below[at] ?? 0) - y(value);
        if (tall <= 0) return null;
        return (
          <rect
            key={at}
            x={x(at) - width / 2}
            y={y(value)}
            width={width}
            height={Math.max(1, tall)}
            rx={Math.min(2, tall / 2)}
          />
        );
      })}
    </g>
  ));
}

interface LinesProps {
  lines: readonly ChartSeries[];
  scales: Scales;
  /** Index of the highlighted label. */
  at: number | undefined;
}

/** Shows the lines of a chart. Dots mark isolated values and the value at the highlighted label. */
export function Lines({ lines, scales: { x, y }, at }: LinesProps) {
  return lines.map(({ name, values, color, as }) => (
    <g key={name} fill="none" stroke={color} strokeWidth={2.5}>
      <path
        d={pathOf(values, x, y)}
        data-line={as}
        {...(as === 'comparison' && { strokeDasharray: '7 5', strokeWidth: 2 })}
      />
      {values.map((value, index) =>
        value !== null && (index === at || isolated(values).includes(index)) ? (
          <circle key={index} className={s.dot} cx={x(index)} cy={y(value)} r={4.5} fill={color} />
        ) : null,
      )}
    </g>
  ));
}

interface AxesProps extends Scales {
  labels: readonly string[];
  format: (value: number) => string;
  width: number;
  height: number;
}

/** Shows grid lines with their values, and as many labels below the axis as fit. */
export function Axes({ ticks, inner, x, y, labels, format, width, height }: AxesProps) {
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
              // Use the index as the key, because the day labels repeat if the period is longer than a year.
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
