import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with `key`. If a query's first response is still in flight, invalidating only
 * waits for it, although it may have been read before the change. In that case, invalidates the queries again when it
 * arrives.
 */
export function refetchAfter(queries: QueryClient, key: string): void {
  const queryKey = [key];
  const isFirst =
    queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const asked = queries.invalidateQueries({ queryKey });
  if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }));
}
