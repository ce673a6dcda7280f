import { useEffect } from 'react';

/**
 * Controls change with the turn of the round. Whoever plays by keyboard would lose the focus with the control that went:
 * it moves on to `target` then, and never away from a control that is still there.
 */
export function useKeptFocus(turn: string, target: React.RefObject<HTMLElement | null>): void {
  useEffect(() => {
    if (document.activeElement === document.body && turn !== 'idle:first')
      target.current?.focus({ preventScroll: true });
  }, [turn, target]);
}
