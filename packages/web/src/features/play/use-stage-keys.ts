import { useEffect, useRef } from 'react';
import { useWindowState } from './windows/window-state.ts';

/** Handles the stage's keys while its window is in front. Space triggers the stage unless a focused control uses it. */
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
