import type { OpeningHours } from '@wl/world/opening/opening-hours';
import { expect, test } from 'vitest';
import { followHours, keepState } from './plan.ts';

/** Opening hours from 18:00 to 02:00 every day in Macau, which is 10:00 to 18:00 UTC. */
const hours: OpeningHours = {
  zone: 'Asia/Macau',
  days: Array.from({ length: 7 }, () => [{ from: '18:00', to: '02:00' }]),
  dates: [],
};
const at = (time: string) => new Date(`2026-03-${time}:00Z`);
const dealt = { hasDealer: false } as const;
const drawn = { hasDealer: true } as const;

test.each([
  ['opens', '02T10:00', { state: 'closed', ...drawn }, 'open', false, '02T18:00', '02T18:00'],
  ['closes', '02T18:00', { state: 'open', ...drawn }, 'closed', false, '03T10:00', '03T10:00'],
  ['waits', '02T12:00', { state: 'closed', ...dealt }, 'closed', true, '02T18:00', null],
  ['stays open', '02T12:00', { state: 'open', ...dealt }, 'open', false, '02T18:00', '02T18:00'],
  [
    'closes undealt',
    '02T18:00',
    { state: 'closed', ...dealt },
    'closed',
    false,
    '03T10:00',
    '03T10:00',
  ],
] as const)('a table that follows its hours %s', (_, now, table, state, waits, next, changes) => {
  expect(followHours(hours, at(now), table)).toEqual({
    state,
    scheduled: state === 'open' || waits ? 'open' : 'closed',
    waitsForDealer: waits,
    nextAt: at(next),
    changesAt: changes && at(changes),
  });
});

test.each([
  // At 10:00, the hours begin, but the table is already open. At 18:00, the hours close it.
  ['opened early', '02T08:00', 'open', 'closed', '02T10:00', '02T18:00'],
  // At 18:00, the hours end, but the table is already closed. The next day, the hours open it.
  ['closed early', '02T12:00', 'closed', 'open', '02T18:00', '03T10:00'],
  ['as the hours ask', '02T12:00', 'open', 'open', '02T18:00', '02T18:00'],
] as const)(
  'a table that a clerk has %s keeps its state',
  (_, now, state, scheduled, next, changes) => {
    expect(keepState(hours, at(now), state)).toEqual({
      state,
      scheduled,
      waitsForDealer: false,
      nextAt: at(next),
      changesAt: at(changes),
    });
  },
);

test('hours that never change leave a clerk’s choice for good', () => {
  const never = { ...hours, days: hours.days.map(() => []) };
  const none = { scheduled: 'closed', waitsForDealer: false, nextAt: null, changesAt: null };
  expect(keepState(never, at('02T12:00'), 'open')).toEqual({ ...none, state: 'open' });
  expect(followHours(never, at('02T12:00'), { state: 'open', hasDealer: true })).toEqual({
    ...none,
    state: 'closed',
  });
});
