import { useCallback, useState } from 'react';
import { useSession } from '../../../../app/session/session.ts';

/** Keeps the member's most recent results at a table, oldest first, until the tab is closed. They survive a reload. */
export function useKept<T>(slug: string, most: number): [readonly T[], (result: T) => void] {
  const memberId = useSession((session) => session.player?.id ?? '');
  const key = `wl-results/${memberId}/${slug}`;
  const [kept, setKept] = useState<readonly T[]>(() => readStored<T>(key));
  const keep = useCallback(
    (result: T) =>
      setKept((before) => {
        const results = [...before, result].slice(-most);
        try {
          sessionStorage.setItem(key, JSON.stringify(results));
        } catch {
          // Storage is unavailable, so the results will not survive a reload.
        }
        return results;
      }),
    [key, most],
  );
  return [kept, keep];
}

function readStored<T>(key: string): readonly T[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? (stored as T[]) : [];
  } catch {
    return [];
  }
}
