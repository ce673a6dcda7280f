import type { QueryClient } from '@tanstack/react-query';

/**
 * Refetches every query whose key begins with `key`. A first response still in flight may have been read before
 * the change, and invalidating only waits for it. In that case the queries are invalidated again when it
 * arrives.
 */
export function refetchAfter(queries: QueryClient, key: string): void {
  const queryKey = [key];
  const isFirst =
    queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const asked = queries.invalidateQueries({ queryKey });
  if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }));
}
