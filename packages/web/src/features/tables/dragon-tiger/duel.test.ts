import { createStream } from '@wl/games/fairness/stream';
import { payoutCents } from '@wl/games/money';
import { tableDragonTiger } from '@wl/games/tables/dragon-tiger';
import { tableFigures } from '@wl/games/tables/figures';
import { factsForAll } from '@wl/games/tables/table-game';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fatesOf, payoutOf } from '../reveal/fates.ts';
import { resultOf } from '../testing-tables.ts';
import { DUEL_MS, duelAt, factsOf, handOf } from './duel.ts';
import { ODDS, SPOTS } from './odds.ts';

/** Returns a dealt hand and its public result. */
function deal(seed: number) {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  const hand = tableDragonTiger.draw(createStream(key, tableDragonTiger.slug, '1'));
  const events = JSON.parse(JSON.stringify(factsForAll(tableDragonTiger, hand)));
  return { hand, result: { ...resultOf(1, '0'), events } };
}

const stakesOf = fc.dictionary(
  fc.constantFrom(...tableDragonTiger.spots),
  fc.integer({ min: 1, max: 10_000 }),
  { minKeys: 1 },
);

test('the payout and the outcome of every spot equal those of the game, for any hand and any stakes', () => {
  fc.assert(
    fc.property(stakesOf, fc.integer({ min: 0, max: 2 ** 32 - 1 }), (spots, seed) => {
      const { hand, result } = deal(seed);
      const shown = handOf(factsOf(result));
      expect(shown.result).toBe(hand.result);
      const { payouts } = tableDragonTiger.settle(hand, { parts: spots });
      const paid = payoutCents(spots, payouts);
      expect(payoutOf(tableDragonTiger, shown, spots)).toBe(paid);
      const fates = fatesOf(tableDragonTiger, shown);
      expect(SPOTS.every((spot) => spot in fates)).toBe(true);
      // Check only one direction: a spot that is not lost can pay 0, because half of a one-cent stake rounds to zero.
      if (paid > 0) expect(Object.keys(spots).some((spot) => fates[spot] !== 'lost')).toBe(true);
    }),
  );
});

test('the deal ends before the time for which the server shows the result', () => {
  expect(DUEL_MS).toBeLessThanOrEqual(tableDragonTiger.showMs(deal(1).hand) - 500);
});

test('the deal shows no card before it is turned over, and never takes one back', () => {
  const { result } = deal(7);
  let shown = 0;
  for (let ms = 0; ms <= 4_000; ms += 50) {
    const { cards, facts, next } = duelAt(result, ms);
    const open = [...cards.dragon, ...cards.tiger].filter((card) => card !== null).length;
    expect(open).toBeGreaterThanOrEqual(shown);
    expect(facts !== null).toBe(ms >= DUEL_MS);
    expect(next).toBe((['dragon', 'tiger', null] as const)[open]);
    shown = open;
  }
  expect(shown).toBe(2);
  expect(duelAt(result, 0).cards).toEqual({ dragon: [], tiger: [] });
  expect(duelAt(result, Infinity).facts).toEqual(factsOf(result));
  expect(duelAt(null, 5_000).facts).toBeNull();
});

test('the odds and returns shown are those of the rules and of the exact analysis', () => {
  const figures = tableFigures(tableDragonTiger);
  for (const spot of SPOTS) {
    const { mean, best } = figures.get(spot)!;
    expect(ODDS[spot].returned).toBeCloseTo(mean * 100, 5);
    expect(ODDS[spot].pays).toBe(`${best - 1}:1`);
  }
});
