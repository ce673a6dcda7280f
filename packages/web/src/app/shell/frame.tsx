import { Outlet, useMatches } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession } from '../session.ts';
import { OpenDoor } from './open-door.tsx';
import { Footer } from './footer.tsx';
import s from './frame.module.css';
import { SkipLink } from './skip-link.tsx';
import Toasts from './toasts.tsx';
import { TopBar } from './top-bar.tsx';

const BottomBar = lazy(() => import('../hud/bottom-bar.tsx'));

/** What stands around every page: top bar, footer, a member's bottom bar on phones, and the open sheet. */
export function Frame() {
  const stage = useMatches({
    select: (matches) => matches.some((match) => match.staticData.frame === 'stage'),
  });
  const isMember = useSession((session) => session.status === 'member');
  if (stage) {
    return (
      <>
        <Outlet />
        <OpenDoor />
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
      {isMember && (
        <Suspense>
          <BottomBar />
        </Suspense>
      )}
      <OpenDoor />
      <Toasts />
    </>
  );
}
