import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense, useEffect, useState } from 'react';
import { useSession } from '../session/session.ts';
import { readLocal } from '../session/storage.ts';
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
 * Returns true if the storage notice has not been dismissed on this device. Reads the setting only after the first
 * paint, because prerendered pages must be the same on every device.
 */
function useFirstVisit(): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    setFirst(readLocal('storage-notice') === null);
  }, []);
  return first;
}

/**
 * Renders the frame of every page: top bar, footer, dialog, toasts and, on phones, the members' bottom bar. Stage pages
 * have only the dialog and the toasts.
 */
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
