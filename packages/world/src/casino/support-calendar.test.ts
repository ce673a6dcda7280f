/**
 * Compares ticket deadlines with the results of a test oracle that does no calendar arithmetic. The oracle asks `Intl`
 * for the local date at successive instants and counts the distinct dates.
 */
import { describe, expect, test } from 'vitest';
import { deadlineOf, endOfDay, finalDeadlineOf, type SupportCalendar } from './support-calendar.ts';
import { COMPLAINT_FINAL_DAYS, TICKET_PROMISE, ticketKinds } from './support.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the local date (`YYYY-MM-DD`) at an instant in a time zone. */
function dateOn(instant: number, zone: string): string {
  const format =
    formats.get(zone) ??
    new Intl.DateTimeFormat('en-CA', {
      timeZone: zone,
      year: 'numeric',
      month: '2-digit',
      day: '2-digit',
    });
  formats.set(zone, format);
  return format.format(instant);
}

/** Cache of the instants at which dates end, keyed by zone and date. */
const ends = new Map<string, number>();

/** Returns the first instant after `from` at which the local date in the zone changes. */
function nextDate(from: number, zone: string): number {
  const key = `${zone} ${dateOn(from, zone)}`;
  const end = ends.get(key) ?? searchEnd(from, zone);
  ends.set(key, end);
  return end;
}

/** Finds the end of the calendar day that contains `from`, first in one-hour steps and then by bisection. */
function searchEnd(from: number, zone: string): number {
  const date = dateOn(from, zone);
  let after = from + HOUR_MS;
  while (dateOn(after, zone) === date) after += HOUR_MS;
  let before = after - HOUR_MS;
  while (after - before > 1) {
    const middle = Math.floor((before + after) / 2);
    if (dateOn(middle, zone) === date) before = middle;
    else after = middle;
  }
  return after;
}

const laterDate = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T12:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

const weekdayOf = (date: string): number => (new Date(`${date}T12:00:00Z`).getUTCDay() + 6) % 7;

/**
 * Returns the expected deadline: the end of the last required working day or, if earlier, the end of the last calendar
 * day within the limit.
 */
function oracle(
  from: number,
  { zone, days, closed }: SupportCalendar,
  { workingDays, limit }: { workingDays: number; limit: number },
): number {
  const lastDate = laterDate(dateOn(from, zone), limit);
  let counted = 0;
  let at = nextDate(from, zone);
  while (counted < workingDays && dateOn(at, zone) <= lastDate) {
    const date = dateOn(at, zone);
    if (days[weekdayOf(date)] && !closed.includes(date)) counted += 1;
    at = nextDate(at, zone);
  }
  return at;
}

/** Time zones whose clocks change in different ways: at midnight, by half an hour, by a whole day, or never. */
const zones = [
  'UTC',
  'Europe/Istanbul',
  'Europe/Paris',
  'America/New_York',
  'America/Sao_Paulo',
  'America/Santiago',
  'America/Havana',
  'America/Asuncion',
  'Asia/Beirut',
  'Asia/Amman',
  'Asia/Kathmandu',
  'Africa/Cairo',
  'Africa/Casablanca',
  'Australia/Lord_Howe',
  'Pacific/Apia',
  'Pacific/Kiritimati',
  'Pacific/Chatham',
];

/** Returns a seeded pseudo-random number generator (xorshift32), so that each run checks the same instants. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) % below;
  };
}

const FIRST = Date.parse('2009-01-01T00:00:00Z');
const YEARS = 30;

function randomCase(random: (below: number) => number): {
  calendar: SupportCalendar;
  from: number;
} {
  const zone = zones[random(zones.length)] ?? 'UTC';
  const from = FIRST + random(YEARS * 365) * DAY_MS + random(DAY_MS);
  const days = Array.from({ length: 7 }, () => random(3) > 0);
  if (!days.includes(true)) days[random(7)] = true;
  const closed = Array.from({ length: random(8) }, () =>
    laterDate(dateOn(from, zone), random(10) - 1),
  );
  return { calendar: { zone, days, closed }, from };
}

/**
 * Nights on which the clocks change, in some zones at midnight. Samoa (`Pacific/Apia`) skipped the whole of 2011-12-30.
 */
