import type { PendingId } from './round-player.ts';

/**
 * Stores the id of an unanswered bet for the lifetime of the tab, so that the page can request the bet's outcome. The
 * bet itself is not stored, so it cannot be sent again. The storage key contains the member's id, so the page never
 * requests this round for another member. Signing out deletes the stored id.
 * @param of the game's slug, prefixed with `steps/` for rounds with decisions
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
 * Returns true if this browser has stored a bet on this game whose outcome is unknown. The page must then ask the
 * server for the outcome.
 */
export const hasPendingBet = (memberId: string, slug: string): boolean =>
  [slug, `steps/${slug}`].some((of) => pendingBet(memberId, of).read() !== null);
