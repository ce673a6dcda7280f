import { Link } from '@tanstack/react-router';
import { Icon } from '@wl/ui/icon';
import { useCities } from '../../lobby/index.ts';
import { MemberCount } from '../crowd/member-count.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import type { KnownGame } from '../game-tables.ts';
import { DrawnBy } from '../dealt/drawn-by.tsx';
import { countdownOf, type ShownTable } from '../live-state.ts';
import { OpeningTime } from '../opening/opening-time.tsx';
import { useGameWords } from '../use-game-words.ts';
import { usePhaseWords } from '../use-phase-words.ts';
import { useServerAhead, useTableClock } from '../use-table-clock.ts';
import { LimitsText } from './limits-text.tsx';
import { strips } from './strips.ts';
import s from './table-tile.module.css';

const TICK_MS = 1_000;

/** Shows a table in the list with its live state, latest results and limits. */
export function TableTile({
  game,
  table,
  serverNow,
  receivedAtMs,
}: {
  game: KnownGame;
  table: ShownTable;
  serverNow: string;
  /** Time at which this page received `serverNow`, according to this device's clock. */
  receivedAtMs: number;
}) {
  const cities = useCities();
  const words = usePhaseWords(game, table.dealt !== null);
  const { name } = useGameWords()[game];
  const Strip = strips[game];
  const now = useTableClock(useServerAhead(serverNow, receivedAtMs), TICK_MS);
  const count = countdownOf(table.round, table.pace, now);
  const base = `/art/cities/${table.city}/postcard`;
  return (
    <li className={s.tile} data-city={table.city}>
      <div className={s.scene}>
        <img src={`${base}-480.avif`} width={480} height={320} alt="" />
        <span className={s.phase} data-lamp={count.lamp}>
          {words(table.round, count.lamp)}
        </span>
        <FavouriteButton slug={table.slug} name={table.name} className={s.favourite} />
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
          {name} <span aria-hidden="true">•</span>{' '}
          <span className={s.drawn}>
            <DrawnBy dealt={table.dealt} iconSize={14} />
          </span>
        </p>
        <Strip table={table} />
        <p className={s.limits}>
          <span>
            <LimitsText table={table} />
          </span>
          <span className={s.more}>
            <MemberCount members={table.members} />
            <OpeningTime table={table} nowMs={now} />
          </span>
        </p>
      </div>
    </li>
  );
}
