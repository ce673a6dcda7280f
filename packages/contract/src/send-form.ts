/// <reference lib="dom" />
import type { Call, ReplyOf } from './call.ts';
import { ApiError } from './client.ts';
import type { ErrorAnswer } from './errors.ts';

export interface FormOptions {
  /** Values of the parameters in the call's path. */
  params?: Readonly<Record<string, string>>;
  /** Base URL of the API; `/api` in a browser. */
  base: string;
  /** HTTP headers of the request, such as `Authorization` with the session's token. */
  headers: Readonly<Record<string, string>>;
  /** Called with the fraction of bytes sent, 0 to 1. */
  onProgress: (fraction: number) => void;
  signal: AbortSignal;
}

function answerOf(xhr: XMLHttpRequest): unknown {
  try {
    return JSON.parse(xhr.responseText);
  } catch {
    return undefined;
  }
}

/**
 * Sends a form with files to a contract call that has no JSON body. Uses XMLHttpRequest, because `fetch` cannot report
 * upload progress. Throws `ApiError`, or the browser's `AbortError` if the upload is cancelled.
 */
export function sendForm<C extends Call>(
  call: C,
  form: FormData,
  { base, headers, onProgress, signal, params }: FormOptions,
): Promise<ReplyOf<C>> {
  return new Promise((resolve, reject) => {
    const xhr = new XMLHttpRequest();
    const path = call.path.replaceAll(/:(\w+)/g, (_, name: string) =>
      encodeURIComponent(params?.[name] ?? ''),
    );
    xhr.open(call.method, base + path);
    xhr.withCredentials = true;
    for (const [name, value] of Object.entries(headers)) xhr.setRequestHeader(name, value);
    xhr.upload.addEventListener('progress', (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    });
    xhr.addEventListener('error', () => reject(new ApiError(0, { code: 'network' })));
    xhr.addEventListener('timeout', () => reject(new ApiError(0, { code: 'network' })));
    xhr.addEventListener('abort', () => reject(new DOMException('cancelled', 'AbortError')));
    xhr.addEventListener('load', () => {
      const answer = answerOf(xhr);
      if (xhr.status >= 200 && xhr.status < 300 && answer !== undefined)
        resolve(answer as ReplyOf<C>);
      else
        reject(new ApiError(xhr.status, (answer ?? { code: 'request.unexpected' }) as ErrorAnswer));
    });
    signal.addEventListener('abort', () => xhr.abort());
    if (signal.aborted) reject(new DOMException('cancelled', 'AbortError'));
    else xhr.send(form);
  });
}
