import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { useCities } from '../../lobby/index.ts';
import { useMoney } from '../../play/index.ts';
import { countdownOf, type ShownTable } from '../live-state.ts';
import { ballOf } from '../roulette-bets.ts';
import { usePhaseWords } from '../use-phase-words.ts';
import { useTableClock } from '../use-table-clock.ts';
import { LatestNumbers } from './numbers-panel.tsx';
import s from './table-tile.module.css';

const SHOWN_NUMBERS = 8;
const TICK_MS = 1_000;

/** Shows a table in the list with its live state, latest numbers and limits. */
export function TableTile({
  table,
  serverNow,
  receivedAtMs,
}: {
  table: ShownTable;
  serverNow: string;
  /** Time at which this page received `serverNow`, on the clock of this device. */
  receivedAtMs: number;
}) {
  const { short } = useMoney();
  const cities = useCities();
  const words = usePhaseWords();
  const now = useTableClock(serverNow, receivedAtMs, TICK_MS);
  const count = countdownOf(table.round, table.pace, now);
  const least = short(table.limits.min_spot_cents);
  const most = short(table.limits.max_spot_cents);
  const base = `/art/cities/${table.city}/postcard`;
  const isRolling = table.round?.phase === 'revealed';
  const numbers = table.results
    // Hide the number of the spin under way, because the ball on the table has not landed yet.
    .filter(({ round }) => !(isRolling && round === table.round?.number))
    .map((result) => ballOf(result).pocket);
  return (
    <li className={s.tile} data-city={table.city}>
      <div className={s.scene}>
        <img src={`${base}-480.avif`} width={480} height={320} alt="" />
        <span className={s.phase} data-lamp={count.lamp}>
          {words(table.round, count.lamp)}
        </span>
        {count.seconds !== null && (
          <b className={s.seconds} data-lamp={count.lamp} aria-hidden="true">
            {count.seconds}
          </b>
        )}
      </div>
      <div className={s.body}>
        <div className={s.names}>
          <h2 className="poster">
            <Link to="/live/$slug" params={{ slug: table.slug }} className={s.link}>
              {table.name}
            </Link>
          </h2>
          <span className={s.city}>
            <Icon name="pin" size={14} />
            {cities.name(table.city)}
          </span>
        </div>
        <p className={s.kind}>
          <Trans>Roulette</Trans> <span aria-hidden="true">•</span>{' '}
          <span className={s.drawn}>
            <Icon name="compass" size={14} />
            <Trans>Drawn by computer</Trans>
          </span>
        </p>
        <LatestNumbers numbers={numbers} most={SHOWN_NUMBERS} />
        <p className={s.limits}>
          <Trans>
            {least} to {most} per spot
          </Trans>
        </p>
      </div>
    </li>
  );
}
