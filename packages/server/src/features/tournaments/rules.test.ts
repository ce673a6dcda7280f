/** Compares scoring and ranking with a reference implementation that computes each result from the complete input. */
import fc from 'fast-check';
import { scorings, type PrizeBand } from '@wl/world/tournaments/tournament';
import { describe, expect, test } from 'vitest';
import {
  countRound,
  counts,
  placed,
  refusalOf,
  stateAt,
  type Round,
  type Score,
  type Terms,
} from './rules.ts';

const at = (seconds: number) => new Date(Date.UTC(2026, 2, 2) + seconds * 1000);

const arbitraryRound: fc.Arbitrary<Round> = fc.record({
  game: fc.constantFrom('a', 'b', 'c'),
  stakeCents: fc.constantFrom(3, 7, 20),
  payoutCents: fc.constantFrom(0, 2, 3, 6, 7, 10, 20, 21, 40, 1000),
  at: fc.integer({ min: 0, max: 12 }).map(at),
});
const arbitraryTerms: fc.Arbitrary<Terms> = fc.record({
  scoring: fc.constantFrom(...scorings),
  stakeCents: fc.constantFrom(3, 7, 20),
  maxRounds: fc.integer({ min: 1, max: 6 }),
  games: fc.constantFrom(['a'], ['a', 'b']),
  startsAt: fc.integer({ min: 0, max: 3 }).map(at),
  endsAt: fc.integer({ min: 4, max: 12 }).map(at),
});

const nothing = (): Score => ({ score: 0, reachedAt: null, rounds: 0 });

function scoreOf(terms: Terms, rounds: readonly Round[]): Score {
  const score = nothing();
  for (const round of rounds) countRound(terms, score, round);
  return score;
}

/** Computes the expected score of the given rounds with integer arithmetic. All of these rounds count. */
function total(scoring: Terms['scoring'], rounds: readonly Round[]): number {
  if (scoring === 'turnover') return rounds.reduce((sum, { stakeCents }) => sum + stakeCents, 0);
  if (scoring === 'wins')
    return rounds.filter(({ payoutCents, stakeCents }) => payoutCents > stakeCents).length;
  return Math.max(
    0,
    ...rounds.map(({ payoutCents, stakeCents }) => {
      const hundredths = payoutCents * 100;
      return (hundredths - (hundredths % stakeCents)) / stakeCents;
    }),
  );
}

describe('a score', () => {
  test('matches a recount of the first counted rounds, and its time is when it was first reached', () => {
    fc.assert(
      fc.property(arbitraryTerms, fc.array(arbitraryRound, { maxLength: 20 }), (terms, rounds) => {
        const counted = rounds
          .filter(
            (round) =>
              round.stakeCents === terms.stakeCents &&
              terms.games.includes(round.game) &&
              round.at.getTime() >= terms.startsAt.getTime() &&
              round.at.getTime() < terms.endsAt.getTime(),
          )
          .slice(0, terms.maxRounds);
        const score = total(terms.scoring, counted);
        const first = counted.findIndex(
          (_, index) => total(terms.scoring, counted.slice(0, index + 1)) === score,
        );
        expect(scoreOf(terms, rounds)).toEqual({
          score,
          rounds: counted.length,
          reachedAt: score > 0 ? counted[first]?.at : null,
        });
      }),
      { numRuns: 1000 },
    );
  });

  test('does not change with rounds that do not count', () => {
    fc.assert(
      fc.property(
        arbitraryTerms,
        fc.array(arbitraryRound),
        arbitraryRound,
        (terms, rounds, one) => {
          fc.pre(!counts(terms, one));
          expect(scoreOf(terms, [...rounds, one])).toEqual(scoreOf(terms, rounds));
        },
      ),
    );
  });
});

describe('ranks', () => {
  const entries = fc
    .array(
      fc.record({ score: fc.integer({ min: 0, max: 4 }), second: fc.integer({ min: 0, max: 3 }) }),
      { maxLength: 12 },
    )
    .map((list) =>
      list.map(({ score, second }, index) => ({
        score,
        reachedAt: score > 0 ? at(second) : null,
        entryNo: index + 1,
      })),
    );
  const prizes: PrizeBand[] = [
    { from: 1, to: 1, coins: 9 },
    { from: 2, to: 4, coins: 5 },
  ];

  test('are one plus the number of better entries, regardless of input order, with matching prizes', () => {
    fc.assert(
      fc.property(
        entries.chain((list) =>
          fc.tuple(
            fc.constant(list),
            fc.shuffledSubarray(list, { minLength: list.length, maxLength: list.length }),
          ),
        ),
        ([list, shuffled]) => {
          const places = placed(shuffled, prizes);
          const isBetter = (a: (typeof list)[number], b: (typeof list)[number]) => {
            if (a.score !== b.score) return a.score > b.score;
            const [x, y] = [Number(a.reachedAt), Number(b.reachedAt)];
            return x === y ? a.entryNo < b.entryNo : x < y;
          };
          const scored = list.filter(({ score }) => score > 0);
          expect(places).toHaveLength(scored.length);
          for (const { entry, rank, coins } of places) {
            expect(rank).toBe(1 + scored.filter((other) => isBetter(other, entry)).length);
            // The full prizes are paid if there are at least ten scored entries. With fewer, each scored entry adds a
            // tenth of the prize.
            const full = rank === 1 ? 9 : rank <= 4 ? 5 : 0;
            expect(coins).toBe(Math.floor((full * Math.min(10, scored.length)) / 10));
          }
        },
      ),
    );
  });
});

test('a tournament’s state follows from the clock until it is over or cancelled', () => {
  const times = { startsAt: at(10), endsAt: at(20) };
  const of = (state: 'open' | 'ended' | 'over' | 'cancelled', seconds: number) =>
    stateAt({ state, ...times }, at(seconds));
  expect(of('open', 9)).toBe('upcoming');
  expect(of('open', 10)).toBe('running');
  expect(of('open', 19)).toBe('running');
  expect(of('open', 20)).toBe('settling');
  expect(of('ended', 25)).toBe('settling');
  expect(of('over', 25)).toBe('over');
  expect(of('cancelled', 5)).toBe('cancelled');
});

test('entry refusals are checked in the order state, places, price, terms, Coins', () => {
  const gate = {
    state: 'running',
    version: 2,
    entryCoins: 10,
    entrants: 3,
    maxEntrants: 4,
  } as const;
  const pay = { how: 'coins', version: 2, coins: 10, balance: 10 } as const;
  expect(refusalOf(gate, pay)).toBeUndefined();
  expect(refusalOf(gate, { ...pay, balance: 9 })).toBe('tournaments.not_enough_coins');
  expect(refusalOf({ ...gate, entryCoins: 0 }, pay)).toBe('tournaments.price_changed');
  expect(refusalOf(gate, { ...pay, how: 'free', coins: 0 })).toBe('tournaments.price_changed');
  expect(refusalOf(gate, { ...pay, how: 'ticket', coins: 0, balance: 0 })).toBeUndefined();
  expect(refusalOf(gate, { ...pay, version: 1, balance: 9 })).toBe('tournaments.terms_changed');
  expect(refusalOf({ ...gate, entryCoins: 20 }, { ...pay, version: 1 })).toBe(
    'tournaments.price_changed',
  );
  expect(refusalOf({ ...gate, entrants: 4 }, pay)).toBe('tournaments.full');
  for (const state of ['settling', 'over', 'cancelled'] as const)
    expect(refusalOf({ ...gate, state, entrants: 4 }, pay)).toBe('tournaments.not_open');
});
