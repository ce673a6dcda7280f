import { breakLengths, exclusionLengths, type PauseLength } from '@wl/world/casino/exclusions';
import { describe, expect, test } from 'vitest';
import { endOf, holds, judgeReopening, judgeRequest, reopenFrom, type Holding } from './rules.ts';

const HOUR_MS = 3_600_000;
const at = (hours: number, ms = 0) => new Date(Date.UTC(2026, 2, 2) + hours * HOUR_MS + ms);
const holding = (length: PauseLength): Holding => ({
  length,
  since: at(0),
  until: endOf(length, at(0)),
  replacedUntil: null,
});
const lengths = [...breakLengths, ...exclusionLengths];

test.each([
  ['1h', 1],
  ['12h', 12],
  ['24h', 24],
  ['7d', 168],
  ['31d', 744],
] as const)('a pause of %s lasts until its last millisecond', (length, hours) => {
  expect(holds(holding(length), at(hours, -1))).toBe(true);
  expect(holds(holding(length), at(hours))).toBe(false);
});

test.each(['indefinite', 'permanent'] as const)(
  'a pause of %s does not end automatically',
  (length) => {
    expect(holds(holding(length), at(24 * 36_500))).toBe(true);
  },
);

describe('a request for another pause while one is active', () => {
  /** Returns the pause lengths that a member can choose `hours` hours after starting a pause of the given length. */
  const choices = (length: PauseLength, hours = 1) =>
    lengths.filter((request) => judgeRequest(holding(length), request, at(hours)).ok);

  test.each<[PauseLength, PauseLength[]]>([
    ['3h', ['3h', '6h', '12h', ...exclusionLengths]],
    ['12h', ['12h', ...exclusionLengths]],
    ['24h', ['24h', '7d', '31d', 'indefinite', 'permanent']],
    ['31d', ['31d', 'indefinite', 'permanent']],
    ['indefinite', ['permanent']],
    ['permanent', []],
  ])('can choose only the expected lengths during a pause of %s', (length, expected) => {
    expect(choices(length)).toEqual(expected);
  });
  test('cannot choose a break during an exclusion, even near its end', () => {
    expect(choices('24h', 23)).toEqual([...exclusionLengths]);
  });
  test('can choose any length once the pause is over', () => {
    expect(choices('24h', 24)).toEqual(lengths);
  });
  test('always ends later than the current pause, for any pair of lengths', () => {
    for (const before of lengths)
      for (const after of lengths)
        for (const hours of [0, 1, 5, 23, 100, 743]) {
          const current = holding(before);
          const verdict = judgeRequest(current, after, at(hours));
          if (!verdict.ok || !holds(current, at(hours))) continue;
          const end = ({ length, until }: Holding) =>
            length === 'permanent' ? Infinity : (until?.getTime() ?? Number.MAX_VALUE);
          expect(end(verdict.value)).toBeGreaterThan(end(current));
        }
  });
  test('never allows an earlier return, for any sequence of requests', () => {
    /** Returns the earliest time, in ms, at which the break or exclusion can end; infinity if it can never end. */
    const back = (one: Holding) =>
      (one.until ?? reopenFrom(one))?.getTime() ?? Number.POSITIVE_INFINITY;
    const follow = (current: Holding, hours: number, row: PauseLength[]) => {
      for (const request of lengths) {
        const verdict = judgeRequest(current, request, at(hours));
        if (!verdict.ok || !holds(current, at(hours))) continue;
        const published = [...row, request].join(' → ');
        expect(back(verdict.value), published).toBeGreaterThanOrEqual(back(current));
        if (back(current) < Number.POSITIVE_INFINITY)
          expect(judgeReopening(verdict.value, new Date(back(current) - 1)).ok, published).toBe(
            false,
          );
        if (row.length < 4) follow(verdict.value, hours + 5, [...row, request]);
      }
    };
    for (const first of lengths)
      for (const hours of [0, 1, 100, 700]) follow(holding(first), hours, [first]);
  });
});

describe('reopening an account', () => {
  const week = 7 * 24;
  test('is allowed exactly seven days after an indefinite exclusion began', () => {
    expect(reopenFrom(holding('indefinite'))).toEqual(at(week));
    expect(judgeReopening(holding('indefinite'), at(week, -1))).toEqual({
      ok: false,
      code: 'exclusion.too_early',
      until: at(week),
    });
    expect(judgeReopening(holding('indefinite'), at(week))).toEqual({ ok: true, value: 'reopen' });
  });
  test('is not allowed before the end of a replaced exclusion that was still active', () => {
    const days31 = holding('31d');
    const verdict = judgeRequest(days31, 'indefinite', at(1));
    if (!verdict.ok) throw new Error(verdict.code);
    expect(reopenFrom(verdict.value)).toEqual(at(744));
    expect(judgeReopening(verdict.value, at(744, -1))).toMatchObject({ until: at(744) });
    expect(judgeReopening(verdict.value, at(744))).toEqual({ ok: true, value: 'reopen' });
    // The 31-day exclusion has expired by the time of this request, so the account can be reopened one week after the
    // request.
    const again = judgeRequest(days31, 'indefinite', at(744));
    expect(again.ok && reopenFrom(again.value)).toEqual(at(744 + week));
  });
  test.each(['1h', '24h', '31d', 'permanent'] as const)(
    'is rejected during a pause of %s',
    (length) => {
      expect(judgeReopening(holding(length), at(0, 1))).toMatchObject({
        code: 'exclusion.not_reopenable',
      });
    },
  );
  test('does nothing when no pause is active', () => {
    expect(judgeReopening(undefined, at(0))).toEqual({ ok: true, value: 'none' });
    expect(judgeReopening(holding('24h'), at(24))).toEqual({ ok: true, value: 'none' });
  });
});
