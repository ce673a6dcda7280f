import http from 'node:http';
import https from 'node:https';

export interface Answer {
  status: number;
  text: string;
}

/**
 * One request, its connection kept for the next. Redirects are not followed: their status is the answer. By Node's own client,
 * since `fetch` takes some four times its CPU, more than all the rest of starting a top-up.
 * @param body empty: none
 * @throws Error when there is no whole answer within `withinMs`
 */
export function exchange(
  url: string,
  options: { method: 'GET' | 'POST'; headers: Record<string, string>; withinMs: number },
  body: string,
): Promise<Answer> {
  const { method, headers, withinMs } = options;
  const length = body === '' ? {} : { 'content-length': String(Buffer.byteLength(body)) };
  const client = url.startsWith('https:') ? https : http;
  return new Promise((resolve, reject) => {
    const request = client.request(
      url,
      { method, headers: { ...headers, ...length }, signal: AbortSignal.timeout(withinMs) },
      (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (text += part));
        response.on('end', () => {
          resolve({ status: response.statusCode ?? 0, text });
        });
        // Cut off before its end.
        response.on('error', reject);
      },
    );
    request.on('error', reject);
    request.end(body === '' ? undefined : body);
  });
}
