import { expect, test } from 'vitest';
import { cashRound, contributionOf } from './wagers.ts';

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
  ['a cash stake', {}, { cashStakeCents: 333, contributionCents: 333, isFree: false }],
  [
    'a stake of cash and bonus money',
    { bonus_stake_cents: 33 },
    { cashStakeCents: 300, contributionCents: 300, isFree: false },
  ],
  [
    'a stake of bonus money',
    { bonus_stake_cents: 333 },
    { cashStakeCents: 0, contributionCents: 0, isFree: false },
  ],
  [
    'a free spin, as the settle function stores it',
    { bonus_stake_cents: 333, item_id: 'i' },
    { cashStakeCents: 0, contributionCents: 0, isFree: true },
  ],
  [
    'a free spin without the part that the casino paid',
    { item_id: 'i' },
    { cashStakeCents: 0, contributionCents: 0, isFree: true },
  ],
  [
    'a game that contributes a tenth',
    { title: 'westminster-roulette' },
    { cashStakeCents: 333, contributionCents: 33, isFree: false },
  ],
  [
    'a table game whose percentage was stored',
    { title: 'westminster-roulette', contribution_percent: 25 },
    { cashStakeCents: 333, contributionCents: 83, isFree: false },
  ],
  [
    'a game that is no longer in the catalogue',
    { title: 'gone' },
    { cashStakeCents: 333, contributionCents: 33, isFree: false },
  ],
])('cashRound returns the member’s own cash and its contribution for %s', (_, data, expected) => {
  const round = cashRound(settled(data));
  expect({ ...round, contributionCents: contributionOf(round) }).toMatchObject({
    stakeCents: 333,
    payoutCents: 100,
    ...expected,
  });
});
