/**
 * Makes the contract's API calls from the browser. Imports the definitions of calls as types only, so that the home
 * page (`/`) does not load the schemas of other pages. Pages import this file through `api.ts`, which adds the query
 * cache.
 */
import type { Call, ReplyOf } from '@wl/contract/call';
import { ApiError, createClient, headersOf, type RequestOf } from '@wl/contract/client';
import { readLocal } from './session/storage.ts';

export { ApiError, type RequestOf } from '@wl/contract/client';

/** Base URL of the API, from environment settings (specification §7). */
export const apiBase: string = (import.meta.env['VITE_API_BASE'] as string | undefined) ?? '/api';

const session = { token: () => readLocal('auth_token'), cookies: () => document.cookie };
const send = createClient({ base: apiBase, ...session });

/** Returns the headers for a request that is not a contract call. */
export const sessionHeaders = (): Record<string, string> => headersOf(session);

type Trouble = (error: ApiError, call: Call) => void;
const listeners = new Set<Trouble>();

/**
 * Registers a listener for failed calls. The session and the router use it to handle failures that affect the whole
 * application.
 * @returns a function that removes the listener
 */
export function onTrouble(listener: Trouble): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function reportTrouble(error: ApiError, call: Call): void {
  for (const hear of listeners) hear(error, call);
}

/**
 * Makes a call and returns the whole JSON response. If another member has signed in since the call was made, discards
 * the response, so that the new member neither sees it nor is signed out by it.
 *
 * @throws ApiError (code, status, params, fields); auth.signed_out if the session that made the call has been replaced
 */
export async function request<C extends Call>(call: C, given: RequestOf<C>): Promise<ReplyOf<C>> {
  const token = session.token();
  const isOver = () => {
    const now = session.token();
    return call.auth !== 'public' && now !== null && now !== token;
  };
  try {
    const reply = await send(call, given);
    if (!isOver()) return reply;
  } catch (error) {
    if (error instanceof ApiError && !isOver()) reportTrouble(error, call);
    throw error;
  }
  throw new ApiError(401, { code: 'auth.signed_out' });
}