const nights: readonly [zone: string, night: string][] = [
  ['America/Santiago', '2024-09-08'],
  ['America/Sao_Paulo', '2018-11-04'],
  ['America/Havana', '2024-03-10'],
  ['America/Havana', '2024-11-03'],
  ['Asia/Beirut', '2024-03-31'],
  ['Asia/Amman', '2021-03-26'],
  ['Africa/Cairo', '2024-04-26'],
  ['Pacific/Apia', '2011-12-30'],
  ['Europe/Paris', '2026-03-29'],
  ['Europe/Paris', '2026-10-25'],
];

const weekdays: readonly boolean[] = [true, true, true, true, true, false, false];
const everyDay = Array.from({ length: 7 }, () => true);

describe('the deadline of a ticket', () => {
  test('equals the oracle at random instants, in all zones and calendars', () => {
    const random = randomOf(0x5eed);
    for (let run = 0; run < 2000; run += 1) {
      const { calendar, from } = randomCase(random);
      for (const kind of ticketKinds) {
        const { workingDays, days: limit } = TICKET_PROMISE[kind];
        const expected = oracle(from, calendar, { workingDays, limit });
        const found = deadlineOf(kind, new Date(from), calendar).getTime();
        if (found !== expected)
          expect.fail(
            `${kind} at ${new Date(from).toISOString()} in ${JSON.stringify(calendar)}: ` +
              `${new Date(found).toISOString()}, not ${new Date(expected).toISOString()}`,
          );
      }
    }
  });

  test.each(nights)('in %s equals the oracle around the night of %s', (zone, night) => {
    for (const days of [weekdays, everyDay])
      for (let hour = -9 * 24; hour <= 36; hour += 1) {
        const from = Date.parse(`${night}T00:00:00Z`) + hour * HOUR_MS + 1;
        const calendar = { zone, days, closed: [] };
        for (const kind of ticketKinds) {
          const { workingDays, days: limit } = TICKET_PROMISE[kind];
          expect(
            deadlineOf(kind, new Date(from), calendar).getTime(),
            new Date(from).toISOString(),
          ).toBe(oracle(from, calendar, { workingDays, limit }));
        }
      }
  });

  test('of the final answer equals the oracle', () => {
    const random = randomOf(0xf1a1);
    for (let run = 0; run < 200; run += 1) {
      const { calendar, from } = randomCase(random);
      // Without working days, only the limit in calendar days determines the deadline.
      const never = { ...calendar, days: [] };
      expect(finalDeadlineOf(new Date(from), calendar).getTime()).toBe(
        oracle(from, never, { workingDays: 1, limit: COMPLAINT_FINAL_DAYS }),
      );
      expect(endOfDay(new Date(from), calendar).getTime()).toBe(nextDate(from, calendar.zone));
    }
  });

  const istanbul: SupportCalendar = { zone: 'Europe/Istanbul', days: weekdays, closed: [] };
  test.each([
    ['on Monday morning', 'question', '2026-03-02T06:00:00Z', '2026-03-04T21:00:00Z'],
    ['late on Monday evening', 'question', '2026-03-02T20:59:59Z', '2026-03-04T21:00:00Z'],
    ['a second later, on Tuesday', 'question', '2026-03-02T21:00:00Z', '2026-03-05T21:00:00Z'],
    ['on Friday', 'question', '2026-03-06T09:00:00Z', '2026-03-10T21:00:00Z'],
    ['on Saturday', 'question', '2026-03-07T09:00:00Z', '2026-03-10T21:00:00Z'],
    ['on Monday as a complaint', 'complaint', '2026-03-02T06:00:00Z', '2026-03-09T21:00:00Z'],
  ] as const)('%s', (_, kind, from, due) => {
    expect(deadlineOf(kind, new Date(from), istanbul)).toEqual(new Date(due));
  });

  test('is not extended by a week of holidays beyond the days of the promise', () => {
    const closed = ['03', '04', '05', '06', '09', '10'].map((day) => `2026-03-${day}`);
    const holidays = { ...istanbul, closed };
    expect(deadlineOf('question', new Date('2026-03-02T06:00:00Z'), holidays)).toEqual(
      new Date('2026-03-06T21:00:00Z'),
    );
    expect(deadlineOf('complaint', new Date('2026-03-02T06:00:00Z'), holidays)).toEqual(
      new Date('2026-03-09T21:00:00Z'),
    );
  });
});
