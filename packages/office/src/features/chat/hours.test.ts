import { alwaysOpen } from '@wl/world/chat/hours';
import { expect, test } from 'vitest';
import { draftOf, hoursOf } from './hours.ts';

const stored = { version: 1, hours: { ...alwaysOpen, days: [...alwaysOpen.days], closed: [] } };
const draft = draftOf(stored);

test('a draft that was not changed equals the stored hours', () => {
  expect(hoursOf(draft)).toEqual(stored.hours);
});

test('closed dates can be separated by lines, spaces or commas', () => {
  expect(hoursOf({ ...draft, closed: '2027-01-01\n2027-01-02, 2027-01-03 ' })?.closed).toEqual([
    '2027-01-01',
    '2027-01-02',
    '2027-01-03',
  ]);
});

test.each(['tomorrow', '1.1.2027', '2027-13-01'])('the closed date %s is not valid', (closed) => {
  expect(hoursOf({ ...draft, closed })).toBeNull();
});

test.each([
  { from: '18:00', to: '09:00' },
  { from: '09:00', to: '09:00' },
  { from: '', to: '09:00' },
])('a day from "$from" to "$to" is not valid', (day) => {
  expect(hoursOf({ ...draft, days: draft.days.map(() => day) })).toBeNull();
});
