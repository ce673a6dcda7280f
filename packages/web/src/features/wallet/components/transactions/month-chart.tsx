import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { useFormats } from '../../../../app/language/formats.ts';
import { useMoments } from '../../use-moments.ts';
import { ceiling, everyMonth, type Month } from './month-scale.ts';
import s from './month-chart.module.css';

const HEIGHT = 132;
const LINES = [0, 0.5, 1];
/** Width of each bar as a fraction of its month's column. */
const BAR = 0.34;
const MAX_LABELS = 12;

/**
 * Shows a chart with two bars for each month: top-ups and cash-outs. A button switches to a table with the same
 * figures.
 */
export function MonthChart({ months }: { months: readonly Month[] }) {
  const [table, setTable] = useState(false);
  const id = useId();
  return (
    <figure className={s.figure}>
      <figcaption>
        <b>
          <Trans>Month by month</Trans>
        </b>
        <span className={s.keys} aria-hidden="true">
          <span className={s.key}>
            <i data-kind="top_up" /> <Trans>Top-ups</Trans>
          </span>
          <span className={s.key}>
            <i data-kind="cash_out" /> <Trans>Cash-outs</Trans>
          </span>
        </span>
        <button
          type="button"
          className={s.switch}
          aria-expanded={table}
          aria-controls={`${id}table`}
          onClick={() => setTable(!table)}
        >
          {table ? <Trans>Show as a bar chart</Trans> : <Trans>Show as a table</Trans>}
        </button>
      </figcaption>
      <div id={`${id}table`} hidden={!table} className={s.table}>
        <Table months={months} />
      </div>
      {!table && <Plot months={everyMonth(months)} />}
    </figure>
  );
}

function Table({ months }: { months: readonly Month[] }) {
  const { money } = useFormats();
  const { longMonth } = useMoments();
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Month</Trans>
          </th>
          <th scope="col">
            <Trans>Top-ups</Trans>
          </th>
          <th scope="col">
            <Trans>Cash-outs</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((m) => (
          <tr key={m.month}>
            <th scope="row">{longMonth(m.month)}</th>
            <td>{money(m.top_ups)}</td>
            <td>{money(m.cash_outs)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Plot({ months }: { months: readonly Month[] }) {
  const { t } = useLingui();
  const { money } = useFormats();
  const id = useId();
  const top = ceiling(Math.max(0, ...months.map((m) => Math.max(m.top_ups, m.cash_outs))));
  return (
    <div className={s.plot}>
      <div className={s.scale} aria-hidden="true">
        {LINES.toReversed().map((share) => (
          <span key={share}>{money(top * share).replace(/[.,]00(?=\D|$)/, '')}</span>
        ))}
      </div>
      <div className={s.field}>
        <svg
          width="100%"
          height={HEIGHT}
          role="img"
          aria-label={
            months.length === 0
              ? t`No completed payments in this period`
              : t`Bar chart of ${months.length} months. Use the button next to the chart to show a table.`
          }
        >
          <defs>
            <pattern
              id={`${id}out`}
              width="6"
              height="6"
              patternUnits="userSpaceOnUse"
              patternTransform="rotate(45)"
            >
              <rect width="6" height="6" fill="#23408e" />
              <path d="M0 3H6" stroke="#8fa5e0" strokeWidth="2" />
            </pattern>
          </defs>
          {LINES.map((share) => (
            <line
              key={share}
              x1="0"
              x2="100%"
              y1={HEIGHT - share * (HEIGHT - 1) - 0.5}
              y2={HEIGHT - share * (HEIGHT - 1) - 0.5}
              stroke="#b99d5d"
              strokeOpacity={share === 0 ? 1 : 0.45}
              strokeDasharray={share === 0 ? undefined : '3 4'}
            />
          ))}
          <Bars months={months} top={top} stripes={`${id}out`} />
        </svg>
        <Labels months={months} />
      </div>
    </div>
  );
}

/**
 * Draws a top-up bar and a cash-out bar for each month. `stripes` is the id of the SVG pattern that fills the cash-out
 * bars, and `top` is the upper end of the scale in cents.
 */
function Bars({
  months,
  top,
  stripes,
}: {
  months: readonly Month[];
  top: number;
  stripes: string;
}) {
  const column = 100 / Math.max(1, months.length);
  const percent = (value: number) => `${value.toFixed(3)}%`;
  const bar = (cents: number, x: number, fill: string) => {
    const height = cents === 0 ? 0 : Math.max(2, (cents / top) * HEIGHT);
    return (
      <rect
        x={percent(x)}
        width={percent(column * BAR)}
        y={HEIGHT - height}
        height={height}
        rx="3"
        fill={fill}
      />
    );
  };
  return months.map((m, index) => (
    <g key={m.month}>
      {bar(m.top_ups, (index + 0.5 - BAR - 0.01) * column, '#0f7a4c')}
      {bar(m.cash_outs, (index + 0.5 + 0.01) * column, `url(#${stripes})`)}
    </g>
  ));
}

/** Shows at most `MAX_LABELS` evenly spaced labels below the bars. */
function Labels({ months }: { months: readonly Month[] }) {
  const { month: shortMonth } = useMoments();
  const every = Math.ceil(months.length / MAX_LABELS);
  return (
    <div className={s.labels} aria-hidden="true">
      {months.map((m, index) => (
        <span key={m.month}>
          {(months.length - 1 - index) % every === 0 && (
            <>
              {shortMonth(m.month)}
              {m.month.endsWith('-01') && <em>{m.month.slice(0, 4)}</em>}
            </>
          )}
        </span>
      ))}
    </div>
  );
}
