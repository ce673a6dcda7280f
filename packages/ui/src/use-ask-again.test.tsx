import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { useAskAgain } from './use-ask-again.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => vi.useRealTimers());

const until = '2026-03-03T00:00:00.000Z';
const answerAt = (serverNow: string) => ({ until, serverNow, receivedMs: Date.now() });

test('useAskAgain() requests once when the response expires, regardless of the device clock', async () => {
  vi.setSystemTime('2031-01-01T00:00:00Z');
  const ask = vi.fn<() => void>();
  const answer = answerAt('2026-03-02T23:59:00.000Z');
  const { rerender } = await renderHook(() => useAskAgain(answer, ask));
  vi.advanceTimersByTime(59_000);
  await rerender();
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(600_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('the age of a response shortens the wait until the next request', async () => {
  const ask = vi.fn<() => void>();
  const answer = answerAt('2026-03-02T23:55:00.000Z');
  vi.advanceTimersByTime(240_000);
  await renderHook(() => useAskAgain(answer, ask));
  vi.advanceTimersByTime(59_000);
  expect(ask).not.toHaveBeenCalled();
  vi.advanceTimersByTime(3_000);
  expect(ask).toHaveBeenCalledTimes(1);
});

test('useAskAgain() requests nothing without a response', async () => {
  const ask = vi.fn<() => void>();
  await renderHook(() => useAskAgain(undefined, ask));
  vi.advanceTimersByTime(86_400_000);
  expect(ask).not.toHaveBeenCalled();
});
