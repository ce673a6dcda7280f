import { useLingui } from '@lingui/react/macro';
import type { Band } from '@wl/contract/lobby';
import { Tag } from '@wl/ui/controls/tag';
import type { CSSProperties } from 'react';
import { spans, type Span, type SpanName } from '../../lobby-search.ts';
import { useFilterNames } from '../../use-filter-names.ts';
import s from './span-field.module.css';

/**
 * Values at which the handles of a range slider stop. There are only a few values, so that each
 * can be reached with a few presses of the arrow keys.
 */
const stops: Readonly<Record<SpanName, readonly number[]>> = {
  volatility: [1, 2, 3, 4, 5],
  multiplier: [0, 50, 100, 500, 1000, 2500, 5000, 10_000, 20_000, 50_000],
  min_bet: [0, 0.05, 0.1, 0.2, 0.25, 0.5, 1],
  max_bet: [0, 5, 10, 25, 50, 75, 100],
  price: [0, 0.1, 0.25, 0.5, 1],
  rtp: [90, 94, 95, 96, 97, 98, 99, 100],
};

/** Returns the index of the highest slider stop that does not exceed a value. URL values can lie between stops. */
const stopAt = (name: SpanName, value: number) =>
  Math.max(
    0,
    stops[name].findLastIndex((stop) => stop <= value),
  );

/**
 * Shows a range slider with two handles, and below it predefined ranges as luggage tags, each with its number of games.
 */
export function SpanField({
  name,
  span,
  bands,
  onChange,
}: {
  name: SpanName;
  span: Span | undefined;
  bands: readonly Band[] | undefined;
  onChange: (span: Span) => void;
}) {
  const { t } = useLingui();
  const names = useFilterNames();
  const title = names.spanTitles[name];
  const [from, to] = span ?? spans[name];
  const last = stops[name].length - 1;
  const [low, high] = [stopAt(name, from), stopAt(name, to)];
  const valueAt = (stop: number) => stops[name][stop] ?? 0;
  const handle = (which: 'from' | 'to', stop: number) => (
    <input
      type="range"
      min={0}
      max={last}
      step={1}
      value={stop}
      aria-label={which === 'from' ? t`${title}, at least` : t`${title}, at most`}
      aria-valuetext={names.value(name, valueAt(stop))}
      onChange={(event) => {
        const next = Number(event.target.value);
        onChange(
          which === 'from'
            ? [valueAt(Math.min(next, high)), to]
            : [from, valueAt(Math.max(next, low))],
        );
      }}
    />
  );
  return (
    <fieldset className={s.field}>
      <legend>{title}</legend>
      <p className={s.value}>{span ? names.span(name, span) : t`Any`}</p>
      <div
        className={s.slider}
        style={{ '--from': low / last, '--to': high / last } as CSSProperties}
      >
        {handle('from', low)}
        {handle('to', high)}
      </div>
      <div className={s.bands}>
        {(bands ?? []).map((band) => {
          const on = span?.[0] === band.from && span[1] === band.to;
          return (
            <Tag
              key={band.from}
              on={on}
              count={band.game_count}
              onClick={() => {
                onChange(on ? spans[name] : [band.from, band.to]);
              }}
            >
              {names.span(name, [band.from, band.to])}
            </Tag>
          );
        })}
      </div>
    </fieldset>
  );
}
