import { useEffect, useRef } from 'react';

/**
 * Returns a function that performs an action immediately or, if the pointer is down, after it is released. An action
 * while the pointer is down could move the pressed control, and the click would be lost.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  useEffect(() => {
    const press = () => (isPressed.current = true);
    const release = () => (isPressed.current = false);
    document.addEventListener('pointerdown', press, true);
    document.addEventListener('pointerup', release, true);
    document.addEventListener('pointercancel', release, true);
    return () => {
      document.removeEventListener('pointerdown', press, true);
      document.removeEventListener('pointerup', release, true);
      document.removeEventListener('pointercancel', release, true);
    };
  }, []);
  return (act) => {
    if (!isPressed.current) return act();
    const listening = new AbortController();
    const actOnce = () => {
      listening.abort();
      act();
    };
    for (const end of ['pointerup', 'pointercancel'])
      document.addEventListener(end, actOnce, { signal: listening.signal });
  };
}
