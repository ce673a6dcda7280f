import fc from 'fast-check';
import { expect, test } from 'vitest';
import { byDay, dayName, dayOf } from './days.ts';

test('byDay() groups items by day and keeps their order', () => {
  const at = (text: string) => ({ at: new Date(text).toISOString() });
  const things = [at('2026-03-02T12:00:00'), at('2026-03-02T09:00:00'), at('2026-03-01T23:59:59')];
  expect(byDay(things, ({ at: instant }) => instant)).toEqual([
    ['2026-03-02', things.slice(0, 2)],
    ['2026-03-01', things.slice(2)],
  ]);
});

test('byDay() loses no item and lists no day twice', () => {
  fc.assert(
    fc.property(fc.array(fc.date({ noInvalidDate: true, min: new Date(0) })), (dates) => {
      const things = dates
        .toSorted((a, b) => b.getTime() - a.getTime())
        .map((date) => ({ at: date.toISOString() }));
      const days = byDay(things, ({ at }) => at);
      expect(days.flatMap(([, ofDay]) => ofDay)).toEqual(things);
      for (const [day, ofDay] of days) for (const { at } of ofDay) expect(dayOf(at)).toBe(day);
      expect(new Set(days.map(([day]) => day)).size).toBe(days.length);
    }),
  );
});

test.each([
  ['2026-03-02', 'en', 'today'],
  ['2026-03-01', 'es', 'ayer'],
  ['2026-03-03', 'fr', 'demain'],
  ['2026-03-03', 'tr', 'yarın'],
  ['2026-03-04', 'pt', 'quarta-feira, 4 de março'],
  ['2026-02-28', 'en', 'Saturday, February 28'],
])('the day %s is named in %s: %s', (day, locale, name) => {
  for (const hour of ['00:00:00', '23:59:59'])
    expect(dayName(day, new Date(`2026-03-02T${hour}`), locale)).toBe(name);
});
