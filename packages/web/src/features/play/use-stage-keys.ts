import { useEffect, useRef } from 'react';
import { useWindowState } from './windows/window-state.ts';

/**
 * Calls `onSpace` when Space is pressed while the stage's window is in front, unless a focused control uses the key.
 */
export function useStageKeys(keys: { onSpace: () => void }): void {
  const newest = useRef(keys);
  const windowState = useWindowState();
  newest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      if (!windowState.current.isFront) return;
      if (event.code !== 'Space' || event.repeat || event.ctrlKey || event.metaKey) return;
      if (
        event.target instanceof Element &&
        event.target.closest('button,a,input,select,dialog,[contenteditable],[role=dialog]')
      )
        return;
      event.preventDefault();
      newest.current.onSpace();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, [windowState]);
}
