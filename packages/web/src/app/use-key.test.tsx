import { ApiError } from '@wl/contract/client';
import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useKey } from './use-key.ts';

const failure = (status: number) => new ApiError(status, { code: 'request.unexpected' });

test.each([
  ['without an answer', new TypeError('Failed to fetch')],
  ['with a failing server', failure(500)],
  ['with a server that is away', failure(503)],
])(
  '%s, a payment keeps its idempotency key, because it may have succeeded',
  async (_what, error) => {
    const { result, act: settle } = await renderHook(() => useKey());
    const { key, failed } = result.current;
    await settle(() => failed(error));
    expect(result.current.key).toBe(key);
  },
);

test('after a rejected payment the next one gets a new idempotency key', async () => {
  const { result, act: settle } = await renderHook(() => useKey());
  const { key, failed } = result.current;
  await settle(() => failed(failure(409)));
  expect(result.current.key).not.toBe(key);
});
