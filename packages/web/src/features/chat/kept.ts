/**
 * Draft and unsent messages of a member, stored until the tab is closed or the member signs out, so that a reload loses
 * nothing.
 */
import type { Outbox, Unsent } from './outbox.ts';

interface Kept {
  draft: string;
  unsent: Outbox;
}

const keyOf = (memberId: string) => `wl-chat/${memberId}`;

const isUnsent = (one: Partial<Unsent> | null): one is Unsent =>
  typeof one?.id === 'string' && typeof one.text === 'string' && typeof one.at === 'string';

/** Returns the stored data. All unsent messages wait for another attempt. */
export function readKept(memberId: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(memberId)) ?? '{}') as Partial<Kept>;
    const unsent = Array.isArray(kept.unsent) ? kept.unsent.filter(isUnsent) : [];
    return {
      draft: typeof kept.draft === 'string' ? kept.draft : '',
      unsent: unsent.map(({ id, text, at }) => ({ id, text, at, state: 'waiting' })),
    };
  } catch {
    return { draft: '', unsent: [] };
  }
}

/** Stores the draft or the unsent messages. */
export function writeKept(memberId: string, change: Partial<Kept>): void {
  const { draft, unsent } = { ...readKept(memberId), ...change };
  const key = keyOf(memberId);
  try {
    if (draft === '' && unsent.length === 0) sessionStorage.removeItem(key);
    else {
      const stored = unsent.map(({ id, text, at }) => ({ id, text, at }));
      sessionStorage.setItem(key, JSON.stringify({ draft, unsent: stored }));
    }
  } catch {
    // If storage is unavailable, both are kept in memory until the page is closed.
  }
}
