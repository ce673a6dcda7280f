/**
 * Calls of the contract from the browser. Pages import the calls they make (`@wl/contract/wallet`), so that schemas load
 * with the page and never with `/`; this file knows types only.
 */
import {
  QueryClient,
  queryOptions,
  useMutation,
  useQuery,
  type UseMutationOptions,
} from '@tanstack/react-query';
import type { Call, ReplyOf } from '@wl/contract/call';
import { ApiError, createClient, type RequestOf } from '@wl/contract/client';
import { readLocal } from './storage.ts';

export { ApiError } from '@wl/contract/client';

/** Base address of the API (specification §7: from environment settings). */
const base: string = (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '/api';

const send = createClient({
  base,
  token: () => readLocal('auth_token'),
  cookies: () => document.cookie,
});

type Trouble = (error: ApiError, call: Call) => void;
const listeners = new Set<Trouble>();

/** Hears every failed call: the session and the router act on what concerns the whole application. */
export function onTrouble(listener: Trouble): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Makes a call and answers the whole JSON reply. Throws `ApiError` (code, status, params, fields). */
export async function request<C extends Call>(call: C, given: RequestOf<C>): Promise<ReplyOf<C>> {
  try {
    return await send(call, given);
  } catch (error) {
    if (error instanceof ApiError) for (const hear of listeners) hear(error, call);
    throw error;
  }
}

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
  },
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

/** The answer of a reading call: `const { data } = useCall(getWallet, {})`. */
export const useCall = <C extends Call>(
  call: C,
  given: Plain<C>,
  options?: { enabled?: boolean },
) => useQuery({ ...queryOf(call, given), ...options });

/** A changing call: `const topUp = useSend(startTopUp)`, then `topUp.mutate({ body })`. */
export const useSend = <C extends Call>(
  call: C,
  options?: Omit<UseMutationOptions<ReplyOf<C>, Error, RequestOf<C>>, 'mutationFn'>,
) => useMutation({ ...options, mutationFn: (given: RequestOf<C>) => request(call, given) });
