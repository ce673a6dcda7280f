import { Trans, useLingui } from '@lingui/react/macro';
import { useLingui as useLinguiCore } from '@lingui/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { GameTile } from '@wl/contract/lobby';
import { roundHistory } from '@wl/contract/play';
import { cx } from '@wl/ui/cx';
import { Panel } from '@wl/ui/panel';
import { Skeleton } from '@wl/ui/skeleton';
import { queryOf } from '../../../app/api.ts';
import { useFormats } from '../../../app/formats.ts';
import { ago } from '../ago.ts';
import { playedGames } from '../places.ts';
import s from './side.module.css';

const SHOWN = 5;

/** The newest rounds of all games. Here and not beside the other calls: the floor opens without the calls of play. */
const recentRoundsQuery = queryOf(roundHistory, { query: { page: 1 } });

/** The games of the member's newest rounds, each with what those rounds came to. */
export function RecentlyPlayed({ tiles }: { tiles: readonly GameTile[] }) {
  const { t } = useLingui();
  const { signedMoney } = useFormats();
  const { i18n } = useLinguiCore();
  const recent = useQuery(recentRoundsQuery);
  if (recent.isError) return null;
  const games = playedGames(recent.data?.data ?? []).slice(0, SHOWN);
  return (
    <Panel as="section" className={s.panel} aria-label={t`Recently played`}>
      <h2>
        <Trans>Recently played</Trans>
      </h2>
      {recent.isPending && <Skeleton className="h-28" />}
      {recent.isSuccess && games.length === 0 && (
        <p className={s.quiet}>
          <Trans>Your first round will be remembered here.</Trans>
        </p>
      )}
      <ul>
        {games.map(({ game, at, netCents }) => {
          const tile = tiles.find(({ slug }) => slug === game);
          if (!tile) return null;
          return (
            <li key={game}>
              <Link to={`/play/${tile.category}/${game}`} className={s.row}>
                <img
                  src={`/art/games/${game}/tile-160.avif`}
                  width={46}
                  height={46}
                  alt=""
                  loading="lazy"
                />
                <span>
                  <b>{tile.name}</b>
                  <small>{ago(at, Date.now(), i18n.locale)}</small>
                </span>
                <b className={cx('num', s.net, netCents > 0 && s.up)}>{signedMoney(netCents)}</b>
              </Link>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
