import { useSyncExternalStore } from 'react';

let kept: string | null = null;
const listeners = new Set<() => void>();

/** Stores the slug of the table that stays in view on other pages; null if there is none. */
export function setKeptTable(slug: string | null): void {
  kept = slug;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Returns the slug of the table that stays in view on other pages; null if there is none. */
export const useKeptTable = (): string | null => useSyncExternalStore(subscribe, () => kept);
