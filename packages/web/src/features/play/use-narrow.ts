import { useSyncExternalStore } from 'react';

const query = '(max-width: 47.99rem)';

/** Returns true on phones: the width at which the style sheets of the stages change. */
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
