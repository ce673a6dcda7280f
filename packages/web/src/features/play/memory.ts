import type { PendingId } from './round-player.ts';

/**
 * Stores the id of an unanswered bet for the lifetime of the tab, so that the page can ask for its outcome. The bet
 * itself is not stored: it cannot be sent again from here. The key contains the member's id, so another member never
 * asks for it; signing out clears it.
 * @param of slug of the game, or `steps/` and the slug
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
        // Without storage the id is kept until the page is closed.
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

/** Returns true if the page must ask for the outcome of a bet of this game. */
export const hasPendingBet = (memberId: string, slug: string): boolean =>
  [slug, `steps/${slug}`].some((of) => pendingBet(memberId, of).read() !== null);
