/**
 * Query cache over `request`, for pages and the HUD. The visitors' home page needs neither, so the shell imports
 * `request.ts` and `query-scope.tsx` loads this file with the first page that needs it.
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
import { useSession } from './session.ts';

export { ApiError, request } from './request.ts';

const STALE_MS = 30_000;
const MAX_TRIES = 2;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: STALE_MS,
      // A rejected request stays rejected; only a lost connection or a server failure is retried.
      retry: (tries, error) =>
        tries < MAX_TRIES && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    },
    // Without a connection the action fails immediately. A queued action would run minutes later, when the member no
    // longer expects it.
    mutations: { networkMode: 'always' },
  },
});

// Cached answers belong to one member and must not be shown to another.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) queryClient.clear();
});

type Plain<C> = Omit<RequestOf<C>, 'signal' | 'keepalive'>;

/** Returns the cache key of a call's answer: the call's path, then the given parameters. */
export const keyOf = <C extends Call>(call: C, given?: Plain<C>) =>
  given === undefined ? [call.path] : [call.path, given];

/** Returns options for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` … */
export function queryOf<C extends Call>(call: C, given: Plain<C>) {
  return queryOptions({
    queryKey: [call.path, given],
    queryFn: ({ signal }) => request(call, { ...given, signal } as RequestOf<C>),
  });
}

/**
 * Shows the answer of a changing call. A reading call in flight was sent earlier and may return an older state, so its
 * answer is dropped and the call is repeated.
 */
export function keepAnswer<K extends QueryKey>(
  queryKey: K,
  answer: InferDataFromTag<unknown, K>,
): void {
  const isAsked = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  queryClient.setQueryData<unknown>(queryKey, answer);
  if (isAsked) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** Reads a call's answer: `const { data } = useCall(getWallet, {})`. */
export const useCall = <C extends Call>(
  call: C,
  given: Plain<C>,
  options?: { enabled?: boolean; refetchOnMount?: 'always' },
) => useQuery({ ...queryOf(call, given), ...options });

/**
 * Repeats the calls in flight after a realtime event was applied: their answers may be older than the event and would
 * undo it.
 * @param path beginning of the calls' paths
 */
export const askOverdue = (path: string, client: QueryClient = queryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [of], state }) =>
      state.fetchStatus === 'fetching' && String(of).startsWith(path),
  });

/** Makes a changing call: `const topUp = useSend(startTopUp)`, then `topUp.mutate({ body })`. */
export const useSend = <C extends Call>(
  call: C,
  options?: Omit<UseMutationOptions<ReplyOf<C>, Error, RequestOf<C>>, 'mutationFn'>,
) => useMutation({ ...options, mutationFn: (given: RequestOf<C>) => request(call, given) });
