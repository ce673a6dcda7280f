import { expect, test } from 'vitest';
import { betAt } from '../testing-tables.ts';
import { shortageAt, usesBonus, type RoundMoney } from './round-money.ts';

const money = (part: Partial<RoundMoney>): RoundMoney => ({
  ...{ cashCents: 2_00, bonusCents: 10_00, isAccepted: true, stakedCents: 0, usesBonus: false },
  ...part,
});

test.each([
  ['cash pays', money({}), 2_00, null],
  ['cash pays a large stake', money({ cashCents: 50_00 }), 50_00, null],
  ['bonus money pays the rest', money({}), 5_00, null],
  ['too little money', money({}), 12_01, 'funds'],
  ['the table takes cash only', money({ isAccepted: false }), 3_00, 'cash_only'],
  ['more than $5 with bonus money', money({}), 5_01, 'bonus_stake'],
  ['more than $5 with earlier bets', money({ stakedCents: 3_00 }), 2_01, 'bonus_stake'],
  [
    'more than $5 in cash after a bet with bonus money',
    money({ cashCents: 50_00, stakedCents: 4_00, usesBonus: true }),
    1_50,
    'bonus_stake',
  ],
  ['no stake', money({ stakedCents: 6_00, usesBonus: true }), 0, null],
])('%s', (_, roundMoney, stake, shortage) => {
  expect(shortageAt(roundMoney, stake)).toBe(shortage);
});

test('one bet with bonus money is enough', () => {
  const bet = betAt(12, 3_00);
  expect(usesBonus([bet])).toBe(false);
  expect(usesBonus([bet, { ...bet, bonus_stake_cents: 1 }])).toBe(true);
});
