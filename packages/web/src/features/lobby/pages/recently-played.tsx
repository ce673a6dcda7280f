import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Panel } from '@wl/ui/surfaces/panel';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { useErrorText } from '../../../app/errors.tsx';
import { recentlyPlayedQuery } from '../api.ts';
import { PlayedGames } from '../components/played-games.tsx';
import side from '../components/side.module.css';
import s from './recently-played.module.css';

/** Lists every game that the member has played for money, most recently played first. */
export default function RecentlyPlayedPage() {
  const { t } = useLingui();
  const errorText = useErrorText();
  const recent = useQuery(recentlyPlayedQuery);
  const games = recent.data?.data ?? [];
  return (
    <main className={s.page}>
      <h1 className="poster">
        <Trans>Recently played</Trans>
      </h1>
      {recent.isPending && <Skeleton className={s.bone} />}
      {recent.isError && (
        <EmptyState
          icon="warning"
          title={<Trans>The games could not be loaded</Trans>}
          action={
            <Button icon="repeat" onClick={() => void recent.refetch()}>
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <span role="alert">{errorText(recent.error)}</span>
        </EmptyState>
      )}
      {recent.isSuccess && games.length === 0 && (
        <EmptyState
          icon="dice"
          title={<Trans>Your first round will appear here.</Trans>}
          action={
            <Link to="/casino-floor" className={buttonClass()}>
              <Trans>Casino Floor</Trans>
            </Link>
          }
        />
      )}
      {games.length > 0 && (
        <Panel as="section" className={side.panel} aria-label={t`Recently played`}>
          <PlayedGames games={games} />
        </Panel>
      )}
    </main>
  );
}
