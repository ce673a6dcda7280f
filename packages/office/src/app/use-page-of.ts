import { useState } from 'react';

/**
 * Manages the page number of a list. The number returns to 1 whenever `tab` changes, including through the browser's
 * Back button.
 */
export function usePageOf(tab: string): [page: number, setPage: (page: number) => void] {
  const [at, setAt] = useState({ tab, page: 1 });
  return [at.tab === tab ? at.page : 1, (page) => setAt({ tab, page })];
}
