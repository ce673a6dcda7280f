import type { QueryClient } from '@tanstack/react-query';

/**
 * Stores the response to a mutation in the cache. If the query is in flight, refetches it, because its pending response
 * could be older than the mutation.
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
