import { BACCARAT_BETS } from '@wl/games/engines/baccarat/bets';
import { payoutCents } from '@wl/games/money';
import { createStream } from '@wl/games/fairness/stream';
import { tableBaccarat } from '@wl/games/tables/baccarat';
import { tableFigures } from '@wl/games/tables/figures';
import { factsForAll } from '@wl/games/tables/table-game';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { resultOf } from '../testing-tables.ts';
import { fatesOf, payoutOf } from '../reveal/fates.ts';
import { handOf } from './baccarat-hand.ts';
import { dealAt, dealMs } from './deal.ts';
import { RETURNS, TABLE_SPOTS } from './returns.ts';

/** Returns a dealt hand, and its public result. */
function deal(seed: number) {
  const key = new Uint8Array(32);
  new DataView(key.buffer).setUint32(0, seed);
  const hand = tableBaccarat.draw(createStream(key, tableBaccarat.slug, '1'));
  const events = JSON.parse(JSON.stringify(factsForAll(tableBaccarat, hand)));
  return { hand, result: { ...resultOf(1, '0'), events } };
}

const seeds = fc.integer({ min: 0, max: 2 ** 32 - 1 });

test('the payout and the outcome of every spot equal those of the game, for any hand and any stakes', () => {
  const stakes = fc.dictionary(
    fc.constantFrom(...tableBaccarat.spots),
    fc.integer({ min: 1, max: 10_000 }),
    { minKeys: 1, maxKeys: 9 },
  );
  fc.assert(
    fc.property(stakes, seeds, (spots, seed) => {
      const { hand, result } = deal(seed);
      expect(handOf(result)).toMatchObject({
        result: hand.result,
        playerTotal: hand.playerTotal,
        bankerTotal: hand.bankerTotal,
      });
      const { payouts } = tableBaccarat.settle(hand, { parts: spots });
      const paid = payoutCents(spots, payouts);
      expect(payoutOf(tableBaccarat, handOf(result), spots)).toBe(paid);
      const fates = fatesOf(tableBaccarat, handOf(result));
      const isPaid = Object.keys(spots).some((spot) => fates[spot] !== 'lost');
      expect(isPaid).toBe(paid > 0);
    }),
  );
});

describe('the deal', () => {
  test('ends before the time for which the server shows the result', () => {
    for (let seed = 0; seed < 300; seed++) {
      const { hand } = deal(seed);
      const cards = hand.player.length + hand.banker.length;
      expect(dealMs(cards)).toBeLessThanOrEqual(tableBaccarat.showMs(hand) - 500);
    }
  });

  test('shows no card before it is turned over, and never takes one back', () => {
    const { hand, result } = deal(7);
    const cards = hand.player.length + hand.banker.length;
    let shown = 0;
    for (let ms = 0; ms <= 12_000; ms += 50) {
      const { felt, isOver, next } = dealAt(result, ms);
      const open = [...felt.player, ...felt.banker].filter((card) => card !== null).length;
      expect(open).toBeGreaterThanOrEqual(shown);
      expect(isOver).toBe(ms >= dealMs(cards));
      expect(felt.result === null).toBe(!isOver);
      expect(next === null).toBe(open === cards);
      if (next) expect(felt[next.side][next.number - 1] ?? null).toBeNull();
      shown = open;
    }
    expect(shown).toBe(cards);
    expect(dealAt(result, 0).felt.player).toEqual([]);
    expect(dealAt(result, Infinity).isOver).toBe(true);
    expect(dealAt(null, 5_000).felt.player).toEqual([]);
  });
});

test('the returns shown are those of the exact analysis of the game', () => {
  const figures = tableFigures(tableBaccarat);
  expect(Object.keys(RETURNS).toSorted()).toEqual(TABLE_SPOTS.toSorted());
  expect(BACCARAT_BETS).toEqual(expect.arrayContaining([...TABLE_SPOTS]));
  for (const spot of TABLE_SPOTS)
    expect(RETURNS[spot]).toBeCloseTo((figures.get(spot)?.mean ?? 0) * 100, 5);
});
