import type { QueryClient } from '@tanstack/react-query';

/**
 * Asks for what begins with this key anew. A first answer that is on its way was read before whatever has happened now, and asking again
 * would only wait for it: once it is here, it is asked for once more.
 */
export function askAnew(queries: QueryClient, key: string): void {
  const queryKey = [key];
  const isFirst =
    queries.isFetching({ queryKey, predicate: ({ state }) => state.data === undefined }) > 0;
  const asked = queries.invalidateQueries({ queryKey });
  if (isFirst) void asked.then(() => queries.invalidateQueries({ queryKey }));
}
