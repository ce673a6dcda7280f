import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { cx } from '@wl/ui/cx';
import type { ShownTable } from '../live-state.ts';
import { useWheelNames } from './use-wheel-names.ts';
import { countStops, lastStopOf, type Stop } from './wheel-stops.ts';
import s from './stop-pills.module.css';

type Results = ShownTable['results'];

const COLOURS: Readonly<Record<string, string | undefined>> = {
  1: s.tram,
  2: s.express,
  6: s.sleeper,
  13: s.liner,
  27: s.airship,
};

/** Shows a number in the colour of its segments. A round multiplier greater than 1 is shown before the number. */
function StopPill({ shows, multiplier = 1 }: { shows: string; multiplier?: number }) {
  return (
    <span className={cx('num', s.pill)}>
      {multiplier > 1 && <span className={s.times}>×{multiplier}</span>}
      <span className={cx(s.number, COLOURS[shows])}>{shows}</span>
    </span>
  );
}

/** Lists the numbers on which the latest rounds ended, newest first. */
function LatestStops({ stops }: { stops: readonly Stop[] }) {
  const { t } = useLingui();
  if (stops.length === 0) {
    return (
      <p className={s.none}>
        <Trans>The results of this table appear here.</Trans>
      </p>
    );
  }
  return (
    <ol className={s.latest} aria-label={t`Latest results`}>
      {stops.map((stop, index) => (
        <li key={stops.length - index}>
          <StopPill {...stop} />
        </li>
      ))}
    </ol>
  );
}

/** Number of results shown beside the wheel and on a table's tile. */
const AT_WHEEL = 18;
const ON_TILE = 8;

/** Shows the latest results beside the wheel, with a note that they do not predict the next spin. */
export function StopsPanel({ results }: { results: Results }) {
  return (
    <div className={s.panel}>
      <span className="label">
        <Trans>Latest results</Trans>
      </span>
      <LatestStops stops={results.slice(0, AT_WHEEL).map(lastStopOf)} />
      <p>
        <Trans>Earlier results do not predict the next spin.</Trans>
      </p>
    </div>
  );
}

/** Shows a table's latest results on its tile, omitting the round whose wheel is still spinning. */
export function StopStrip({ table: { round, results } }: { table: ShownTable }) {
  const isSpinning = round?.phase === 'revealed';
  const stopped = results.filter((result) => !(isSpinning && result.round === round.number));
  return <LatestStops stops={stopped.slice(0, ON_TILE).map(lastStopOf)} />;
}

/** Shows how often each number decided one of the latest rounds, with a note that the counts predict nothing. */
export function StopCounts({ results }: { results: Results }) {
  const { i18n } = useLingui();
  const names = useWheelNames();
  if (results.length === 0) return null;
  const average = new Intl.NumberFormat(i18n.locale, { maximumFractionDigits: 1 });
  return (
    <section className={s.counts} aria-labelledby="wheel-counts">
      <h2 id="wheel-counts">
        <Plural value={results.length} one="Last result" other="Last # results" />
      </h2>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <Trans>Bet</Trans>
            </th>
            <th scope="col">
              <Trans>Count</Trans>
            </th>
            <th scope="col">
              <Trans>On average</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {countStops(results).map(({ spot, times, expected }) => (
            <tr key={spot}>
              <th scope="row">
                <StopPill shows={spot.slice('pays:'.length)} /> {names.name(spot)}
              </th>
              <td className="num">{times}</td>
              <td className="num">{average.format(expected)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <Trans>Every spin is independent. These figures do not predict the next spin.</Trans>
      </p>
    </section>
  );
}
