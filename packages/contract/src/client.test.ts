/** Tests that the client builds requests as described in specification §7. */
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { ApiError, createClient } from './client.ts';
import { data } from './shapes.ts';

const rename = defineCall({
  method: 'POST',
  path: '/things/:id',
  auth: 'member',
  summary: 'Renames a thing.',
  params: z.object({ id: z.string() }),
  body: z.object({ name: z.string() }),
  reply: data(z.object({ name: z.string() })),
  errors: [],
});
const session = { base: '/api', token: () => 'secret', cookies: () => 'a=1; XSRF-TOKEN=x%3D%2Fy' };
const answer = (status: number, body: object) => () =>
  Promise.resolve(new Response(JSON.stringify(body), { status }));

test('a request sends its credentials, JSON body, token, decoded XSRF cookie and fixed headers', async () => {
  const sent: [string, RequestInit][] = [];
  const request = createClient({
    ...session,
    fetch: (url, init = {}) => {
      sent.push([url as string, init]);
      return answer(200, { data: { name: 'b' } })();
    },
  });
  await request(rename, { params: { id: 'a/b' }, body: { name: 'b' } });
  expect(sent).toEqual([
    [
      '/api/things/a%2Fb',
      {
        method: 'POST',
        credentials: 'include',
        body: '{"name":"b"}',
        headers: {
          Accept: 'application/json',
          'Accept-Language': 'en',
          'Content-Type': 'application/json',
          'X-Requested-With': 'XMLHttpRequest',
          'X-XSRF-TOKEN': 'x=/y',
          Authorization: 'Bearer secret',
        },
      },
    ],
  ]);
});

test('a request without a token has no Authorization header', async () => {
  let headers: RequestInit['headers'];
  const request = createClient({
    ...session,
    token: () => null,
    fetch: (_, init) => {
      headers = init?.headers;
      return answer(200, { data: { name: 'b' } })();
    },
  });
  await request(rename, { params: { id: 'a' }, body: { name: 'b' } });
  expect(headers).not.toHaveProperty('Authorization');
});

test('a failed response is thrown with its status, code, message and fields', async () => {
  const refused = {
    code: 'request.invalid',
    message: 'Please correct the highlighted fields.',
    errors: { name: ['This field is required'] },
  };
  const request = createClient({ ...session, fetch: answer(422, refused) });
  const failure = await request(rename, { params: { id: 'a' }, body: { name: '' } }).catch(
    (error: unknown) => error,
  );
  expect(failure).toBeInstanceOf(ApiError);
  expect(failure).toMatchObject({
    status: 422,
    code: 'request.invalid',
    message: 'Please correct the highlighted fields.',
    fields: { name: ['This field is required'] },
  });
});

test('a request without a response is thrown as a network error with status 0', async () => {
  const request = createClient({
    ...session,
    fetch: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await expect(request(rename, { params: { id: 'a' }, body: { name: 'b' } })).rejects.toMatchObject(
    {
      status: 0,
      code: 'network',
    },
  );
});
