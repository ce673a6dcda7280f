import { games } from '@wl/games/catalogue/index';
import { cities } from '@wl/world/cities/index';
import { badges } from '@wl/world/achievements/badges';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { candidatesOf, earnedBadges, figuresOf, log, type Fact, type Logbook } from './rules.ts';

const at = new Date('2026-03-02T10:00:00Z');
const slugs = games.map(({ slug }) => slug);
const citySlugs = cities.map(({ slug }) => slug);

const played = fc.record({
  kind: fc.constant('round' as const),
  at: fc.constant(at),
  round: fc.record({
    id: fc.uuid(),
    game: fc.constantFrom(...slugs),
    stakeCents: fc.integer({ min: 1, max: 100_000 }),
    payoutCents: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 25_000_000 })),
  }),
});
const fact: fc.Arbitrary<Fact> = fc.oneof(
  played,
  fc.record({
    kind: fc.constant('arrival' as const),
    at: fc.constant(at),
    from: fc.constantFrom(...citySlugs),
    to: fc.constantFrom(...citySlugs),
  }),
  fc.record({
    kind: fc.constant('level' as const),
    at: fc.constant(at),
    level: fc.integer({ min: 2, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('distinct' as const),
    at: fc.constant(at),
    thing: fc.constantFrom('playlists' as const, 'ratings' as const, 'proofs' as const),
    key: fc.constantFrom('a', 'b', 'c', 'd'),
  }),
  fc.record({
    kind: fc.constant('counted' as const),
    at: fc.constant(at),
    thing: fc.constantFrom('stamps' as const, 'missions' as const, 'purchases' as const),
  }),
);

const logged = (facts: readonly Fact[]): Logbook => {
  const logbook: Logbook = {};
  for (const one of facts) log(logbook, one);
  return logbook;
};

describe('the logbook', () => {
  test('matches totals computed from the whole history', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 60 }), (facts) => {
        const figures = figuresOf(logged(facts));
        const rounds = facts.flatMap((one) => (one.kind === 'round' ? [one.round] : []));
        const arrivals = facts.flatMap((one) => (one.kind === 'arrival' ? [one] : []));
        const tried = games.filter(({ slug }) => rounds.some(({ game }) => game === slug));
        const wins = rounds.filter(({ stakeCents, payoutCents }) => payoutCents > stakeCents);
        const count = (thing: string) =>
          facts.filter((one) => one.kind === 'counted' && one.thing === thing).length;
        const distinct = (thing: string) =>
          new Set(
            facts.flatMap((one) => (one.kind === 'distinct' && one.thing === thing ? one.key : [])),
          ).size;
        expect(figures).toMatchObject({
          multiplier: Math.max(
            0,
            ...wins.map(({ stakeCents, payoutCents }) => Math.floor(payoutCents / stakeCents)),
          ),
          games: tried.length,
          tables: tried.filter(({ category }) => category === 'table').length,
          studios: new Set(tried.map(({ studio }) => studio)).size,
          levels: Math.max(1, ...facts.map((one) => (one.kind === 'level' ? one.level : 1))),
          trips: arrivals.length,
          cities: new Set(arrivals.flatMap(({ from, to }) => [from, to])).size,
          stamps: count('stamps'),
          missions: count('missions'),
          purchases: count('purchases'),
          playlists: distinct('playlists'),
          ratings: distinct('ratings'),
          proofs: distinct('proofs'),
        });
      }),
    );
  });

  test('reports whether a fact changed it, never loses a badge, and survives being stored between facts', () => {
    fc.assert(
      fc.property(fc.array(fact, { maxLength: 40 }), (facts) => {
        const logbook: Logbook = {};
        let earned = new Set<string>();
        for (const one of facts) {
          const before = JSON.stringify(logbook);
          expect(log(logbook, one)).toBe(JSON.stringify(logbook) !== before);
          const now = new Set(earnedBadges(logbook, badges).map(({ id }) => id));
          for (const id of earned) expect(now).toContain(id);
          earned = now;
        }
        // Store and reload the logbook between facts, as the subscriber does.
        const stored = facts.reduce<Logbook>((kept, one) => {
          const read = JSON.parse(JSON.stringify(kept)) as Logbook;
          log(read, one);
          return read;
        }, {});
        expect(stored).toEqual(logbook);
      }),
    );
  });

  test('sums distances: London to Honolulu and back is about 0.58 of the equator', () => {
    const { kilometres } = figuresOf(
      logged([
        { kind: 'arrival', from: 'london', to: 'honolulu', at },
        { kind: 'arrival', from: 'honolulu', to: 'london', at },
      ]),
    );
    expect(kilometres / 40_075).toBeCloseTo(0.58, 1);
  });

  test('earns the gold badges for games, tables, studios and multiplier by winning once in every game', () => {
    const logbook = logged(
      slugs.map((game) => ({
        kind: 'round',
        at,
        round: { id: game, game, stakeCents: 1, payoutCents: 1000 },
      })),
    );
    const ids = earnedBadges(logbook, badges).map(({ id }) => id);
    expect(ids).toEqual(
      expect.arrayContaining(['games.gold', 'tables.gold', 'studios.gold', 'multiplier.gold']),
    );
    expect(ids.length).toBeLessThan(badges.length);
  });
});

describe('records', () => {
  const round = (stakeCents: number, payoutCents: number) => ({
    id: 'r',
    game: 'neon-shibuya',
    stakeCents,
    payoutCents,
  });

  test('count only the bet for a payout at or below the stake (decisions §9)', () => {
    for (const payout of [0, 99, 100])
      expect(candidatesOf(round(100, payout), at).map(({ kind }) => kind)).toEqual(['bet']);
  });

  test('are the whole payout, the whole stake, and the multiplier in hundredths, rounded down', () => {
    expect(candidatesOf(round(300, 1000), at).map(({ kind, value }) => [kind, value])).toEqual([
      ['bet', 300],
      ['win', 1000],
      ['multiplier', 333],
    ]);
  });
});
