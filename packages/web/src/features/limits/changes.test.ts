import type { OwnLimit } from '@wl/contract/limits';
import { expect, test } from 'vitest';
import { effectOf, outcomeOf, readValue, timeLeft } from './changes.ts';

const limit = (change: Partial<OwnLimit> = {}): OwnLimit => ({
  kind: 'deposit',
  period: 'day',
  value: 50_00,
  used: 0,
  left: 50_00,
  resets_at: '2026-03-05T00:00:00.000Z',
  ceiling: null,
  waiting: null,
  ...change,
});
const waiting = {
  value: 90_00,
  asked_at: '2026-03-04T00:00:00.000Z',
  effective_at: '2026-03-05T00:00:00.000Z',
  can_confirm: false,
};

test.each([
  [limit(), 50_00, 'same'],
  [limit(), 49_99, 'at-once'],
  [limit(), 0, 'at-once'],
  [limit({ value: null }), 900_00, 'at-once'],
  [limit({ value: null }), null, 'same'],
  [limit(), 50_01, 'waits'],
  [limit(), null, 'waits'],
  [limit({ waiting }), 90_00, 'waiting'],
  [limit({ waiting }), 95_00, 'waits'],
])('predicts the effect of a requested limit (%#)', (before, requested, kind) => {
  expect(effectOf(before, requested, 0).kind).toBe(kind);
});

test.each([
  [limit({ waiting }), 50_00, limit({ waiting }), 'same'],
  [limit(), 40_00, limit({ value: 40_00 }), 'at-once'],
  [limit({ waiting }), 40_00, limit({ value: 40_00 }), 'at-once'],
  [limit(), 90_00, limit({ waiting }), 'waits'],
  [limit(), null, limit({ waiting: { ...waiting, value: null } }), 'waits'],
  [limit({ waiting }), 90_00, limit({ waiting }), 'waiting'],
  // Another window has just set an even lower limit, so the requested value is now an increase, which must wait.
  [limit(), 45_00, limit({ value: 40_00, waiting: { ...waiting, value: 45_00 } }), 'waits'],
])(
  'derives the effect of a limit change from the limit before and after it (%#)',
  (before, requested, after, kind) => {
    expect(outcomeOf(before, requested, after)).toBe(kind);
  },
);

test('the removal of a limit takes effect after 24 hours', () => {
  expect(effectOf(limit(), null, 1000)).toEqual({ kind: 'waits', untilMs: 86_401_000 });
});

test.each([
  ['deposit', '50', 50_00],
  ['deposit', '1,250.50', 1_250_50],
  ['deposit', '0', 0],
  ['deposit', '1000000.01', undefined],
  ['deposit', 'ten', undefined],
  ['session_time', '90', 90],
  ['session_time', '1440', 1440],
  ['session_time', '1441', undefined],
  ['session_time', '1.5', undefined],
  ['session_time', '', undefined],
] as const)('parses or rejects the input for a %s limit: %s', (kind, text, value) => {
  expect(readValue(kind, text)).toBe(value);
});

test('a countdown rounds up to whole seconds and reaches zero only at the end', () => {
  expect(timeLeft(86_400_000, 0)).toEqual({ hours: 24, minutes: 0, seconds: 0 });
  expect(timeLeft(3_661_500, 0)).toEqual({ hours: 1, minutes: 1, seconds: 2 });
  expect(timeLeft(1, 0)).toEqual({ hours: 0, minutes: 0, seconds: 1 });
  expect(timeLeft(0, 5000)).toEqual({ hours: 0, minutes: 0, seconds: 0 });
});
