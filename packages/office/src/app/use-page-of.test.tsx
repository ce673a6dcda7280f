import { expect, test } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { usePageOf } from './use-page-of.ts';

test('another tab begins with its first page, and so does the return to the first tab', async () => {
  const { result, rerender, act } = await renderHook((tab?: string) => usePageOf(tab ?? 'open'), {
    initialProps: 'open',
  });
  await act(() => result.current[1](3));
  expect(result.current[0]).toBe(3);
  await rerender('closed');
  expect(result.current[0]).toBe(1);
  await act(() => result.current[1](2));
  await rerender('open');
  expect(result.current[0]).toBe(1);
});
