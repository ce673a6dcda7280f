import { describe, expect, it } from 'vitest';
import { zoneOfCity } from './city-zones.ts';
import { MAX_DAYS_AHEAD, type OpeningHours, openingAt } from './opening-hours.ts';

const at = (instant: string) => new Date(instant);
const everyDay = (...intervals: { from: string; to: string }[]) =>
  Array.from({ length: 7 }, () => intervals);
const evening = { from: '18:00', to: '02:00' };
const hoursOf = (part: Partial<OpeningHours>): OpeningHours => ({
  zone: 'Europe/London',
  days: everyDay(evening),
  dates: [],
  ...part,
});

/** Returns the next `count` changes after an instant, each as a kind (`opens` or `closes`) with its time. */
function changesOf(hours: OpeningHours, from: string, count: number): string[] {
  const changes: string[] = [];
  for (let now = at(from); changes.length < count;) {
    const { opensAt, closesAt } = openingAt(hours, now);
    const next = opensAt ?? closesAt;
    if (!next) break;
    changes.push(`${opensAt ? 'opens' : 'closes'} ${next.toISOString().slice(0, 16)}`);
    now = next;
  }
  return changes;
}

describe('intervals over midnight', () => {
  // London is at UTC in winter.
  it.each([
    ['before opening', '2026-01-14T17:59:00Z', false, '2026-01-14T18:00:00Z', null],
    ['at opening', '2026-01-14T18:00:00Z', true, null, '2026-01-15T02:00:00Z'],
    ['after midnight', '2026-01-15T01:59:00Z', true, null, '2026-01-15T02:00:00Z'],
    ['at closing', '2026-01-15T02:00:00Z', false, '2026-01-15T18:00:00Z', null],
  ])('%s', (_, now, isOpen, opensAt, closesAt) => {
    expect(openingAt(hoursOf({}), at(now))).toEqual({
      isOpen,
      opensAt: opensAt === null ? null : at(opensAt),
      closesAt: closesAt === null ? null : at(closesAt),
    });
  });

  it('end on a day without intervals of its own', () => {
    const days = [...Array.from({ length: 6 }, () => []), [evening]];
    // 18 January 2026 is a Sunday.
    expect(changesOf(hoursOf({ days }), '2026-01-14T12:00:00Z', 3)).toEqual([
      'opens 2026-01-18T18:00',
      'closes 2026-01-19T02:00',
      'opens 2026-01-25T18:00',
    ]);
  });
});

describe('several intervals', () => {
  it('of a day are open one after another', () => {
    const days = everyDay({ from: '20:00', to: '23:00' }, { from: '10:00', to: '12:00' });
    expect(changesOf(hoursOf({ days }), '2026-01-14T09:00:00Z', 4)).toEqual([
      'opens 2026-01-14T10:00',
      'closes 2026-01-14T12:00',
      'opens 2026-01-14T20:00',
      'closes 2026-01-14T23:00',
    ]);
  });

  it.each([
    ['overlap', { from: '10:00', to: '15:00' }, { from: '14:00', to: '18:00' }],
    ['touch', { from: '10:00', to: '14:00' }, { from: '14:00', to: '18:00' }],
    ['contain one another', { from: '10:00', to: '18:00' }, { from: '11:00', to: '12:00' }],
  ])('that %s close once', (_, first, second) => {
    const hours = hoursOf({ days: everyDay(first, second) });
    expect(openingAt(hours, at('2026-01-14T11:30:00Z')).closesAt).toEqual(
      at('2026-01-14T18:00:00Z'),
    );
  });

  it('over midnight that overlap the next morning close once', () => {
    const days = everyDay(evening, { from: '01:00', to: '04:00' });
    expect(openingAt(hoursOf({ days }), at('2026-01-14T20:00:00Z')).closesAt).toEqual(
      at('2026-01-15T04:00:00Z'),
    );
  });
});

