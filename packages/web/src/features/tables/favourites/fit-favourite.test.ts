import { tableRoulette } from '@wl/games/tables/roulette';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sumOf } from '../bet-sums.ts';
import { tableOf } from '../testing-tables.ts';
import { fitFavourite } from './fit-favourite.ts';

const { limits } = tableOf({});
const large = { ...limits, chip_cents: 500, min_spot_cents: 1_000, max_spot_cents: 50_000 };

test('a favourite that fits is placed unchanged', () => {
  const saved = { red: 1_000, 'straight:7': 250 };
  expect(fitFavourite(saved, limits, { black: 500 })).toEqual({ stakes: saved, isChanged: false });
});

test('stakes become whole chips between the minimum and the maximum of their spot', () => {
  expect(fitFavourite({ red: 1_750, odd: 50 }, large, {})).toEqual({
    stakes: { red: 1_500, odd: 1_000 },
    isChanged: true,
  });
  const narrow = { ...limits, max_by_spot: { red: 300 } };
  expect(fitFavourite({ red: 1_000 }, narrow, { red: 100 })).toEqual({
    stakes: { red: 200 },
    isChanged: true,
  });
});

test('a spot without room is left out, and a bet without any room does not fit', () => {
  const full = { red: limits.max_spot_cents };
  expect(fitFavourite({ red: 100, odd: 100 }, limits, full)).toEqual({
    stakes: { odd: 100 },
    isChanged: true,
  });
  expect(fitFavourite({ red: 100 }, limits, full)).toBeUndefined();
});

test('a bet over the maximum sum or number of spots does not fit', () => {
  const most = limits.max_total_cents;
  expect(fitFavourite({ red: 100 }, { ...limits, max_total_cents: 50 }, {})).toBeUndefined();
  expect(fitFavourite({ red: 100 }, limits, { black: most })).toBeUndefined();
  expect(fitFavourite({ red: 50, odd: 50 }, { ...limits, max_spots: 1 }, {})).toBeUndefined();
});

test('the server accepts every adjusted bet beside the stakes on the layout', () => {
  const spots = fc.dictionary(
    fc.constantFrom('red', 'black', 'odd', 'straight:7', 'dozen:1'),
    fc.integer({ min: 1, max: 600 }).map((chips) => chips * 50),
    { minKeys: 1 },
  );
  const tables = fc.constantFrom(limits, large, { ...limits, max_by_spot: { red: 350 } });
  fc.assert(
    fc.property(spots, spots, tables, (saved, wanted, table) => {
      const rules = {
        chipCents: table.chip_cents,
        minSpotCents: table.min_spot_cents,
        maxSpotCents: table.max_spot_cents,
        maxBySpot: table.max_by_spot,
        maxTotalCents: table.max_total_cents,
        maxSpots: table.max_spots,
      };
      const lying = fitFavourite(wanted, table, {})?.stakes ?? {};
      const fitted = fitFavourite(saved, table, lying);
      if (!fitted) return;
      const all = { spots: sumOf([lying, fitted.stakes]) };
      expect(tableRoulette.checkBet(rules, all)).toMatchObject({ ok: true });
    }),
  );
});
