import type { PendingId } from './round-player.ts';

/**
 * Keeps the id of a bet that was sent and not answered, as long as the tab lives, so that the page can ask what became of it. The bet is
 * not kept: nothing here can be sent again. Under the member's id: another member never asks for it; signing out clears it.
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
        // Without storage the id is remembered as long as the page lives.
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

/** Whether the page has to ask what became of a bet of this game. */
export const hasPendingBet = (memberId: string, slug: string): boolean =>
  [slug, `steps/${slug}`].some((of) => pendingBet(memberId, of).read() !== null);
