import { describe, expect, test } from 'vitest';
import { alwaysOpen, type ChatHours, chatOpeningAt } from './hours.ts';

const weekdays = { from: '09:00', to: '18:00' };
const istanbul: ChatHours = {
  zone: 'Europe/Istanbul',
  days: [weekdays, weekdays, weekdays, weekdays, weekdays, null, null],
  closed: ['2026-10-29'],
};

const at = (instant: string) => new Date(instant);

describe('opening hours', () => {
  // Istanbul is three hours ahead of UTC all year.
  test.each([
    ['a minute before opening', '2026-10-26T05:59:00Z', false, '2026-10-26T06:00:00Z', null],
    ['at opening', '2026-10-26T06:00:00Z', true, null, '2026-10-26T15:00:00Z'],
    ['at closing', '2026-10-26T15:00:00Z', false, '2026-10-27T06:00:00Z', null],
    ['before a holiday', '2026-10-28T16:00:00Z', false, '2026-10-30T06:00:00Z', null],
    ['on a holiday', '2026-10-29T10:00:00Z', false, '2026-10-30T06:00:00Z', null],
    ['on Friday evening', '2026-10-30T18:00:00Z', false, '2026-11-02T06:00:00Z', null],
    [
      'on Monday in Istanbul, Sunday in UTC',
      '2026-11-01T22:00:00Z',
      false,
      '2026-11-02T06:00:00Z',
      null,
    ],
  ])('%s', (_, now, isOpen, opensAt, closesAt) => {
    expect(chatOpeningAt(istanbul, at(now))).toEqual({
      isOpen,
      opensAt: opensAt === null ? null : at(opensAt),
      closesAt: closesAt === null ? null : at(closesAt),
    });
  });

  test('follow the clock of their zone when it changes', () => {
    const paris = { ...istanbul, zone: 'Europe/Paris', closed: [] };
    // In Paris, the clocks go back on Sunday, 25 October 2026. The opening time of 9:00 is 7:00 UTC before the change
    // and 8:00 UTC after it.
    expect(chatOpeningAt(paris, at('2026-10-23T20:00:00Z')).opensAt).toEqual(
      at('2026-10-26T08:00:00Z'),
    );
    expect(chatOpeningAt(paris, at('2026-10-22T20:00:00Z')).opensAt).toEqual(
      at('2026-10-23T07:00:00Z'),
    );
  });

  test('move a time that the clock skips to the time after it', () => {
    const night = { from: '02:30', to: '06:00' };
    const paris = {
      zone: 'Europe/Paris',
      days: Array.from({ length: 7 }, () => night),
      closed: [],
    };
    // In Paris, the clocks go forward from 2:00 to 3:00 on 29 March 2026, so the chat opens at 3:30 instead of 2:30.
    expect(chatOpeningAt(paris, at('2026-03-29T00:00:00Z')).opensAt).toEqual(
      at('2026-03-29T01:30:00Z'),
    );
  });

  test('that continue after midnight close only once', () => {
    const all = { from: '00:00', to: '24:00' };
    const hours = {
      ...istanbul,
      zone: 'UTC',
      days: [all, { from: '00:00', to: '02:00' }, null, null, null, null, null],
    };
    expect(chatOpeningAt(hours, at('2026-10-26T12:00:00Z')).closesAt).toEqual(
      at('2026-10-27T02:00:00Z'),
    );
  });

  test('are endless, or never begin', () => {
    expect(chatOpeningAt(alwaysOpen, at('2026-10-26T12:00:00Z'))).toEqual({
      isOpen: true,
      opensAt: null,
      closesAt: null,
    });
    const never = { ...alwaysOpen, days: alwaysOpen.days.map(() => null) };
    expect(chatOpeningAt(never, at('2026-10-26T12:00:00Z'))).toEqual({
      isOpen: false,
      opensAt: null,
      closesAt: null,
    });
  });
});
