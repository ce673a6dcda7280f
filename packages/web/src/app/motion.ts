/**
 * Motion setting: follow the system, or always reduce motion. The setting is stored in this browser, and the style
 * sheet reads it from the document's `data-motion` attribute (base.css).
 */
import { useSyncExternalStore } from 'react';

const motions = ['system', 'reduced'] as const;
export type Motion = (typeof motions)[number];

const SETTING = 'wl-motion';
const listeners = new Set<() => void>();

function kept(): Motion {
  try {
    return localStorage.getItem(SETTING) === 'reduced' ? 'reduced' : 'system';
  } catch {
    return 'system';
  }
}

/** Applies the motion setting to the document. Must be called before the first page is shown. */
export function applyMotion(motion: Motion = kept()): void {
  if (motion === 'reduced') document.documentElement.dataset['motion'] = 'reduced';
  else delete document.documentElement.dataset['motion'];
}

/** Returns true if pictures must not move, because the system or the member prefers reduced motion. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

function choose(motion: Motion): void {
  applyMotion(motion);
  try {
    localStorage.setItem(SETTING, motion);
  } catch {
    // If storage is unavailable, the setting lasts until the page is closed.
  }
  for (const notify of listeners) notify();
}

const current = (): Motion =>
  document.documentElement.dataset['motion'] === 'reduced' ? 'reduced' : 'system';

/**
 * Returns the motion setting and a function that changes it. A change applies to later animations, not to those already
 * running.
 */
export function useMotion(): [Motion, (motion: Motion) => void] {
  const motion = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    current,
    () => 'system' as const,
  );
  return [motion, choose];
}
