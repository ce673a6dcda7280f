/**
 * Simulates the browser of one member or clerk: sends cookies, the bearer token and the headers of a web page.
 * Classifies the outcome of each request as `ok`, `refused` or `unknown`.
 */
import { ApiError, createClient, headersOf } from '@wl/contract/client';

export type Caller = ReturnType<typeof openClient>;

/**
 * Response timeout in milliseconds. It must be longer than the server's own timeout for looking up a bet whose outcome
 * is unknown.
 */
const ANSWER_WITHIN_MS = 20_000;

export interface Front {
  /** Port that members connect to. */
  port: number;
  /** Ids that distinguish the nodes' cookie names (casino.ts). */
  cookieIds: readonly string[];
}

/**
 * Opens a client with its own cookies.
 * @param front port that members connect to, and the ids in the casino's cookie names; a casino with one node needs
 *   only the port
 * @param address IP address of the member, sent to the server as `X-Forwarded-For`
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
  /** Returns the headers for a request that the contract does not define, such as a file upload. */
  const headers = () => headersOf({ token: () => caller.token, cookies: jar });
  return Object.assign(caller, { request, send, headers, base: `http://127.0.0.1:${port}` });
}

export type Attempt<T> =
  | { kind: 'ok'; reply: T }
  | { kind: 'refused'; why: string }
  | { kind: 'unknown'; why: string };

/**
 * Returns true for errors that the server returns before it looks up an idempotency key. Such an error does not show
 * whether an earlier attempt, which got no response, was executed.
 */
const beforeTheKey = (code: string) =>
  code.startsWith('request.') || code.startsWith('auth.') || code === 'play.too_many_open';

/**
 * Sends an operation and classifies the result.
 * @param inDoubt true if an earlier attempt got no response, so the operation may already have been executed
 */
export async function attempt<T>(send: () => Promise<T>, inDoubt: boolean): Promise<Attempt<T>> {
  try {
    return { kind: 'ok', reply: await send() };
  } catch (error) {
    // Any error except `ApiError` means that the response could not be read completely, so the outcome is unknown.
    if (!(error instanceof ApiError)) return { kind: 'unknown', why: String(error) };
    const { status, code } = error;
    // `request.overloaded` guarantees that nothing was booked. After any other 5xx response, or no response (status 0),
    // the outcome is unknown.
    const isUntold = status === 0 || (status >= 500 && code !== 'request.overloaded');
    if (isUntold) return { kind: 'unknown', why: `${status} ${code}` };
    if (inDoubt && beforeTheKey(code)) return { kind: 'unknown', why: `${status} ${code}` };
    return { kind: 'refused', why: code };
  }
}
