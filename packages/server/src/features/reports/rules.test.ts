import type { Column } from '../../platform/report.ts';
import { expect, test } from 'vitest';
import { cellsOf, totalOf } from './rules.ts';

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
