import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { RED } from '@wl/games/engines/roulette/layout';
import { cx } from '@wl/ui/cx';
import type { ShownTable } from '../live-state.ts';
import { ballOf, countNumbers, type NumberCount } from './roulette-bets.ts';
import s from './numbers-panel.module.css';

const colourOf = (number: string) =>
  number === '0' ? s.zero : RED.has(Number(number)) ? s.red : s.black;

/** Shows one number in the colour of its pocket. */
function NumberPill({ number }: { number: string }) {
  return <span className={cx('num', s.pill, colourOf(number))}>{number}</span>;
}

/** Lists a table's latest winning numbers, newest first. */
export function LatestNumbers({ numbers, most }: { numbers: readonly string[]; most: number }) {
  const { t } = useLingui();
  if (numbers.length === 0) {
    return (
      <p className={s.none}>
        <Trans>The winning numbers of this table appear here.</Trans>
      </p>
    );
  }
  return (
    <ol className={s.latest} aria-label={t`Latest winning numbers`}>
      {numbers.slice(0, most).map((number, index) => (
        <li key={numbers.length - index}>
          <NumberPill number={number} />
        </li>
      ))}
    </ol>
  );
}

/** Number of results shown on a table's tile. */
const ON_TILE = 8;

/** Shows the latest winning numbers on a table's tile, excluding a number whose ball has not landed yet. */
export function NumberStrip({ table: { round, results } }: { table: ShownTable }) {
  const isRolling = round?.phase === 'revealed';
  const landed = results.filter((result) => !(isRolling && result.round === round.number));
  return <LatestNumbers numbers={landed.map((one) => ballOf(one).pocket)} most={ON_TILE} />;
}

/** Shows the most and least frequent numbers in the latest spins, with a note that past results predict nothing. */
export function FrequentNumbers({ results }: { results: ShownTable['results'] }) {
  const { most, least } = countNumbers(results);
  if (results.length === 0) return null;
  return (
    <section className={s.counts} aria-labelledby="frequent">
      <h2 id="frequent">
        <Plural value={results.length} one="Last spin" other="Last # spins" />
      </h2>
      <dl>
        <dt>
          <Trans>Most often</Trans>
        </dt>
        <CountList counts={most} />
        <dt>
          <Trans>Least often</Trans>
        </dt>
        <CountList counts={least} />
      </dl>
      <p>
        <Trans>Every spin is independent. These figures do not predict the next number.</Trans>
      </p>
    </section>
  );
}

function CountList({ counts }: { counts: readonly NumberCount[] }) {
  return (
    <dd className={s.latest}>
      {counts.map(({ number, times }) => (
        <span key={number} className={s.count}>
          <NumberPill number={number} />
          <small>{times}×</small>
        </span>
      ))}
    </dd>
  );
}
