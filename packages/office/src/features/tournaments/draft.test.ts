import type { OfficeTournament } from '@wl/contract/office/tournaments';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bandsOf, bodyOf, draftOf, isComplete, noDraft } from './draft.ts';

const NOW = Date.parse('2026-03-02T12:34:56Z');

const filled = () => {
  const draft = noDraft(NOW);
  return {
    ...draft,
    name: { ...draft.name, en: 'Shibuya Sprint' },
    stake: 40,
    games: ['neon-shibuya'],
  };
};

test('a new draft of a tournament needs a name, a stake and a game to be complete', () => {
  expect(isComplete(noDraft(NOW))).toBe(false);
  expect(isComplete(filled())).toBe(true);
  expect(isComplete({ ...filled(), prizes: [{ places: '0', coins: '10' }] })).toBe(false);
  expect(isComplete({ ...filled(), entryCoins: '1.5' })).toBe(false);
  expect(isComplete({ ...filled(), starts: '' })).toBe(false);
});

test('languages without a name are omitted from the request', () => {
  expect(bodyOf(filled()).name).toEqual({ en: 'Shibuya Sprint' });
});

test('a stored tournament is unchanged after it is converted to a draft and back', () => {
  const body = { ...bodyOf(filled()), max_entrants: 40, ends_at: '2026-07-01T22:15:00.000Z' };
  expect(bodyOf(draftOf(body as unknown as OfficeTournament))).toEqual(body);
});

test('prize bands follow one another from rank 1 without gaps, for any rows', () => {
  const row = fc.record({
    places: fc.integer({ min: 1, max: 50 }).map(String),
    coins: fc.integer({ min: 1, max: 5000 }).map(String),
  });
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 20 }), (rows) => {
      const bands = bandsOf(rows);
      const places = rows.flatMap(({ places, coins }) =>
        Array.from({ length: Number(places) }, () => Number(coins)),
      );
      const paid = places.map(
        (_, at) => bands.find(({ from, to }) => at + 1 >= from && at + 1 <= to)?.coins,
      );
      expect(paid).toEqual(places);
      expect(bands.at(-1)?.to).toBe(places.length);
    }),
  );
});