describe('dates that differ from their weekday', () => {
  const dates = [
    { date: '2026-01-15', intervals: [] },
    { date: '2026-01-16', intervals: [{ from: '12:00', to: '15:00' }] },
  ];

  it('are closed or have other hours; the night before ends as usual', () => {
    expect(changesOf(hoursOf({ dates }), '2026-01-14T20:00:00Z', 5)).toEqual([
      'closes 2026-01-15T02:00',
      'opens 2026-01-16T12:00',
      'closes 2026-01-16T15:00',
      'opens 2026-01-17T18:00',
      'closes 2026-01-18T02:00',
    ]);
  });

  it('are found months ahead', () => {
    const closed = { date: '2026-12-25', intervals: [] };
    const always = hoursOf({ days: everyDay({ from: '00:00', to: '24:00' }), dates: [closed] });
    expect(changesOf(always, '2026-01-14T12:00:00Z', 3)).toEqual([
      'closes 2026-12-25T00:00',
      'opens 2026-12-26T00:00',
    ]);
    const opened = { date: '2026-12-25', intervals: [{ from: '12:00', to: '15:00' }] };
    expect(
      changesOf(hoursOf({ days: everyDay(), dates: [opened] }), '2026-01-14T12:00:00Z', 3),
    ).toEqual(['opens 2026-12-25T12:00', 'closes 2026-12-25T15:00']);
  });
});

it('a date that is the maximum number of days after the UTC date is found in a zone whose date is earlier', () => {
  const hours = hoursOf({
    zone: 'America/Los_Angeles',
    days: everyDay({ from: '00:00', to: '24:00' }),
    dates: [{ date: '2027-02-18', intervals: [] }],
  });
  const now = at('2026-01-14T04:00:00Z');
  expect(Date.parse('2027-02-18') - Date.parse('2026-01-14')).toBe(MAX_DAYS_AHEAD * 86_400_000);
  expect(openingAt(hours, now).closesAt).toEqual(at('2027-02-18T08:00:00Z'));
});

describe('clock changes', () => {
  // In London, the clocks go forward at 1:00 on 29 March 2026 and back at 2:00 on 25 October 2026.
  it('shorten and lengthen the night', () => {
    expect(changesOf(hoursOf({}), '2026-03-28T12:00:00Z', 3)).toEqual([
      'opens 2026-03-28T18:00',
      'closes 2026-03-29T01:00',
      'opens 2026-03-29T17:00',
    ]);
    expect(changesOf(hoursOf({}), '2026-10-24T12:00:00Z', 3)).toEqual([
      'opens 2026-10-24T17:00',
      'closes 2026-10-25T02:00',
      'opens 2026-10-25T18:00',
    ]);
  });

  it('use the first of two equal wall-clock times', () => {
    const days = everyDay({ from: '01:30', to: '06:00' });
    expect(changesOf(hoursOf({ days }), '2026-10-24T12:00:00Z', 2)).toEqual([
      'opens 2026-10-25T00:30',
      'closes 2026-10-25T06:00',
    ]);
  });

  it('leave out an interval that they skip', () => {
    const days = everyDay({ from: '01:00', to: '01:30' }, { from: '01:30', to: '02:00' });
    const changes = changesOf(hoursOf({ days }), '2026-03-28T12:00:00Z', 2);
    // On 29 March, 1:00 is moved to 2:00 and 1:30 to 2:30, so the second interval would end before it begins.
    expect(changes).toEqual(['opens 2026-03-29T01:00', 'closes 2026-03-29T01:30']);
  });
});

it('hours that are always open never change, and neither do empty ones', () => {
  const never = { isOpen: false, opensAt: null, closesAt: null };
  const always = { isOpen: true, opensAt: null, closesAt: null };
  const now = at('2026-01-14T12:00:00Z');
  expect(openingAt(hoursOf({ days: everyDay({ from: '00:00', to: '24:00' }) }), now)).toEqual(
    always,
  );
  expect(openingAt(hoursOf({ days: everyDay({ from: '06:00', to: '06:00' }) }), now)).toEqual(
    always,
  );
  expect(openingAt(hoursOf({ days: everyDay() }), now)).toEqual(never);
});

it('the hours of a city’s tables are in its time zone', () => {
  const hours = (city: string) => hoursOf({ zone: zoneOfCity(city) });
  const now = at('2026-01-14T12:00:00Z');
  expect(openingAt(hours('tokyo'), now).closesAt).toEqual(at('2026-01-14T17:00:00Z'));
  expect(openingAt(hours('las-vegas'), now).opensAt).toEqual(at('2026-01-15T02:00:00Z'));
  expect(openingAt(hours('atlantis'), now).opensAt).toEqual(at('2026-01-14T18:00:00Z'));
});
