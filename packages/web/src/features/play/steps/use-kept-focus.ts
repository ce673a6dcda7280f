import { useEffect } from 'react';

/**
 * Moves the focus to `target` when the focused control was removed by the progress of the round. The focus never leaves
 * a control that still exists.
 */
export function useKeptFocus(turn: string, target: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body && turn !== 'idle:first')
      target.current?.focus({ preventScroll: true });
  }, [turn, target]);
}
