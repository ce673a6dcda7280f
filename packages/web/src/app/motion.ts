/**
 * How much the pages may move: as the system says, or less, whatever the system says. Kept in this browser; the style sheet
 * reads it from `data-motion` of the document (base.css).
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

/** Puts what was chosen on the document; call it before the first page shows. */
export function applyMotion(motion: Motion = kept()): void {
  if (motion === 'reduced') document.documentElement.dataset['motion'] = 'reduced';
  else delete document.documentElement.dataset['motion'];
}

/** Whether pictures stand: the system asks for it, or the member does. */
export const isStill = (): boolean =>
  document.documentElement.dataset['motion'] === 'reduced' ||
  matchMedia('(prefers-reduced-motion: reduce)').matches;

function choose(motion: Motion): void {
  applyMotion(motion);
  try {
    localStorage.setItem(SETTING, motion);
  } catch {
    // Without storage the choice lasts as long as the page.
  }
  for (const tell of listeners) tell();
}

const current = (): Motion =>
  document.documentElement.dataset['motion'] === 'reduced' ? 'reduced' : 'system';

/** `[motion, choose]`; what moves already is asked when it next begins. */
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
