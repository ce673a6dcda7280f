import type { OpenRound } from './round-player.ts';

/**
 * The one thing a stage keeps beyond a reload: the id and bet of a round that was sent and not answered yet, so that the same
 * round is asked for again and its stake is never taken twice. Under the member's id: another member never resumes it.
 */
export function openRoundMemory(memberId: string, slug: string) {
  const key = `wl-open-round/${memberId}/${slug}`;
  let kept: OpenRound | null = readStored(key);
  return {
    read: () => kept,
    write: (round: OpenRound | null) => {
      kept = round;
      try {
        if (round) sessionStorage.setItem(key, JSON.stringify(round));
        else sessionStorage.removeItem(key);
      } catch {
        // Without storage the round is remembered as long as the page lives.
      }
    },
  };
}

function readStored(key: string): OpenRound | null {
  try {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? 'null') as Partial<OpenRound> | null;
    return stored && typeof stored.id === 'string' && stored.bet ? (stored as OpenRound) : null;
  } catch {
    return null;
  }
}
