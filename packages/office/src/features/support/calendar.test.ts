import { MAX_CALENDAR_DATES, plainCalendar } from '@wl/world/casino/support-calendar';
import { expect, test } from 'vitest';
import { calendarOf, draftOf } from './calendar.ts';

const stored = {
  version: 1,
  calendar: { ...plainCalendar, days: [...plainCalendar.days], closed: ['2027-01-01'] },
};
const draft = draftOf(stored);

test('a draft that was not changed equals the stored calendar', () => {
  expect(calendarOf(draft)).toEqual(stored.calendar);
});

test('a calendar without a working day is not valid', () => {
  expect(calendarOf({ ...draft, days: draft.days.map(() => false) })).toBeNull();
});

test('a calendar has valid dates only, and not too many of them', () => {
  expect(calendarOf({ ...draft, closed: '2027-01-01 1.2.2027' })).toBeNull();
  const dates = Array.from({ length: MAX_CALENDAR_DATES }, () => '2027-01-01');
  expect(calendarOf({ ...draft, closed: dates.join(' ') })?.closed).toEqual(dates);
  expect(calendarOf({ ...draft, closed: [...dates, '2027-01-02'].join(' ') })).toBeNull();
});
