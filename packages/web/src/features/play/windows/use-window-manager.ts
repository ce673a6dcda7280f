import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSession } from '../../../app/session.ts';
import { rememberWindows, rememberedWindows } from './window-memory.ts';
import { changeWindows, frontOf, type WindowManager, type WindowAction } from './open-windows.ts';

export interface WindowManagerState {
  manager: WindowManager;
  /** Slug of the window in front; null when none is visible. */
  front: string | null;
  change: (action: WindowAction) => void;
}

/**
 * Manages the open games. The address names the one in front: a new address opens its game, and another front window
 * changes the address. The layout is restored at the next visit.
 * @param most maximum number of windows in the member's jurisdiction; undefined until the game of the address is known
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

  const categoryOfFront = manager.windows.find((open) => open.slug === front)?.category;
  useEffect(() => {
    // Until the game of the address is open, the address takes precedence.
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
