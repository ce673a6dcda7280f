/**
 * Query cache on top of `request`, for pages and the HUD. The shell imports only `request.ts`, because the visitors'
 * home page needs no cache. The first page that needs the cache loads this file through `query-scope.tsx`.
 */
import {
  type InferDataFromTag,
  QueryClient,
  type QueryKey,
  queryOptions,
  useMutation,
  type UseMutationOptions,
  useQuery,
} from '@tanstack/react-query';
import type { Call, ReplyOf } from '@wl/contract/call';
import { ApiError, request, type RequestOf } from './request.ts';
import { useSession } from './session/session.ts';

export { ApiError, request } from './request.ts';

const STALE_MS = 30_000;
const MAX_TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // Retry only after lost connections and server errors, because a rejected request would be rejected again.
      retry: (tries, error) =>
        tries < MAX_TRIES && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    },
    // Without a connection, fail immediately. A queued action could otherwise run minutes later, unexpectedly.
    mutations: { networkMode: 'always' },
  },
});

// Clear the cache when the member signs out or another member signs in, because cached responses belong to one member.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) queryClient.clear();
});

type Plain<C> = Omit<RequestOf<C>, 'signal' | 'keepalive'>;

/** Returns the cache key of a call's response: the call's path, then the parameters, if any. */
export const keyOf = <C extends Call>(call: C, given?: Plain<C>) =>
  given === undefined ? [call.path] : [call.path, given];

/** Returns query options for a call, for use with `useQuery`, `useSuspenseQuery` or `queryClient.fetchQuery`. */
export function queryOf<C extends Call>(call: C, given: Plain<C>) {
  return queryOptions({
    queryKey: [call.path, given],
    queryFn: ({ signal }) => request(call, { ...given, signal } as RequestOf<C>),
  });
}

/**
 * Writes the response of a mutation to the cache. If a query for the same data is in flight, repeats the query, because
 * the response to the first attempt could be older than the mutation.
 */
export function keepAnswer<K extends QueryKey>(
  queryKey: K,
  answer: InferDataFromTag<unknown, K>,
): void {
  const isAsked = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  queryClient.setQueryData<unknown>(queryKey, answer);
  if (isAsked) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Makes an API call through the query cache: `const { data } = useCall(getWallet, {})`. */
export const useCall = <C extends Call>(
  call: C,
  given: Plain<C>,
  options?: { enabled?: boolean; refetchOnMount?: 'always' },
) => useQuery({ ...queryOf(call, given), ...options });

/**
 * Refetches queries that are in flight when a realtime event is applied, because their responses could be older than
 * the event and undo its change.
 *
 * @param path path prefix of the calls to refetch
 */
export const askOverdue = (path: string, client: QueryClient = queryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [of], state }) =>
      state.fetchStatus === 'fetching' && String(of).startsWith(path),
  });

/** Returns a mutation for a call: `const topUp = useSend(startTopUp)`, then `topUp.mutate({ body })`. */
export const useSend = <C extends Call>(
  call: C,
  options?: Omit<UseMutationOptions<ReplyOf<C>, Error, RequestOf<C>>, 'mutationFn'>,
) => useMutation({ ...options, mutationFn: (given: RequestOf<C>) => request(call, given) });
