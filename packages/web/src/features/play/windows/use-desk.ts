import { useRouter } from '@tanstack/react-router';
import { useCallback, useEffect, useReducer, useRef } from 'react';
import { useSession } from '../../../app/session.ts';
import { rememberDesk, rememberedDesk } from './desk-memory.ts';
import { changeDesk, frontOf, type Desk, type DeskAction } from './open-windows.ts';

export interface DeskState {
  desk: Desk;
  /** Slug of the window in front; null when none is visible. */
  front: string | null;
  change: (action: DeskAction) => void;
}

/**
 * Manages the open games. The address names the one in front: a new address opens its game, and another front window
 * changes the address. The layout is restored at the next visit.
 * @param most maximum number of windows in the member's jurisdiction; undefined until the game of the address is known
 */
export function useDesk(
  address: { slug: string; category: string },
  mode: 'cash' | 'demo',
  most: number | undefined,
): DeskState {
  const router = useRouter();
  const memberId = useSession((session) => session.player?.id ?? '');
  const [desk, change] = useReducer(changeDesk, undefined, () => rememberedDesk(memberId, mode));
  const { slug, category } = address;
  const front = frontOf(desk);
  const opened = useRef<string | null>(null);
  const current = useRef(slug);
  current.current = slug;

  useEffect(() => {
    if (most === undefined || opened.current === slug) return;
    opened.current = slug;
    change({ type: 'open', slug, category, most });
  }, [slug, category, most]);

  useEffect(() => {
    if (opened.current !== null) rememberDesk(memberId, mode, desk);
  }, [memberId, mode, desk]);

  const categoryOfFront = desk.windows.find((open) => open.slug === front)?.category;
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
    (action: DeskAction) => {
      const isLast = action.type === 'close' && desk.windows.length <= 1;
      if (isLast) void router.navigate({ to: '/casino-floor' });
      else change(action);
    },
    [desk.windows.length, router],
  );
  return { desk, front, change: changeOrLeave };
}
