import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { recentlyPlayedQuery } from '../api.ts';
import { PlayedGames } from './played-games.tsx';
import s from './side.module.css';

const SHOWN = 5;

/** Shows the member's most recently played games beside the lobby, or nothing if loading fails (specification §8). */
export function RecentlyPlayed() {
  const { t } = useLingui();
  const recent = useQuery(recentlyPlayedQuery);
  if (recent.isError) return null;
  const games = recent.data?.data ?? [];
  return (
    <Panel as="section" className={s.panel} aria-label={t`Recently played`}>
      <header className={s.head}>
        <h2>
          <Trans>Recently played</Trans>
        </h2>
        {games.length > SHOWN && (
          <Link to="/recently-played" className={s.link}>
            <Trans>See all {games.length} games</Trans>
          </Link>
        )}
      </header>
      {recent.isPending && <Skeleton className="h-28" />}
      {recent.isSuccess && games.length === 0 && (
        <p className={s.quiet}>
          <Trans>Your first round will appear here.</Trans>
        </p>
      )}
      <PlayedGames games={games.slice(0, SHOWN)} />
    </Panel>
  );
}
