import { payoutCents } from '@wl/games/money';
import { tableRoulette } from '@wl/games/tables/roulette';
import { ANY_STAKE } from '@wl/games/tables/table-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { resultOf } from '../testing-tables.ts';
import { ballOf, countNumbers, payoutOf, wonSpots } from './roulette-bets.ts';

test('the payout shown equals the payout of the game for any bet and any pocket', () => {
  const stakes = fc.dictionary(
    fc.constantFrom(...tableRoulette.spots),
    fc.integer({ min: 1, max: 10_000 }),
    {
      minKeys: 1,
      maxKeys: 12,
    },
  );
  fc.assert(
    fc.property(stakes, fc.integer({ min: 0, max: 36 }), (spots, pocket) => {
      const checked = tableRoulette.checkBet(ANY_STAKE, { spots });
      if (!checked.ok) throw new Error(checked.reason);
      const { payouts } = tableRoulette.settle(pocket, checked.bet);
      expect(payoutOf(spots, String(pocket))).toBe(payoutCents(checked.bet.parts, payouts));
      expect(wonSpots(spots, String(pocket)).size > 0).toBe(payoutOf(spots, String(pocket)) > 0);
    }),
  );
});

test('the most and least frequent numbers are counted over all pockets', () => {
  const results = ['17', '17', '0', '17', '4', '4'].map((pocket, index) => resultOf(index, pocket));
  const { most, least } = countNumbers(results);
  expect(most.slice(0, 3)).toEqual([
    { number: '17', times: 3 },
    { number: '4', times: 2 },
    { number: '0', times: 1 },
  ]);
  expect(least.every(({ times }) => times === 0)).toBe(true);
  expect(ballOf(resultOf(1, '17'))).toEqual({ pocket: '17', wheelIndex: 8 });
});
