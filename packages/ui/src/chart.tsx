import { type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.tsx';
import s from './chart.module.css';

export interface ChartSeries {
  name: string;
  /** CSS colour, 3 : 1 and better on paper. */
  color: string;
  /** One value per label; null leaves a gap (lines only). */
  values: readonly (number | null)[];
  /** `area` stacks on the areas before it; `line` stands by itself, dashed. */
  as: 'area' | 'line';
}

export interface ChartProps {
  /** Says in a sentence what is to be seen; the figures themselves belong into a table beside it. */
  label: string;
  /** Below the axis, oldest first. */
  labels: readonly string[];
  series: readonly ChartSeries[];
  /** Words a value of the axis and of the tip. */
  format: (value: number) => string;
  /** Shorter words for the axis. */
  formatAxis?: (value: number) => string;
  height?: number;
}

const GUTTER = 64;
const FOOT = 24;
const TOP = 10;

/** Steps of 1, 2 or 5 times a power of ten, about four of them, with zero among them. */
function ticksOf(low: number, high: number): number[] {
  const span = Math.max(1, high - low);
  const rough = span / 4;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = ([1, 2, 5, 10].find((factor) => factor * power >= rough) ?? 10) * power;
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function useWidth() {
  const ref = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(640);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setWidth(Math.max(240, entry.contentRect.width));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, []);
  return { ref, width };
}

/** The upper edge of each area, one on the other. */
function stack(series: readonly ChartSeries[], length: number): Map<ChartSeries, number[][]> {
  let floor = Array.from({ length }, () => 0);
  const bands = new Map<ChartSeries, number[][]>();
  for (const one of series.filter(({ as }) => as === 'area')) {
    const below = floor;
    const top = below.map((value, at) => value + (one.values[at] ?? 0));
    bands.set(one, [below, top]);
    floor = top;
  }
  return bands;
}

function ChartLegend({ series }: Pick<ChartProps, 'series'>) {
  return (
    <ul className={s.legend}>
      {series.map(({ name, color, as }) => (
        <li key={name}>
          <span
            className={cx(s.key, as === 'line' && s.dashed)}
            style={as === 'line' ? { borderColor: color } : { background: color }}
          />
          {name}
        </li>
      ))}
    </ul>
  );
}

/** Stacked areas and lines over days. The pointer shows the figures of the nearest one. */
export function Chart({
  label,
  labels,
  series,
  format,
  formatAxis = format,
  height = 260,
}: ChartProps) {
  const { ref, width } = useWidth();
  const [at, setAt] = useState<number>();
  const bands = stack(series, labels.length);
  const all = [
    0,
    ...[...bands.values()].flatMap(([, top]) => top ?? []),
    ...series.filter(({ as }) => as === 'line').flatMap(({ values }) => values),
  ].filter((value) => value !== null);
  const ticks = ticksOf(Math.min(...all), Math.max(...all));
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
  const inner = width - GUTTER - 8;
  const x = (index: number) =>
    GUTTER + (labels.length < 2 ? inner / 2 : (index / (labels.length - 1)) * inner);
  const y = (value: number) =>
    TOP + (1 - (value - low) / Math.max(1, high - low)) * (height - TOP - FOOT);
  const path = (values: readonly (number | null)[]) =>
    values
      .map((value, index) =>
        value === null
          ? ''
          : `${index === 0 || values[index - 1] === null ? 'M' : 'L'}${x(index).toFixed(1)} ${y(value).toFixed(1)}`,
      )
      .join('');
  const every = Math.max(1, Math.ceil(labels.length / Math.max(2, Math.floor(inner / 90))));
  const onMove = (event: PointerEvent<SVGSVGElement>) => {
    const box = event.currentTarget.getBoundingClientRect();
    const share = (event.clientX - box.left - GUTTER) / inner;
    setAt(Math.min(labels.length - 1, Math.max(0, Math.round(share * (labels.length - 1)))));
  };
  return (
    <figure className={s.chart}>
      <ChartLegend series={series} />
      <div ref={ref}>
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
          <g className={s.grid} aria-hidden="true">
            {ticks.map((tick) => (
              <g key={tick}>
                <line x1={GUTTER} x2={width - 8} y1={y(tick)} y2={y(tick)} />
                <text x={GUTTER - 8} y={y(tick) + 4} textAnchor="end">
                  {formatAxis(tick)}
                </text>
              </g>
            ))}
          </g>
          {[...bands].map(([one, [below = [], top = []]]) => (
            <g key={one.name}>
              <path
                d={`${path(top)}${below
                  .map((value, index) => `L${x(index).toFixed(1)} ${y(value).toFixed(1)}`)
                  .reverse()
                  .join('')}Z`}
                fill={one.color}
                fillOpacity={0.82}
              />
              <path d={path(top)} fill="none" stroke={one.color} strokeWidth={2} />
            </g>
          ))}
          {series
            .filter(({ as }) => as === 'line')
            .map((one) => (
              <path
                key={one.name}
                d={path(one.values)}
                fill="none"
                stroke={one.color}
                strokeWidth={2.5}
                strokeDasharray="7 5"
              />
            ))}
          <g className={s.axis} aria-hidden="true">
            {labels.map((text, index) =>
              index % every === 0 ? (
                <text
                  key={text}
                  x={x(index)}
                  y={height - 4}
                  textAnchor={index === 0 ? 'start' : 'middle'}
                >
                  {text}
                </text>
              ) : null,
            )}
          </g>
          {at !== undefined && (
            <g className={s.mark} aria-hidden="true">
              <line x1={x(at)} x2={x(at)} y1={TOP} y2={height - FOOT} />
            </g>
          )}
        </svg>
        {at !== undefined && (
          <div
            className={s.tip}
            style={x(at) > width / 2 ? { right: width - x(at) + 12 } : { left: x(at) + 12 }}
          >
            <b>{labels[at]}</b>
            {series.map((one) => {
              const value = one.values[at];
              return (
                <span key={one.name} style={{ display: 'block' }}>
                  {one.name}: {value === null || value === undefined ? '–' : format(value)}
                </span>
              );
            })}
          </div>
        )}
      </div>
    </figure>
  );
}

export interface BarsProps {
  label: string;
  labels: readonly string[];
  /** Two bars for each label, side by side. */
  series: readonly { name: string; color: string; values: readonly number[] }[];
  format: (value: number) => string;
  height?: number;
}

/** Pairs of bars, such as what came in and went out by month. */
export function Bars({ label, labels, series, format, height = 150 }: BarsProps) {
  const { ref, width } = useWidth();
  const high = Math.max(1, ...series.flatMap(({ values }) => values));
  const slot = width / Math.max(1, labels.length);
  const bar = Math.min(22, (slot - 8) / Math.max(1, series.length));
  return (
    <figure className={s.chart}>
      <ChartLegend series={series.map((one) => ({ ...one, as: 'area' as const }))} />
      <div ref={ref}>
        <svg
          viewBox={`0 0 ${String(width)} ${String(height)}`}
          height={height}
          role="img"
          aria-label={label}
        >
          {labels.map((text, index) => (
            <g key={text}>
              {series.map((one, which) => {
                const value = one.values[index] ?? 0;
                const tall = (value / high) * (height - 44);
                const left = slot * index + slot / 2 + (which - series.length / 2) * (bar + 2) + 1;
                return (
                  <rect
                    key={one.name}
                    x={left}
                    y={height - FOOT - tall}
                    width={bar}
                    height={Math.max(value > 0 ? 2 : 0, tall)}
                    rx={4}
                    fill={one.color}
                  >
                    <title>{`${text} · ${one.name}: ${format(value)}`}</title>
                  </rect>
                );
              })}
              <g className={s.axis} aria-hidden="true">
                <text x={slot * index + slot / 2} y={height - 6} textAnchor="middle">
                  {text}
                </text>
              </g>
            </g>
          ))}
        </svg>
      </div>
    </figure>
  );
}
