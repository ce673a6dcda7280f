import { expect, test } from 'vitest';
import { draftOf, hoursOf, type HoursDraft } from './hours-draft.ts';

const evening = { from: '18:00', to: '02:00' };
const draft: HoursDraft = {
  isOn: true,
  zone: 'Asia/Macau',
  days: Array.from({ length: 7 }, () => [evening]),
  dates: [{ date: '2027-01-01', intervals: [] }],
};

test('a draft that was not changed equals the stored hours', () => {
  const { isOn: _, ...hours } = draft;
  const stored = {
    version: 1,
    hours: {
      ...hours,
      days: hours.days.map((day) => [...day]),
      dates: [{ date: '2027-01-01', intervals: [] }],
    },
  };
  expect(hoursOf(draftOf(stored, 'UTC'))).toEqual(stored.hours);
});

test('without stored hours, the draft has none, and the zone of the city', () => {
  const empty = draftOf({ hours: null, version: 0 }, 'Asia/Macau');
  expect(empty).toMatchObject({ isOn: false, zone: 'Asia/Macau' });
  expect(hoursOf(empty)).toBeNull();
});

test.each<[string, Partial<HoursDraft>]>([
  ['a missing time', { days: [[{ from: '', to: '02:00' }]] }],
  ['an empty interval', { days: [[{ from: '18:00', to: '18:00' }]] }],
  ['a missing date', { dates: [{ date: '', intervals: [] }] }],
  ['a date twice', { dates: [1, 2].map(() => ({ date: '2027-01-01', intervals: [] })) }],
  [
    'a missing time on a date',
    { dates: [{ date: '2027-01-01', intervals: [{ from: '18:00', to: '' }] }] },
  ],
])('a draft with %s is not complete', (_, part) => {
  expect(hoursOf({ ...draft, ...part })).toBeUndefined();
});
