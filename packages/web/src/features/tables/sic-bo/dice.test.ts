import { sortedThrows } from '@wl/games/engines/sic-bo/sorted-throws';
import { payoutCents } from '@wl/games/money';
import { tableFigures } from '@wl/games/tables/figures';
import { tableSicBo } from '@wl/games/tables/sic-bo';
import { factsForAll } from '@wl/games/tables/table-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { payoutOf } from '../reveal/fates.ts';
import { resultOf } from '../testing-tables.ts';
import { diceOf, LANDED_MS, rollAt } from './dice.ts';
import { RETURNS } from './returns.ts';

const die = fc.integer({ min: 1, max: 6 });

test('the payout shown equals that of the game, for any throw and any stakes', () => {
  const stakes = fc.dictionary(
    fc.constantFrom(...tableSicBo.spots),
    fc.integer({ min: 1, max: 10_000 }),
    { minKeys: 1, maxKeys: 12 },
  );
  fc.assert(
    fc.property(stakes, fc.tuple(die, die, die), (spots, dice) => {
      const events = JSON.parse(JSON.stringify(factsForAll(tableSicBo, dice)));
      const shown = diceOf({ ...resultOf(1, '0'), events });
      expect(shown).toEqual(dice);
      const { payouts } = tableSicBo.settle(dice, { parts: spots });
      expect(payoutOf(tableSicBo, shown, spots)).toBe(payoutCents(spots, payouts));
    }),
  );
});

test('the dice lie still before the server’s time for the result is over', () => {
  for (const dice of sortedThrows())
    expect(LANDED_MS).toBeLessThanOrEqual(tableSicBo.showMs(dice) - 500);
  const states = [0, 399, 400, 899, 900, 3_599, 3_600, Infinity].map(rollAt);
  expect(states).toEqual([
    ...['waiting', 'waiting', 'rolling', 'rolling', 'late', 'late', 'landed', 'landed'],
  ]);
});

test('the returns shown are those of the exact analysis, and every bet has the return of its kind', () => {
  const kindOf = (spot: string) => {
    const [kind = '', what = ''] = spot.split(':');
    if (kind === 'total') return `total:${Math.min(Number(what), 21 - Number(what))}`;
    if (kind === 'combination') return 'combination:1-2';
    return { big: 'small', even: 'odd' }[kind] ?? (what === '' ? kind : `${kind}:1`);
  };
  for (const [spot, { mean }] of tableFigures(tableSicBo))
    expect(RETURNS[kindOf(spot)], spot).toBeCloseTo(mean * 100, 5);
});
