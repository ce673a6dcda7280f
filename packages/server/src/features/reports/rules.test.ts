import type { Column } from '../../platform/report.ts';
import { expect, test } from 'vitest';
import { cellsOf, firstDayOf, partsOf, rowsBy, selectionOf, totalOf } from './rules.ts';

const head = { en: '', es: '', fr: '', pt: '', tr: '' };
const columns: Record<string, Column> = {
  day: { kind: 'day', head },
  rounds: { kind: 'count', head },
  staked: { kind: 'money', head },
  paid: { kind: 'money', head },
  actual: { kind: 'percent', head, quotient: ['paid', 'staked'] },
  published: { kind: 'percent', head },
};
const rows = [
  { day: '2026-03-01', rounds: 1, staked: 300, paid: 0, published: 96.5 },
  { day: '2026-03-02', rounds: 2, staked: 100, paid: 100, published: 96.5 },
];

test('cells follow the columns, and a quotient is computed from its two columns', () => {
  expect(cellsOf(columns, rows[1]!)).toEqual(['2026-03-02', 2, 100, 100, 100, 96.5]);
  expect(cellsOf(columns, { day: '2026-03-03', rounds: 0, staked: 0, paid: 0 })).toEqual([
    '2026-03-03',
    0,
    0,
    0,
    null,
    null,
  ]);
});

test('the total adds counts and amounts, and its quotients are those of the sums', () => {
  expect(totalOf(columns, rows)).toEqual([null, 3, 400, 100, 25, null]);
});

test.each([
  ['2026-03-01', '2026-02-23'],
  ['2026-03-02', '2026-03-02'],
  ['2026-03-08', '2026-03-02'],
])('the week of %s begins on Monday %s', (day, monday) => {
  expect(firstDayOf(day, 'week')).toBe(monday);
});

test('days are added up to weeks and months, and the first row begins in the period', () => {
  const days = ['2026-02-28', '2026-03-01', '2026-03-02'].map((day) => ({
    day,
    rounds: 1,
    staked: 10,
    paid: 5,
    published: 96.5,
  }));
  const cells = (by: 'week' | 'month') =>
    rowsBy(columns, days, 'day', by).map((row) => cellsOf(columns, row).slice(0, 5));
  expect(cells('week')).toEqual([
    ['2026-02-28', 2, 20, 10, 50],
    ['2026-03-02', 1, 10, 5, 50],
  ]);
  expect(cells('month')).toEqual([
    ['2026-02-28', 1, 10, 5, 50],
    ['2026-03-01', 2, 20, 10, 50],
  ]);
});

test('a split names its four largest parts and adds up the others', () => {
  const amounts = [1, 50, 30, -40, 2, 20].map((amount, at) => ({
    day: at === 0 ? '2026-03-01' : '2026-03-02',
    part: 'abcdef'.charAt(at),
    amount,
  }));
  expect(partsOf(amounts, ['2026-03-01', '2026-03-02'], 'day')).toEqual([
    { part: 'b', amounts: [0, 50] },
    { part: 'd', amounts: [0, -40] },
    { part: 'c', amounts: [0, 30] },
    { part: 'f', amounts: [0, 20] },
    { part: null, amounts: [1, 2] },
  ]);
  expect(partsOf(amounts.slice(0, 2), ['2026-02-28'], 'month')).toEqual([
    { part: 'a', amounts: [0] },
    { part: 'b', amounts: [0] },
  ]);
});

test('a selection is read from the address', () => {
  expect(selectionOf('game:neon-shibuya,city:tokyo')).toEqual({
    game: 'neon-shibuya',
    city: 'tokyo',
  });
  expect(selectionOf(undefined)).toEqual({});
});
