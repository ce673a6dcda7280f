import { Trans } from '@lingui/react/macro';
import { type ReactNode, useId, useState } from 'react';
import s from './own-play.module.css';

const HEIGHT = 150;
const MAX_LABELS = 8;
/** Height of an axis label in px. */
const LABEL_PX = 16;

interface BarSeries {
  name: string;
  /** CSS colour with a contrast of at least 3 : 1 against the `paper` background colour. */
  color: string;
  /** One value per label. Negative values extend below the zero line. */
  values: readonly number[];
}

/**
 * Returns the smallest axis maximum, not below `value`, that is 2, 4, 6 or 10 times a power of ten. Half of the maximum
 * is then also a round number, which the axis needs for a label at that height.
 */
function ceilingOf(value: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(1, value)));
  return ([2, 4, 6, 10].find((step) => step * power >= value) ?? 10) * power;
}

interface Figures {
  labels: readonly string[];
  series: readonly BarSeries[];
  format: (value: number) => string;
}

/**
 * Returns the values at which to draw labelled lines, and a function that converts a value to its vertical position in
 * px.
 */
function axisOf({ series, format }: Pick<Figures, 'series' | 'format'>) {
  const values = series.flatMap((one) => one.values);
  const hasNegative = values.some((value) => value < 0);
  const hasPositive = values.some((value) => value > 0);
  const top = hasNegative && !hasPositive ? 0 : ceilingOf(Math.max(1, ...values));
  const bottom = hasNegative ? ceilingOf(Math.max(1, ...values.map((value) => -value))) : 0;
  const y = (value: number) => ((top - value) / (top + bottom)) * HEIGHT;
  const ends = hasNegative && hasPositive ? [top, -bottom] : [top || -bottom, (top - bottom) / 2];
  // Omit axis labels that would overlap or repeat the same text.
  const isApart = (value: number) => Math.abs(y(value) - y(0)) >= LABEL_PX;
  const marks = ends.filter(
    (value, at) =>
      isApart(value) && !ends.slice(0, at).some((one) => format(one) === format(value)),
  );
  return { y, lines: [...marks, 0] };
}

/**
 * Shows a bar chart over time, with a button that switches to a table of the same figures. The bars of several series
 * are side by side.
 */
export function PeriodBars(
  props: Figures & {
    title: ReactNode;
    /** Sentence that describes the chart to screen readers. */
    summary: string;
    /** Heading of the table's first column. */
    unit: ReactNode;
  },
) {
  const { title, summary, labels, unit, series, format } = props;
  const [asTable, setTable] = useState(false);
  const id = useId();
  return (
    <figure className={s.figure}>
      <figcaption>
        <b>{title}</b>
        {series.length > 1 && (
          <span className={s.legend} aria-hidden="true">
            {series.map(({ name, color }) => (
              <span key={name} className={s.key}>
                <i style={{ background: color }} /> {name}
              </span>
            ))}
          </span>
        )}
        <button
          type="button"
          className={s.switch}
          aria-expanded={asTable}
          aria-controls={id}
          onClick={() => setTable(!asTable)}
        >
          {asTable ? <Trans>Show as a bar chart</Trans> : <Trans>Show as a table</Trans>}
        </button>
      </figcaption>
      <div id={id} hidden={!asTable} className={s.table}>
        <Table unit={unit} labels={labels} series={series} format={format} />
      </div>
      {!asTable && <Plot summary={summary} labels={labels} series={series} format={format} />}
    </figure>
  );
}

function Table({ unit, labels, series, format }: Figures & { unit: ReactNode }) {
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{unit}</th>
          {series.map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {labels.map((label, at) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            {series.map((one) => (
              <td key={one.name}>{format(one.values[at] ?? 0)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plot({ summary, labels, series, format }: Figures & { summary: string }) {
  const { y, lines } = axisOf({ series, format });
  return (
    <div className={s.plot}>
      <div className={s.scale} aria-hidden="true" style={{ height: HEIGHT }}>
        {lines.map((value) => (
          <span key={value} style={{ top: y(value) }}>
            {format(value)}
          </span>
        ))}
      </div>
      <div className={s.field}>
        <svg width="100%" height={HEIGHT} role="img" aria-label={summary}>
          {lines.map((value) => (
            <line
              key={value}
              x1="0"
              x2="100%"
              y1={y(value)}
              y2={y(value)}
              stroke="#b99d5d"
              strokeOpacity={value === 0 ? 1 : 0.45}
              strokeDasharray={value === 0 ? undefined : '3 4'}
            />
          ))}
          <Bars labels={labels} series={series} format={format} y={y} />
        </svg>
        <Labels labels={labels} />
      </div>
    </div>
  );
}

/** Draws the bars of all series. Bars with the same label are side by side. */
function Bars({ labels, series, format, y }: Figures & { y: (value: number) => number }) {
  const column = 100 / Math.max(1, labels.length);
  const share = 0.72 / series.length;
  const percent = (value: number) => `${value.toFixed(3)}%`;
  return labels.map((label, at) =>
    series.map((one, which) => {
      const value = one.values[at] ?? 0;
      if (value === 0) return null;
      const from = Math.min(y(value), y(0));
      return (
        <rect
          key={`${label} ${one.name}`}
          x={percent((at + 0.14 + which * share) * column)}
          width={percent(share * column * 0.94)}
          y={from}
          height={Math.max(2, Math.abs(y(value) - y(0)))}
          rx="3"
          fill={one.color}
        >
          <title>{`${label} · ${one.name}: ${format(value)}`}</title>
        </rect>
      );
    }),
  );
}

/** Shows at most `MAX_LABELS` evenly spaced labels below the bars, always including the last one. */
function Labels({ labels }: Pick<Figures, 'labels'>) {
  const every = Math.ceil(labels.length / MAX_LABELS);
  return (
    <div className={s.labels} aria-hidden="true">
      {labels.map((label, at) => {
        const back = labels.length - 1 - at;
        return (
          <span key={label} data-spare={back % (2 * every) === 0 ? undefined : ''}>
            {back % every === 0 && label}
          </span>
        );
      })}
    </div>
  );
}
