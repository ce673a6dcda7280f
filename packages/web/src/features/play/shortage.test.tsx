import { expect, test } from 'vitest';
import { cashShortageOf, shortageOf } from './shortage.tsx';

const member = { cashCents: 300, bonusCents: 5_000 };

test('cash pays a stake of any size, and play money every one', () => {
  expect(shortageOf({ cashCents: 10_000, bonusCents: 0 }, 10_000)).toBeNull();
  expect(shortageOf({ cashCents: null, bonusCents: 0 }, 10_000)).toBeNull();
});

test('bonus money pays what cash alone does not, up to its highest stake', () => {
  expect(shortageOf({ cashCents: 0, bonusCents: 100 }, 100)).toBeNull();
  expect(shortageOf(member, 500)).toBeNull();
  expect(shortageOf(member, 501)).toBe('bonus_stake');
});

test('what both together do not pay is too little money, whatever the stake', () => {
  expect(shortageOf({ cashCents: 0, bonusCents: 99 }, 100)).toBe('funds');
  expect(shortageOf(member, 5_301)).toBe('funds');
});

test('a game that takes cash only says so where bonus money would have paid', () => {
  expect(cashShortageOf({ cashCents: 100, bonusCents: 0 }, 100)).toBeNull();
  expect(cashShortageOf({ cashCents: null, bonusCents: 0 }, 100)).toBeNull();
  expect(cashShortageOf({ cashCents: 40, bonusCents: 60 }, 100)).toBe('cash_only');
  expect(cashShortageOf({ cashCents: 40, bonusCents: 59 }, 100)).toBe('funds');
});
