/**
 * API client for the member application and the back office. It builds requests as specification §7 requires
 * (credentials, XHR marker, language header fixed to en, decoded XSRF cookie, Bearer token) and turns a failed response
 * into an `ApiError`. Browser features are passed in, so the same code runs in tests and load generators.
 */
import {
  visitorHeader,
  type BodyInputOf,
  type Call,
  type ParamsOf,
  type QueryInputOf,
  type ReplyOf,
} from './call.ts';
import type { ErrorAnswer, ErrorCode } from './errors.ts';

/**
 * Error thrown for a failed call. If `status` is 0, no response arrived, and the effect of the call is unknown until
 * another request checks it.
 */
export class ApiError extends Error {
  override name = 'ApiError';
  code: ErrorCode | 'network';
  status: number;
  params: Record<string, string | number>;
  fields: Record<string, string[]>;

  constructor(
    status: number,
    answer: Partial<Omit<ErrorAnswer, 'code'>> & { code: ErrorCode | 'network' },
  ) {
    super(answer.message ?? answer.code);
    this.code = answer.code;
    this.status = status;
    this.params = answer.params ?? {};
    this.fields = answer.errors ?? {};
  }
}

export interface ClientOptions {
  /** Base URL of the API; `/api` in a browser. */
  base: string;
  /** Bearer token, read for every request so that a renewed token is used immediately. */
  token: () => string | null;
  /** The `document.cookie` string. */
  cookies: () => string;
  fetch?: typeof fetch;
}

/**
 * Returns the headers that specification §7 requires, with the current token and cookies. The realtime clients also
 * send these headers, although the contract does not define their requests.
 */
export function headersOf(
  session: Pick<ClientOptions, 'token' | 'cookies'>,
): Record<string, string> {
  const headers: Record<string, string> = {
    Accept: 'application/json',
    'Accept-Language': 'en',
    'X-Requested-With': 'XMLHttpRequest',
  };
  const xsrf = cookie(session.cookies(), 'XSRF-TOKEN');
  if (xsrf) headers['X-XSRF-TOKEN'] = xsrf;
  const token = session.token();
  if (token) headers['Authorization'] = `Bearer ${token}`;
  return headers;
}

type Given<Key extends string, T> = [T] extends [undefined] ? unknown : Record<Key, T>;
/** Input of a call. Contains `params`, `query` and `body` only if the call declares them. */
export type RequestOf<C> = Given<'params', ParamsOf<C>> &
  Partial<Given<'query', QueryInputOf<C>>> &
  Given<'body', BodyInputOf<C>> & {
    /** Visitor's token, for calls that declare `visitors`. */
    visitorToken?: string | undefined;
    signal?: AbortSignal;
    keepalive?: boolean;
  };

interface AnyRequest {
  params?: Record<string, string>;
  query?: Record<string, string | number | boolean | undefined>;
  body?: unknown;
  visitorToken?: string | undefined;
  signal?: AbortSignal;
  keepalive?: boolean;
}

function cookie(all: string, name: string): string | undefined {
  for (const part of all.split('; ')) {
    if (part.startsWith(`${name}=`)) return decodeURIComponent(part.slice(name.length + 1));
  }
  return undefined;
}

function urlOf(base: string, path: string, request: AnyRequest): string {
  const filled = path.replace(/:([a-z_]+)/gi, (_, name: string) =>
    encodeURIComponent(request.params?.[name] ?? ''),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(request.query ?? {})) {
    if (value !== undefined) query.set(name, String(value));
  }
  const text = query.toString();
  return base + filled + (text ? `?${text}` : '');
}

async function failure(response: Response): Promise<ApiError> {
  try {
    return new ApiError(response.status, (await response.json()) as ErrorAnswer);
  } catch {
    return new ApiError(response.status, { code: 'request.unexpected' });
  }
}

/**
 * Returns a function that makes API calls. The returned function throws `ApiError`, or the browser's `AbortError` if
 * the request is aborted.
 */
export function createClient(options: ClientOptions) {
  return async function request<C extends Call>(call: C, given: RequestOf<C>): Promise<ReplyOf<C>> {
    const wanted = given as AnyRequest;
    const headers = headersOf(options);
    if (wanted.body !== undefined) headers['Content-Type'] = 'application/json';
    if (wanted.visitorToken !== undefined) headers[visitorHeader] = wanted.visitorToken;
    let response: Response;
    try {
      response = await (options.fetch ?? fetch)(urlOf(options.base, call.path, wanted), {
        method: call.method,
        credentials: 'include',
        headers,
        ...(wanted.body === undefined ? {} : { body: JSON.stringify(wanted.body) }),
        ...(wanted.signal ? { signal: wanted.signal } : {}),
        ...(wanted.keepalive ? { keepalive: true } : {}),
      });
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') throw error;
      throw new ApiError(0, { code: 'network' });
    }
    if (!response.ok) throw await failure(response);
    if (call.file) return (await response.blob()) as ReplyOf<C>;
    if (call.text) return (await response.text()) as ReplyOf<C>;
    return (await response.json()) as ReplyOf<C>;
  };
}
