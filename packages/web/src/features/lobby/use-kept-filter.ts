import type { Facets } from '@wl/contract/lobby';
import { useEffect, useRef } from 'react';
import { writeSession } from '../../app/session/storage.ts';
import { filterState } from './filter-state.ts';
import type { LobbySearch } from './lobby-search.ts';

interface Shown {
  search: LobbySearch;
  categories: Facets['categories'];
  /** True if the lobby already shows the results of `search`; false while `search` is an unapplied draft. */
  filtered: boolean;
  /** Search whose filters are stored when the component that uses the hook is unmounted. */
  after: LobbySearch;
}

/**
 * Stores the filters of `search` in session storage (specification §3). On unmount, stores the filters of `after`
 * instead.
 */
export function useKeptFilter({ search, categories, filtered, after }: Shown): void {
  useEffect(() => {
    writeSession('advancedFilter', filterState(search, categories, filtered));
  }, [search, categories, filtered]);
  const last = useRef({ after, categories });
  useEffect(() => {
    last.current = { after, categories };
  });
  useEffect(
    () => () =>
      writeSession(
        'advancedFilter',
        filterState(last.current.after, last.current.categories, true),
      ),
    [],
  );
}
