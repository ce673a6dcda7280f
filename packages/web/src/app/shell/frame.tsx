import { Outlet, useMatches } from '@tanstack/react-router';
import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
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
 * Returns true if the storage notice has not been dismissed on this device. Always returns false until the first paint,
 * because prerendered pages must be the same on every device.
 */
function useFirstVisit(): boolean {
  const [first, setFirst] = useState(false);
  useEffect(() => {
    setFirst(readLocal('storage-notice') === null);
  }, []);
  return first;
}

/** Time in ms after which the chat launcher is loaded, so that it does not slow down the first page. */
const LAUNCHER_AFTER_MS = 3000;

/**
 * Returns the chat launcher, which is loaded when the page is idle. If loading fails, the page works without the
 * launcher.
 */
function useLauncher() {
  const [code, setCode] = useState<{ default?: ComponentType<{ stage: boolean }> }>({});
  useEffect(() => {
    const load = () =>
      void import('../../features/chat/components/launcher.tsx').then(setCode, () => undefined);
    setTimeout(() => {
      // Safari does not support `requestIdleCallback`. A tab in the background is never idle, so limit the wait.
      if ('requestIdleCallback' in window)
        requestIdleCallback(load, { timeout: LAUNCHER_AFTER_MS });
      else load();
    }, LAUNCHER_AFTER_MS);
  }, []);
  return code.default;
}

/**
 * Renders the frame of every page: top bar, footer, dialog, toasts, chat and, on phones, the members' bottom bar. Stage
 * pages show only the dialog, the toasts and, if the member opens it, the chat.
 */
export function Frame() {
  const stage = useMatches({
    select: (matches) => matches.some((match) => match.staticData.frame === 'stage'),
  });
  const isMember = useSession((session) => session.status === 'member');
  const firstVisit = useFirstVisit();
  const Launcher = useLauncher();
  useEffect(() => setOnStage(stage), [stage]);
  const chat = Launcher && <Launcher key="chat" stage={stage} />;
  if (stage) {
    return (
      <>
        <Outlet />
        <OpenDialog />
        <Toasts />
        {chat}
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
      {chat}
    </>
  );
}
