import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from '@tanstack/react-router';
import { buttonClass } from '@wl/ui/controls/button';
import { Skeleton } from '@wl/ui/feedback/skeleton';
import { lazy, Suspense } from 'react';
import { ApiError } from '../../../app/api.ts';
import { useErrorText } from '../../../app/errors.tsx';
import { useTexts } from '../../../app/language/use-texts.ts';
import { useSession } from '../../../app/session/session.ts';
import { PageMissing } from '../../../app/shell/page-states.tsx';
import { PlayBar, playTexts, useSignedOutElsewhere } from '../../play/index.ts';
import { tableQuery } from '../api.ts';
import { gameTableOf } from '../game-tables.ts';
import { useLiveTables } from '../use-live-table.ts';
import s from './table.module.css';

const SidePanels = lazy(() => import('../talk/side-panels.tsx'));

/**
 * Shows one shared table (`/live/{slug}`). The table is keyed by the member's id, so that its chips are discarded when
 * another member signs in.
 */
export default function TablePage() {
  const memberId = useSession(({ player }) => player?.id ?? 'visitor');
  const isLeaving = useSignedOutElsewhere();
  return isLeaving ? <Waiting /> : <OneTable key={memberId} />;
}

function OneTable() {
  const { slug = '' } = useParams({ strict: false }) as { slug?: string };
  const query = useQuery(tableQuery(slug));
  const hasTexts = useTexts(playTexts);
  const reply = query.data?.data;
  useLiveTables(reply ? slug : '');
  if (query.error instanceof ApiError && query.error.code === 'tables.unknown')
    return <PageMissing />;
  const GameTable = reply && gameTableOf(reply.table.game);
  if (reply && !GameTable) return <PageMissing />;
  if (GameTable && hasTexts)
    return (
      <Suspense fallback={<Waiting />}>
        {/* The children are panels in the table's side column. */}
        <GameTable key={slug} reply={reply} receivedAtMs={query.dataUpdatedAt}>
          <Suspense>
            <SidePanels slug={slug} />
          </Suspense>
        </GameTable>
      </Suspense>
    );
  if (query.isError) return <Failed error={query.error} again={() => void query.refetch()} />;
  return <Waiting />;
}

function Waiting() {
  return (
    <main className={s.page} aria-busy="true">
      <PlayBar to="/live">
        <Trans>Live Tables</Trans>
      </PlayBar>
      <Skeleton className={s.bone ?? ''} />
    </main>
  );
}

function Failed({ error, again }: { error: unknown; again: () => void }) {
  const errorText = useErrorText();
  return (
    <main className={s.page}>
      <PlayBar to="/live">
        <Trans>Live Tables</Trans>
      </PlayBar>
      <div className={s.trouble}>
        <h1 className="poster">
          <Trans>The table cannot be shown</Trans>
        </h1>
        <p role="alert">{errorText(error)}</p>
        <button type="button" className={buttonClass()} onClick={again}>
          <Trans>Try again</Trans>
        </button>
        <Link to="/live">
          <Trans>All tables</Trans>
        </Link>
      </div>
    </main>
  );
}
