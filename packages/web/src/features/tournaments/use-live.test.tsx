/** Tests that the tournament lists are refetched automatically. */
import type { Tournament } from '@wl/contract/tournaments';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderHook } from 'vitest-browser-react';
import { queryClient } from '../../app/api.ts';
import { listQuery } from './api.ts';
import { useBoundaries } from './use-live.ts';

const tournament = (changes: Partial<Tournament>) =>
  ({
    id: 'one',
    state: 'running',
    server_now: '2026-03-02T12:00:00.000Z',
    starts_at: '2026-03-02T11:00:00.000Z',
    ends_at: '2026-03-02T12:01:00.000Z',
    ...changes,
  }) as Tournament;

const { queryKey } = listQuery('running');
const isAsked = () => queryClient.getQueryState(queryKey)?.isInvalidated;

beforeEach(() => {
  vi.useFakeTimers();
  queryClient.setQueryData(queryKey, { data: [], meta: {} } as never);
});
afterEach(() => vi.useRealTimers());

test.each([
  ['is under way: when it ends', {}, 61_000, 2_000],
  [
    'is being counted: again and again, since nobody tells a list',
    { state: 'settling' },
    5_000,
    20_000,
  ],
] as const)(
  'the list is reloaded for a tournament that %s',
  async (_what, changes, notYetMs, thenMs) => {
    await renderHook(() => useBoundaries([tournament(changes)]));
    vi.advanceTimersByTime(notYetMs);
    expect(isAsked()).toBe(false);
    vi.advanceTimersByTime(thenMs);
    expect(isAsked()).toBe(true);
  },
);

test('the list is not reloaded for a tournament that is over', async () => {
  await renderHook(() => useBoundaries([tournament({ state: 'over' })]));
  vi.advanceTimersByTime(3_600_000);
  expect(isAsked()).toBe(false);
});
