/** One member's (or clerk's) browser: cookies, bearer token, the headers of our pages, and what an answer means. */
import { ApiError, createClient, headersOf } from '@wl/contract/client';

export type Caller = ReturnType<typeof openClient>;

/** Longer than the server itself looks for a bet in doubt. */
const ANSWER_WITHIN_MS = 20_000;

export interface Front {
  /** Where members connect. */
  port: number;
  /** The nodes' names of one cookie (casino.ts). */
  cookieIds: readonly string[];
}

/**
 * @param front or the port of a house with one node
 * @param address the member's own network address, told to the server by `X-Forwarded-For`
 */
export function openClient(front: Front | number, address: string) {
  const { port, cookieIds } = typeof front === 'number' ? { port: front, cookieIds: [] } : front;
  const cookies = new Map([['XSRF-TOKEN', 'faults-xsrf-token-0123456789']]);
  const caller = { token: null as string | null };
  const jar = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const send: typeof fetch = async (url, init) => {
    const headers = new Headers(init?.headers);
    headers.set('cookie', jar());
    headers.set('x-forwarded-for', address);
    const signal = AbortSignal.timeout(ANSWER_WITHIN_MS);
    const answer = await fetch(url, { ...init, headers, signal });
    for (const line of answer.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (name === undefined || !value) continue;
      cookies.set(name, value);
      const own = cookieIds.find((id) => name.includes(id));
      if (own) for (const id of cookieIds) cookies.set(name.replace(own, id), value);
    }
    return answer;
  };
  const request = createClient({
    base: `http://127.0.0.1:${port}/api`,
    token: () => caller.token,
    cookies: jar,
    fetch: send,
  });
  /** Of a request that is no call of the contract, such as a form with files. */
  const headers = () => headersOf({ token: () => caller.token, cookies: jar });
  return Object.assign(caller, { request, send, headers, base: `http://127.0.0.1:${port}` });
}

export type Attempt<T> =
  | { kind: 'ok'; reply: T }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string };

/**
 * Codes that are answered before an operation is looked up by its key: after an unknown outcome they say nothing about it.
 */
const beforeTheKey = (code: string) =>
  code.startsWith('request.') || code.startsWith('auth.') || code === 'play.too_many_open';

/** @param inDoubt an earlier sending of the same operation had no answer */
export async function attempt<T>(send: () => Promise<T>, inDoubt: boolean): Promise<Attempt<T>> {
  try {
    return { kind: 'ok', reply: await send() };
  } catch (error) {
    // A body that breaks off is no answer either.
    if (!(error instanceof ApiError)) return { kind: 'unknown', why: String(error) };
    const { status, code } = error;
    // "Nothing was booked", says this one, and is taken at its word; every other 5xx leaves it open.
    const isUntold = status === 0 || (status >= 500 && code !== 'request.overloaded');
    if (isUntold) return { kind: 'unknown', why: `${status} ${code}` };
    if (inDoubt && beforeTheKey(code)) return { kind: 'unknown', why: `${status} ${code}` };
    return { kind: 'refused', why: code };
  }
}
