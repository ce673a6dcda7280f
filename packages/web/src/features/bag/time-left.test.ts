import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.parse('2026-11-22T12:00:00Z');

test.each([
  ['2026-12-22T12:00:00Z', { count: 30, unit: 'day', lastCall: false }],
  ['2026-12-22T11:59:00Z', { count: 30, unit: 'day', lastCall: false }],
  ['2026-11-23T12:00:01Z', { count: 1, unit: 'day', lastCall: false }],
  ['2026-11-23T12:00:00Z', { count: 24, unit: 'hour', lastCall: true }],
  ['2026-11-22T13:30:00Z', { count: 1, unit: 'hour', lastCall: true }],
  ['2026-11-22T12:59:59Z', { count: 60, unit: 'minute', lastCall: true }],
  ['2026-11-22T11:00:00Z', { count: 1, unit: 'minute', lastCall: true }],
])(
  'timeLeft() rounds the time until %s up and marks the last 24 hours as last call',
  (expiresAt, left) => {
    expect(timeLeft(expiresAt, now)).toEqual(left);
  },
);
