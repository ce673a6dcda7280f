import { useLayoutEffect, useRef, useState } from 'react';
import { cx } from '../cx.tsx';
import s from './chart.module.css';

/** Returns a ref for an element and the element's current width in px, at least 240. */
export function useWidth() {
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

/** Style in which a series is drawn. Areas and bars are stacked. Lines are solid, and comparison lines are dashed. */
export type SeriesKind = 'area' | 'bar' | 'line' | 'comparison';

export interface LegendEntry {
  name: string;
  color: string;
  as: SeriesKind;
  /** Total of the series over the whole chart, as text. */
  total?: string | undefined;
}

/** Shows the colour of a series as a legend symbol, in the style in which the series is drawn. */
function Key({ color, as }: Pick<LegendEntry, 'color' | 'as'>) {
  const isLine = as === 'line' || as === 'comparison';
  return (
    <i
      aria-hidden="true"
      className={cx(s.key, isLine && s.stroke, as === 'comparison' && s.dashed)}
      style={isLine ? { borderColor: color } : { background: color }}
    />
  );
}

export function Legend({ entries }: { entries: readonly LegendEntry[] }) {
  return (
    <ul className={s.legend}>
      {entries.map(({ name, color, as, total }) => (
        <li key={name}>
          <Key color={color} as={as} />
          {name}
          {total !== undefined && <strong>{total}</strong>}
        </li>
      ))}
    </ul>
  );
}

/** Legend entry with the formatted value of its series at one chart position. */
interface Figure extends Pick<LegendEntry, 'name' | 'color' | 'as'> {
  text: string;
}

/** Text shown for one position in a chart: its label and the figure of each series. */
export interface Reading {
  label: string;
  figures: readonly Figure[];
}

export interface ReaderProps {
  label: string;
  count: number;
  /** Index of the marked position; undefined if no position is marked. */
  at: number | undefined;
  reading: (at: number) => Reading;
  onRead: (at: number | undefined) => void;
}

/**
 * Makes a chart accessible by keyboard. An invisible native slider selects one position on the axis at a time, and each
 * position is announced with its figures.
 */
export function Reader({ label, count, at, reading, onRead }: ReaderProps) {
  const last = count - 1;
  const { label: place, figures } = reading(at ?? last);
  return (
    <input
      type="range"
      className={s.reader}
      aria-label={label}
      aria-valuetext={[place, ...figures.map(({ name, text }) => `${name}: ${text}`)].join(', ')}
      min={0}
      max={last}
      value={at ?? last}
      onChange={(event) => {
        onRead(event.target.valueAsNumber);
      }}
      onFocus={() => {
        onRead(at ?? last);
      }}
      onBlur={() => {
        onRead(undefined);
      }}
    />
  );
}

/** Shows the values at the highlighted position, on the side with more room. */
export function Tip({ reading, left, width }: { reading: Reading; left: number; width: number }) {
  return (
    <div
      className={s.tip}
      aria-hidden="true"
      style={left > width / 2 ? { right: width - left + 12 } : { left: left + 12 }}
    >
      <b>{reading.label}</b>
      {reading.figures.map((figure) => (
        <span key={figure.name}>
          <Key {...figure} />
          <em>{figure.name}: </em>
          <strong>{figure.text}</strong>
        </span>
      ))}
    </div>
  );
}
