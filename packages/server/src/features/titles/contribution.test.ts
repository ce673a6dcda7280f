import { cashRound } from '@wl/contract/events/wagers';
import { expect, test } from 'vitest';
import { categoryOf, contributionOf } from './contribution.ts';

const settled = (data: {
  title?: string;
  bonus_stake_cents?: number;
  contribution_percent?: number;
  item_id?: string;
}) => ({
  data: {
    wager_id: 'r',
    product: 'casino' as const,
    title: 'neon-shibuya',
    math_version: '1',
    session_id: 's',
    stake_cents: 333,
    payout_cents: 100,
    ...data,
  },
});

test.each([
  ['a cash stake', {}, 333],
  ['a stake of cash and bonus money', { bonus_stake_cents: 33 }, 300],
  ['a stake of bonus money', { bonus_stake_cents: 333 }, 0],
  ['a free spin', { bonus_stake_cents: 333, item_id: 'i' }, 0],
  ['a free spin without the part that the casino paid', { item_id: 'i' }, 0],
  ['a game that contributes a tenth', { title: 'westminster-roulette' }, 33],
  [
    'a table game whose percentage was stored',
    { title: 'westminster-roulette', contribution_percent: 25 },
    83,
  ],
  ['a title that no longer exists', { title: 'gone' }, 33],
])('contributionOf returns the part that counts as turnover of %s', (_, data, cents) => {
  expect(contributionOf(cashRound(settled(data)))).toBe(cents);
});

test('categoryOf returns the category of a wager’s title', () => {
  expect(categoryOf(settled({}))).toBe('video');
  expect(categoryOf(settled({ title: 'westminster-roulette' }))).toBe('table');
  expect(categoryOf(settled({ title: 'gone' }))).toBeNull();
});
