import { expect, test } from 'vitest';
import { cashShortageOf, shortageOf } from './shortage.tsx';

const member = { cashCents: 300, bonusCents: 5_000 };

test('cash covers a stake of any size, and play money covers every stake', () => {
  expect(shortageOf({ cashCents: 10_000, bonusCents: 0 }, 10_000)).toBeNull();
  expect(shortageOf({ cashCents: null, bonusCents: 0 }, 10_000)).toBeNull();
});

test('bonus money covers what cash does not, up to its highest stake', () => {
  expect(shortageOf({ cashCents: 0, bonusCents: 100 }, 100)).toBeNull();
  expect(shortageOf(member, 500)).toBeNull();
  expect(shortageOf(member, 501)).toBe('bonus_stake');
});

test('a stake above cash and bonus money together is reported as too little money', () => {
  expect(shortageOf({ cashCents: 0, bonusCents: 99 }, 100)).toBe('funds');
  expect(shortageOf(member, 5_301)).toBe('funds');
});

test('a cash-only game says so only where bonus money would have covered the stake', () => {
  expect(cashShortageOf({ cashCents: 100, bonusCents: 0 }, 100)).toBeNull();
  expect(cashShortageOf({ cashCents: null, bonusCents: 0 }, 100)).toBeNull();
  expect(cashShortageOf({ cashCents: 40, bonusCents: 60 }, 100)).toBe('cash_only');
  expect(cashShortageOf({ cashCents: 40, bonusCents: 59 }, 100)).toBe('funds');
});
