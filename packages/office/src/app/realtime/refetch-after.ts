import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with `key`. Invalidation does not restart a query whose first response is
 * still in flight, although this response may predate the change. Such queries are therefore invalidated again once the
 * response has arrived.
 */
export function refetchAfter(queries: QueryClient, key: string): void {
  const queryKey = [key];
  const isFirst =
    queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const asked = queries.invalidateQueries({ queryKey });
  if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }));
}
