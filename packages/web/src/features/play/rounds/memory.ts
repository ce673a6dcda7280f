import type { PendingId } from './round-player.ts';

/**
 * Returns storage for the id of an unanswered bet. With this id, the page can request the bet's outcome. The id is
 * stored per member, until the tab is closed or the member signs out.
 *
 * @param of slug of the game, prefixed with `steps/` for rounds with decisions
 */
export function pendingBet(memberId: string, of: string): PendingId {
  const key = `wl-open-round/${memberId}/${of}`;
  let kept = readStored(key);
  return {
    read: () => kept,
    write: (id) => {
      kept = id;
      try {
        if (id === null) sessionStorage.removeItem(key);
        else sessionStorage.setItem(key, JSON.stringify({ id }));
      } catch {
        // If storage is unavailable, the id is kept in memory until the page is closed.
      }
    },
  };
}

function readStored(key: string): string | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as { id?: unknown } | null;
    return typeof stored?.id === 'string' ? stored.id : null;
  } catch {
    return null;
  }
}

/**
 * Returns true if this browser has stored the id of the member's unanswered bet on this game. The page must then ask
 * the server for the bet's outcome.
 */
export const hasPendingBet = (memberId: string, slug: string): boolean =>
  [slug, `steps/${slug}`].some((of) => pendingBet(memberId, of).read() !== null);
