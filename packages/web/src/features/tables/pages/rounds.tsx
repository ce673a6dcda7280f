import { useSearch } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { PageWaiting } from '../../../app/shell/page-states.tsx';

const RoundList = lazy(() => import('../history/round-list.tsx'));
const ReplayPage = lazy(() => import('../replay/replay-page.tsx'));

const textOf = (value: unknown) =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : null;

/**
 * Shows the member's finished table rounds (`/live/rounds`). If the URL names a table and a round, shows the replay of
 * that round instead. A clerk's URL also names the member; the server then checks the clerk's permission.
 */
export default function RoundsPage() {
  const search: Record<string, unknown> = useSearch({ strict: false });
  const [slug, round] = [textOf(search['table']), textOf(search['round'])];
  const memberId = textOf(search['member']);
  return (
    <Suspense fallback={<PageWaiting />}>
      {slug !== null && round !== null ? (
        <ReplayPage key={`${slug} ${round}`} {...{ slug, round, memberId }} />
      ) : (
        <RoundList />
      )}
    </Suspense>
  );
}
