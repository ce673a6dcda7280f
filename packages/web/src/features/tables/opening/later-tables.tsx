import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { ReplyOf } from '@wl/contract/call';
import type { listTables } from '@wl/contract/tables';
import { Icon } from '@wl/ui/icon';
import { useCities } from '../../lobby/index.ts';
import type { KnownGame } from '../game-tables.ts';
import { useGameWords } from '../use-game-words.ts';
import { OpeningTime } from './opening-time.tsx';
import s from './opening.module.css';

export type LaterTable = ReplyOf<typeof listTables>['data']['later'][number];

/** Lists the closed tables that open within a week. Shows nothing if there are none. */
export function LaterTables({
  later,
  serverNow,
}: {
  later: readonly (LaterTable & { game: KnownGame })[];
  serverNow: string;
}) {
  const cities = useCities();
  const words = useGameWords();
  if (later.length === 0) return null;
  return (
    <section className={s.later} aria-labelledby="later-tables">
      <h2 id="later-tables" className="poster">
        <Trans>Opening later</Trans>
      </h2>
      <ul className={s.tables}>
        {later.map(({ slug, name, game, city, opens_at }) => (
          <li key={slug} className={s.table} data-city={city}>
            <Link to="/live/$slug" params={{ slug }} className={s.link}>
              {name}
            </Link>
            <span>
              {words[game].name} <span aria-hidden="true">•</span>{' '}
              <span className={s.time}>
                <Icon name="pin" size={14} />
                {cities.name(city)}
              </span>
            </span>
            <b>
              <OpeningTime table={{ opens_at, closes_at: null }} nowMs={Date.parse(serverNow)} />
            </b>
          </li>
        ))}
      </ul>
    </section>
  );
}
