import { expect, test } from 'vitest';
import { urgencyOf } from './deadlines.ts';

const now = Date.parse('2026-11-28T22:30:00Z');
const open = (due_at: string) => ({ state: 'open' as const, due_at, is_late: false });

test.each([
  ['2026-11-28T22:29:59Z', 'UTC', 'late'],
  ['2026-11-28T23:30:00Z', 'UTC', 'today'],
  // At `now` (22:30 UTC on the 28th), it is already the 29th in Istanbul. There, the 29th ends at 21:00 UTC. A deadline
  // at the end of a day is due on that day.
  ['2026-11-29T21:00:00Z', 'Europe/Istanbul', 'today'],
  ['2026-11-29T21:00:01Z', 'Europe/Istanbul', 'later'],
  ['2026-11-29T00:00:00Z', 'UTC', 'today'],
  ['2026-11-29T21:00:00Z', 'UTC', 'later'],
])('a ticket due %s is in %s: %s', (due, zone, urgency) => {
  expect(urgencyOf(open(due), now, zone)).toBe(urgency);
});

test('a ticket is overdue if the server says so, and never while it waits for its requester', () => {
  const due = '2026-11-28T23:30:00Z';
  expect(urgencyOf({ ...open(due), is_late: true }, now, 'UTC')).toBe('late');
  expect(urgencyOf({ state: 'review', due_at: due, is_late: false }, now, 'UTC')).toBe('today');
  for (const state of ['answered', 'closed'] as const)
    expect(urgencyOf({ state, due_at: '2026-01-01T00:00:00Z', is_late: false }, now, 'UTC')).toBe(
      'none',
    );
});
