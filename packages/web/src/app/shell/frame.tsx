import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session.ts';
import { readLocal } from '../storage.ts';
import { OpenDialog } from './open-dialog.tsx';
import { Footer } from './footer.tsx';
import s from './frame.module.css';
import { setOnStage } from './off-stage.ts';
import { SkipLink } from './skip-link.tsx';
import Toasts from './toasts.tsx';
import { TopBar } from './top-bar.tsx';

const BottomBar = lazy(() => import('../hud/bottom-bar.tsx'));
const StorageNotice = lazy(() => import('./storage-notice.tsx'));

/**
 * Returns true if the storage notice should show. Read after the first paint, because prerendered pages do not know
 * this device. Visitors only: members have seen it before they signed in, and their pages have a bar at the bottom.
 */
function useFirstVisit(): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    setFirst(readLocal('storage-notice') === null);
  }, []);
  return first;
}

/** Frame of every page: top bar, footer, a member's bottom bar on phones, and the open sheet. */
export function Frame() {
  const stage = useMatches({
    select: (matches) => matches.some((match) => match.staticData.frame === 'stage'),
  });
  const isMember = useSession((session) => session.status === 'member');
  const firstVisit = useFirstVisit();
  useEffect(() => setOnStage(stage), [stage]);
  if (stage) {
    return (
      <>
        <Outlet />
        <OpenDialog />
        <Toasts />
      </>
    );
  }
  return (
    <>
      <SkipLink />
      <TopBar />
      <div id="content" tabIndex={-1} className={s.content}>
        <Outlet />
      </div>
      <Footer />
      {firstVisit && !isMember && (
        <Suspense>
          <StorageNotice />
        </Suspense>
      )}
      {isMember && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <OpenDialog />
      <Toasts />
    </>
  );
}
