import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { affiliateToken, forgetAffiliateToken, keepAffiliateToken } from './affiliate.ts';
import { request } from '../request.ts';

/** Timeout for `vi.waitFor`, in ms. The default of one second is too short on a busy machine. */
const WITHIN_MS = 60_000;

vi.mock('../request.ts', () => ({ request: vi.fn(() => Promise.resolve()) }));

const DAY_MS = 86_400_000;
const kept = new Map<string, string>();

beforeEach(() => {
  kept.clear();
  vi.useFakeTimers({ now: Date.parse('2026-03-02T12:00:00Z') });
  vi.stubGlobal('localStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
    removeItem: (name: string) => void kept.delete(name),
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('an affiliate token is kept for 30 days, and the last click wins', () => {
  keepAffiliateToken('?token=guide-1');
  vi.advanceTimersByTime(29 * DAY_MS);
  expect(affiliateToken()).toBe('guide-1');
  keepAffiliateToken('?token=guide-2');
  vi.advanceTimersByTime(30 * DAY_MS - 1);
  expect(affiliateToken()).toBe('guide-2');
  vi.advanceTimersByTime(1);
  expect(affiliateToken()).toBeNull();
});

test('a link without a token keeps the stored affiliate token, which can be removed', () => {
  keepAffiliateToken('?token=guide-3');
  keepAffiliateToken('?utm=letter');
  expect(affiliateToken()).toBe('guide-3');
  forgetAffiliateToken();
  expect([affiliateToken(), kept.size]).toEqual([null, 0]);
});

test('each affiliate link is counted once, however often its page is opened', async () => {
  vi.useRealTimers();
  for (const token of ['guide-4', 'guide-4', 'guide-5']) keepAffiliateToken(`?token=${token}`);
  // Consider only this test's tokens, because calls from earlier tests can still arrive.
  const shown = () =>
    vi
      .mocked(request)
      .mock.calls.map(([, given]) => (given as { body: { token: string } }).body.token)
      .filter((token) => /guide-[45]/.test(token));
  await vi.waitFor(() => expect(shown()).toEqual(['guide-4', 'guide-5']), WITHIN_MS);
});
