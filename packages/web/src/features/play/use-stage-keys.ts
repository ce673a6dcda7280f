import { useEffect, useRef } from 'react';

/** Keys of a stage. Space belongs to the stage unless a control that uses it itself has the focus. */
export function useStageKeys(keys: { onSpace: () => void }): void {
  const newest = useRef(keys);
  newest.current = keys;
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
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
  }, []);
}
