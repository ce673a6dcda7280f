import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99rem)';

/** Returns true if the viewport is narrower than the phone breakpoint of the stages' style sheets. */
export function useNarrow(): boolean {
  return useSyncExternalStore(
    (changed) => {
      const list = matchMedia(query);
      list.addEventListener('change', changed);
      return () => list.removeEventListener('change', changed);
    },
    () => matchMedia(query).matches,
    () => false,
  );
}
