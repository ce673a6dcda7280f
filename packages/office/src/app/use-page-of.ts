import { useState } from 'react';

/**
 * Manages a list's page number, which returns to 1 whenever `tab` changes, even if the browser's Back button changes
 * it.
 */
export function usePageOf(tab: string): [page: number, setPage: (page: number) => void] {
  const [at, setAt] = useState({ tab, page: 1 });
  return [at.tab === tab ? at.page : 1, (page) => setAt({ tab, page })];
}
