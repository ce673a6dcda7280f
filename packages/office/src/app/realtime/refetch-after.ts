import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with `key`, after the data has changed. If a query's first response is still
 * in flight, it may predate the change, but invalidation does not restart the query. Such queries are therefore
 * invalidated again after the response has arrived.
 */
export function refetchAfter(queries: QueryClient, key: string): void {
  const queryKey = [key];
  const isFirst =
    queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const asked = queries.invalidateQueries({ queryKey });
  if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }));
}
