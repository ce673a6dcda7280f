import { expect, test } from 'vitest';
import { leftUntil } from './left.ts';

const DAY_MS = 86_400_000;

test.each([
  ['a month', 31 * DAY_MS, { days: 31, hours: 0, minutes: 0, seconds: 0 }],
  ['a second before a day', DAY_MS - 1000, { days: 0, hours: 23, minutes: 59, seconds: 59 }],
  ['less than a second', 1, { days: 0, hours: 0, minutes: 0, seconds: 1 }],
  ['nothing', 0, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
  ['what is past', -5, { days: 0, hours: 0, minutes: 0, seconds: 0 }],
])(
  'leftUntil() splits the remaining time into days, hours, minutes and seconds: %s',
  (_name, ms, expected) => {
    expect(leftUntil(1_000_000 + ms, 1_000_000)).toEqual(expected);
  },
);
