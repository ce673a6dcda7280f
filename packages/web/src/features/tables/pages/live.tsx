import { Plural, Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { Button, buttonClass } from '@wl/ui/controls/button';
import { EmptyState } from '@wl/ui/feedback/empty-state';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useSession } from '../../../app/session/session.ts';
import { playTexts } from '../../play/index.ts';
import { tablesQuery } from '../api.ts';
import { isKnownGame, type KnownGame } from '../game-tables.ts';
import { useLiveTables } from '../use-live-table.ts';
import s from './live.module.css';

/**
 * Tiles of the tables, with the code that shows the results of every game. The tiles are in a separate chunk to keep
 * the list of this page's files short. That list is part of the script that every page loads.
 */
const Tiles = lazy(() => import('../components/tiles.tsx'));

/**
 * Interval, in ms, at which the list is requested again, because no message reports that a table has opened or closed.
 */
const AGAIN_MS = 15_000;

/** Shows the open shared tables with their live state (`/live`). */
export default function LivePage() {
  const query = useQuery({ ...tablesQuery, refetchInterval: AGAIN_MS });
  const hasTexts = useTexts(playTexts);
  const isMember = useSession(({ status }) => status === 'member');
  const reply = query.data?.data;
  const tables = reply?.tables.filter(isKnown) ?? [];
  const later = reply?.later.filter(isKnown) ?? [];
  useLiveTables(tables.map(({ slug }) => slug).join(' '));
  return (
    <main className={s.page}>
      <header className={s.head}>
        {reply && tables.length > 0 && (
          <p className="label">
            <Plural value={tables.length} one="# table open" other="# tables open" />
          </p>
        )}
        <h1 className="poster">
          <Trans>Live Tables</Trans>
        </h1>
        <p>
          <Trans>
            Everybody at a table sees the same round at the same time. Each table names the source
            of its results, and you can check every round.
          </Trans>
        </p>
        {isMember && (
          <Link to="/live/rounds" className={s.rounds}>
            <Trans>My table rounds</Trans>
          </Link>
        )}
      </header>
      {reply && hasTexts ? (
        tables.length > 0 || later.length > 0 ? (
          <Suspense fallback={<Waiting />}>
            <Tiles
              tables={tables}
              later={later}
              empty={<NoTables />}
              serverNow={reply.server_now}
              receivedAtMs={query.dataUpdatedAt}
            />
          </Suspense>
        ) : (
          <NoTables />
        )
      ) : query.isError ? (
        <Failed error={query.error} again={() => void query.refetch()} />
      ) : (
        <Waiting />
      )}
    </main>
  );
}

/** Returns true if this version of the application knows the table's game. */
const isKnown = <T extends { game: string }>(table: T): table is T & { game: KnownGame } =>
  isKnownGame(table.game);

/** Shows placeholders while the tables load. */
const Waiting = () => (
  <div className={s.tiles} aria-busy="true">
    <Skeleton className={s.bone ?? ''} />
    <Skeleton className={s.bone ?? ''} />
  </div>
);

function NoTables() {
  return (
    <EmptyState
      icon="broadcast"
      title={<Trans>No table is open at the moment</Trans>}
      action={
        <Link to="/casino-floor" className={buttonClass()}>
          <Trans>Go to the casino floor</Trans>
        </Link>
      }
    >
      <Trans>Open tables appear here with their countdown and latest results.</Trans>
    </EmptyState>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <div className={s.failed}>
      <p role="alert">{errorText(error)}</p>
      <Button variant="ink" icon="repeat" onClick={again}>
        <Trans>Try again</Trans>
      </Button>
    </div>
  );
}
