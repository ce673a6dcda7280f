import type { QueryClient } from '@tanstack/react-query';

/**
 * Shows what a changing call has answered. A reading call that is under way was asked before: its answer may be the older one of the two,
 * so it is dropped and asked for anew.
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
