/**
 * The query cache over `request`, for pages and the HUD. The visitors' home page does without both, so the shell imports
 * `request.ts` and `query-scope.tsx` brings this file along with the first page that needs it.
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
      // A refusal stays a refusal; only a lost or failing connection is worth another try.
      retry: (tries, error) =>
        tries < MAX_TRIES && !(error instanceof ApiError && error.status > 0 && error.status < 500),
    },
    // Without a connection a press is told so at once; kept, it would be carried out minutes later, when nobody expects it.
    mutations: { networkMode: 'always' },
  },
});

// What one member was shown is nobody else's.
useSession.subscribe((now, before) => {
  if (now.player?.id !== before.player?.id) queryClient.clear();
});

type Plain<C> = Omit<RequestOf<C>, 'signal' | 'keepalive'>;

/** Key of a call's answer in the cache: its path, then what was given. */
export const keyOf = <C extends Call>(call: C, given?: Plain<C>) =>
  given === undefined ? [call.path] : [call.path, given];

/** Options for `useQuery`, `useSuspenseQuery`, `queryClient.fetchQuery` … */
export function queryOf<C extends Call>(call: C, given: Plain<C>) {
  return queryOptions({
    queryKey: [call.path, given],
    queryFn: ({ signal }) => request(call, { ...given, signal } as RequestOf<C>),
  });
}

/**
 * Shows what a changing call has answered. A reading call that is under way was asked before: its answer may be the older one of the two,
 * so it is dropped and asked for anew.
 */
export function keepAnswer<K extends QueryKey>(
  queryKey: K,
  answer: InferDataFromTag<unknown, K>,
): void {
  const isAsked = queryClient.getQueryState(queryKey)?.fetchStatus === 'fetching';
  queryClient.setQueryData<unknown>(queryKey, answer);
  if (isAsked) void queryClient.invalidateQueries({ queryKey, exact: true });
}

/** The answer of a reading call: `const { data } = useCall(getWallet, {})`. */
export const useCall = <C extends Call>(
  call: C,
  given: Plain<C>,
  options?: { enabled?: boolean; refetchOnMount?: 'always' },
) => useQuery({ ...queryOf(call, given), ...options });

/**
 * After news were put where they are shown: an answer that is still on its way was read before them, and would take them back. It is
 * asked for anew.
 * @param path how the paths of the calls begin
 */
export const askOverdue = (path: string, client: QueryClient = queryClient): void =>
  void client.invalidateQueries({
    predicate: ({ queryKey: [of], state }) =>
      state.fetchStatus === 'fetching' && String(of).startsWith(path),
  });

/** A changing call: `const topUp = useSend(startTopUp)`, then `topUp.mutate({ body })`. */
export const useSend = <C extends Call>(
  call: C,
  options?: Omit<UseMutationOptions<ReplyOf<C>, Error, RequestOf<C>>, 'mutationFn'>,
) => useMutation({ ...options, mutationFn: (given: RequestOf<C>) => request(call, given) });
