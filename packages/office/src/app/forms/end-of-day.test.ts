import { expect, test } from 'vitest';
import { isAllDay, shownEnd, storedEnd } from './end-of-day.ts';

test('the end of the day is shown as 00:00', () => {
  expect(shownEnd('24:00')).toBe('00:00');
  expect(storedEnd('00:00')).toBe('24:00');
  expect(storedEnd(shownEnd('17:30'))).toBe('17:30');
});

test('a whole day lasts from midnight to midnight', () => {
  expect(isAllDay({ from: '00:00', to: storedEnd('00:00') })).toBe(true);
  expect(isAllDay({ from: '00:00', to: '23:59' })).toBe(false);
});
