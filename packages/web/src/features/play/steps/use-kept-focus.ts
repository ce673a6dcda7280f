import { useEffect } from 'react';

/**
 * Moves focus to `target` if the round's progress has removed the focused control. Never takes focus from a control
 * that still exists.
 */
export function useKeptFocus(turn: string, target: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body && turn !== 'idle:first')
      target.current?.focus({ preventScroll: true });
  }, [turn, target]);
}
