import { expect, test } from 'vitest';
import { cashRound } from './wagers.ts';

const settled = (data: { bonus_stake_cents?: number; item_id?: string }) => ({
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
  ['a cash stake', {}, { cashStakeCents: 333, isFree: false }],
  [
    'a stake of cash and bonus money',
    { bonus_stake_cents: 33 },
    { cashStakeCents: 300, isFree: false },
  ],
  ['a stake of bonus money', { bonus_stake_cents: 333 }, { cashStakeCents: 0, isFree: false }],
  [
    'a free spin, as the settle function stores it',
    { bonus_stake_cents: 333, item_id: 'i' },
    { cashStakeCents: 0, isFree: true },
  ],
  [
    'a free spin without the part that the casino paid',
    { item_id: 'i' },
    { cashStakeCents: 0, isFree: true },
  ],
])('cashRound returns the member’s own cash for %s', (_, data, expected) => {
  expect(cashRound(settled(data))).toMatchObject({
    stakeCents: 333,
    payoutCents: 100,
    ...expected,
  });
});
