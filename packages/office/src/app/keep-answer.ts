import type { QueryClient } from '@tanstack/react-query';

/**
 * Stores the reply of a mutation in the cache. A read that is already in flight may return older data, so it
 * is dropped and sent again.
 */
export function keepAnswer(
  queries: QueryClient,
  queryKey: readonly string[],
  answer: unknown,
): void {
  const isAsked = queries.getQueryState(queryKey)?.fetchStatus === 'fetching';
  queries.setQueryData(queryKey, answer);
  if (isAsked) void queries.invalidateQueries({ queryKey, exact: true });
}
