import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isStaked, stakeOf, stakeOff, turnoverOf, type OpenDeposit } from './turnover-rules.ts';

const minute = (n: number) => new Date(Date.UTC(2026, 4, 13, 12, n));
const deposit = (topUpId: string, at: number, dueCents: number): OpenDeposit => ({
  topUpId,
  creditedAt: minute(at),
  dueCents,
  stakedCents: 0,
});
const stakedOf = (deposits: readonly OpenDeposit[]) =>
  deposits.map(({ stakedCents }) => stakedCents);

describe('turnover of deposits', () => {
  const [first, second] = [deposit('first', 0, 5000), deposit('second', 10, 1000)];

  test('fills the oldest deposit first; the rest of a stake counts for the next', () => {
    expect(stakedOf(stakeOff([first, second], [{ at: minute(11), cents: 5300 }]))).toEqual([
      5000, 300,
    ]);
  });

  test('keeps a staked deposit staked when another deposit arrives', () => {
    const before = stakeOff([first], [{ at: minute(1), cents: 5000 }]);
    const after = stakeOff([...before, second], [{ at: minute(11), cents: 400 }]);
    expect(after.map(isStaked)).toEqual([true, false]);
    expect(turnoverOf(after.filter((one) => !isStaked(one)))).toEqual({
      deposited_cents: 1000,
      staked_cents: 400,
    });
  });

  test('does not count a stake for a deposit credited after it', () => {
    expect(stakedOf(stakeOff([first, second], [{ at: minute(9), cents: 9000 }]))).toEqual([
      5000, 0,
    ]);
    expect(stakedOf(stakeOff([second], [{ at: minute(9), cents: 9000 }]))).toEqual([0]);
    expect(stakedOf(stakeOff([second], [{ at: minute(10), cents: 9000 }]))).toEqual([1000]);
  });

  test('takes the stake of a voided round from the newest open deposit first', () => {
    const third = deposit('third', 20, 900);
    const all = [first, second, third];
    const staked = stakeOff(all, [{ at: minute(21), cents: 6300 }]);
    expect(stakedOf(staked)).toEqual([5000, 1000, 300]);
    expect(stakedOf(stakeOff(staked, [{ at: minute(21), cents: -200 }]))).toEqual([
      5000, 1000, 100,
    ]);
    // Voiding a round must not reduce the staked amount of a deposit that has already been staked in full, or that was
    // credited after the round's stake.
    expect(stakedOf(stakeOff(staked, [{ at: minute(21), cents: -900 }]))).toEqual([5000, 1000, 0]);
    expect(stakedOf(stakeOff(staked, [{ at: minute(19), cents: -200 }]))).toEqual([
      5000, 1000, 300,
    ]);
  });

  test('counts the cash part of a stake times the game’s contribution', () => {
    const round = (game: string, stake_cents: number, bonus_stake_cents?: number) =>
      stakeOf({
        data: {
          ...{ wager_id: '', product: 'casino', session_id: '', payout_cents: 0 },
          title: game,
          stake_cents,
          bonus_stake_cents,
        },
        createdAt: minute(0),
      }).cents;
    expect(round('neon-shibuya', 333)).toBe(333);
    expect(round('neon-shibuya', 333, 33)).toBe(300);
    expect(round('neon-shibuya', 333, 333)).toBe(0);
    expect(round('westminster-roulette', 339)).toBe(33);
  });

  test('is the same in one batch or two, and never more than was staked', () => {
    const stakes = fc.array(
      fc.record({ at: fc.integer({ min: 0, max: 20 }).map(minute), cents: fc.nat(3000) }),
    );
    fc.assert(
      fc.property(stakes, fc.nat(20), (all, cut) => {
        const inOrder = [...all].sort((a, b) => a.at.getTime() - b.at.getTime());
        const once = stakeOff([first, second], inOrder);
        const twice = stakeOff(
          stakeOff([first, second], inOrder.slice(0, cut)),
          inOrder.slice(cut),
        );
        expect(twice).toEqual(once);
        const [a = 0, b = 0] = stakedOf(once);
        expect(a + b).toBeLessThanOrEqual(inOrder.reduce((sum, { cents }) => sum + cents, 0));
        expect([a <= 5000, b <= 1000]).toEqual([true, true]);
      }),
    );
  });
});
