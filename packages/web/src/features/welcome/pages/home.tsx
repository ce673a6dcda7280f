import { lazy, Suspense } from 'react';
import { PageWaiting } from '../../../app/shell/page-states.tsx';
import { useSession } from '../../../app/session/session.ts';
import { VisitorHome } from '../components/visitor-home.tsx';

const QueryScope = lazy(() => import('../../../app/query-scope.tsx'));
const MemberHome = lazy(() => import('../components/member-home.tsx'));

/** Shows the home page (`/`), which differs for visitors and members. */
export default function Home() {
  const isMember = useSession((session) => session.status === 'member');
  if (!isMember) return <VisitorHome />;
  return (
    <Suspense fallback={<PageWaiting />}>
      <QueryScope>
        <MemberHome />
      </QueryScope>
    </Suspense>
  );
}
