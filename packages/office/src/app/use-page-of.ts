import { useState } from 'react';

/**
 * Manages the page number of a list. A change of `tab` always resets it to 1, even if the browser's Back button causes
 * the change.
 */
export function usePageOf(tab: string): [page: number, setPage: (page: number) => void] {
  const [at, setAt] = useState({ tab, page: 1 });
  return [at.tab === tab ? at.page : 1, (page) => setAt({ tab, page })];
}
