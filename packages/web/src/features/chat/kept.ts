/**
 * Draft and unsent messages of a member or visitor. They survive a reload, and are deleted when the tab is closed, when
 * the member signs out, or when the visitor's data is removed from the browser.
 */
import type { Outbox, Unsent } from './outbox.ts';

interface Kept {
  draft: string;
  unsent: Outbox;
}

const keyOf = (requester: string) => `wl-chat/${requester}`;

const isUnsent = (one: Partial<Unsent> | null): one is Unsent =>
  typeof one?.id === 'string' && typeof one.text === 'string' && typeof one.at === 'string';

/** Returns the chat data stored in this tab. All unsent messages are set to `waiting`, so that they are sent again. */
export function readKept(requester: string): Kept {
  try {
    const kept = JSON.parse(sessionStorage.getItem(keyOf(requester)) ?? '{}') as Partial<Kept>;
    const unsent = Array.isArray(kept.unsent) ? kept.unsent.filter(isUnsent) : [];
    return {
      draft: typeof kept.draft === 'string' ? kept.draft : '',
      unsent: unsent.map(({ id, text, at }) => ({ id, text, at, state: 'waiting' })),
    };
  } catch {
    return { draft: '', unsent: [] };
  }
}

/** Stores the values in `change` (draft, unsent messages or both). Keeps a stored value that `change` omits. */
export function writeKept(requester: string, change: Partial<Kept>): void {
  const { draft, unsent } = { ...readKept(requester), ...change };
  const key = keyOf(requester);
  try {
    if (draft === '' && unsent.length === 0) sessionStorage.removeItem(key);
    else {
      const stored = unsent.map(({ id, text, at }) => ({ id, text, at }));
      sessionStorage.setItem(key, JSON.stringify({ draft, unsent: stored }));
    }
  } catch {
    // If storage is unavailable, the draft and the messages are kept in memory until the page is closed.
  }
}
