import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSession } from '../../../app/session/session.ts';
import { rememberWindows, rememberedWindows } from './window-memory.ts';
import {
  changeWindows,
  frontOf,
  TABLES,
  type WindowManager,
  type WindowAction,
} from './open-windows.ts';

export interface WindowManagerState {
  manager: WindowManager;
  /** Slug of the front window; null if none is visible. */
  front: string | null;
  change: (action: WindowAction) => void;
}

/**
 * Manages the open game windows. Opens the game named in the URL, and changes the URL when another window moves to the
 * front. Restores the layout on the next visit.
 * @param most maximum number of windows in the member's jurisdiction; undefined until the URL's game has loaded
 */
export function useWindowManager(
  address: { slug: string; category: string },
  mode: 'cash' | 'demo',
  most: number | undefined,
): WindowManagerState {
  const router = useRouter();
  const memberId = useSession((session) => session.player?.id ?? '');
  const [manager, change] = useReducer(changeWindows, undefined, () =>
    rememberedWindows(memberId, mode),
  );
  const { slug, category } = address;
  const front = frontOf(manager);
  const opened = useRef<string | null>(null);
  const current = useRef(slug);
  current.current = slug;

  useEffect(() => {
    if (most === undefined || opened.current === slug) return;
    opened.current = slug;
    change({ type: 'open', slug, category, most });
  }, [slug, category, most]);

  useEffect(() => {
    if (opened.current !== null) rememberWindows(memberId, mode, manager);
  }, [memberId, mode, manager]);

  // If a shared table is the only open window, show its own page instead.
  const [first, second] = manager.windows;
  const onlyTable = first && !second && first.category === TABLES ? first.slug : undefined;
  useEffect(() => {
    if (onlyTable !== undefined)
      void router.navigate({ to: '/live/$slug', params: { slug: onlyTable }, replace: true });
  }, [onlyTable, router]);

  const categoryOfFront = manager.windows.find((open) => open.slug === front)?.category;
  useEffect(() => {
    // Wait until the URL's game is open. Otherwise, the URL would change to the game that is still in front.
    if (!front || front === current.current || opened.current !== current.current) return;
    opened.current = front;
    void router.navigate({
      to: `/play/${categoryOfFront ?? ''}/${front}`,
      search: true,
      replace: true,
      resetScroll: false,
    });
  }, [front, categoryOfFront, router]);

  const changeOrLeave = useCallback(
    (action: WindowAction) => {
      const isLast = action.type === 'close' && manager.windows.length <= 1;
      if (isLast) void router.navigate({ to: '/casino-floor' });
      else change(action);
    },
    [manager.windows.length, router],
  );
  return { manager, front, change: changeOrLeave };
}
