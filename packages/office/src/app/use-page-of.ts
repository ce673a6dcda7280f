import { useState } from 'react';

/** Keeps the page number of a list. Another tab begins with its first page, also after Back in the browser. */
export function usePageOf(tab: string): [page: number, setPage: (page: number) => void] {
  const [at, setAt] = useState({ tab, page: 1 });
  return [at.tab === tab ? at.page : 1, (page) => setAt({ tab, page })];
}
