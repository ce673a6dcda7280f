import { games } from '@wl/games/catalogue/index';
import { describe, expect, test } from 'vitest';
import { languages } from '../languages.ts';
import type { GameFilter, Mission, MissionTexts } from '../mission.ts';
import { cities } from './index.ts';
import { missionTextsOf } from './mission-texts.ts';
import { allMissions, cityOfMission, missionById, missionsOf } from './missions.ts';
import { spotsOf } from './spots.ts';

type GameFacts = { slug: string; category: string; city: string; studio: string };

const matching = (filter: GameFilter | undefined, open: readonly GameFacts[]): GameFacts[] =>
  open.filter(
    (game) =>
      (!filter?.category || game.category === filter.category) &&
      (!filter?.city || game.city === filter.city),
  );

/** Returns true if an objective can be completed with the given games. */
function reachable({ objective }: Mission, open: readonly GameFacts[]): boolean {
  switch (objective.kind) {
    case 'stake':
      return matching(objective.games, open).length > 0;
    case 'different_games':
      return matching(objective.games, open).length >= objective.count;
    case 'different_studios':
      return new Set(open.map(({ studio }) => studio)).size >= objective.count;
    case 'action':
      return true;
  }
}

/**
 * Returns the kind of activity that a mission counts. The missions of a district must count different kinds, so that
 * one activity never counts towards two missions.
 */
const kindOf = ({ objective }: Mission): string =>
  objective.kind === 'action' ? objective.action : objective.kind;

const districtsOf = (city: string): [string, Mission[]][] =>
  [...Map.groupBy(missionsOf(city), ({ district }) => district)].map(([slug, of]) => [slug, of]);

describe('missions', () => {
  test('are 120, each with a unique id made of its city, district and place', () => {
    expect(allMissions).toHaveLength(120);
    expect(new Set(allMissions.map(({ id }) => id)).size).toBe(120);
    for (const city of cities)
      for (const mission of missionsOf(city.slug)) {
        expect(mission.id).toBe(`${city.slug}.${mission.district}.${mission.place}`);
        expect(cityOfMission(mission.id)).toBe(city.slug);
        expect(missionById(mission.id)).toBe(mission);
      }
    expect(missionById('atlantis.harbour.1')).toBeUndefined();
    expect(missionsOf('atlantis')).toEqual([]);
  });

  test.each(cities)('of $slug are four in each of its districts', ({ slug, districts }) => {
    expect(districtsOf(slug).map(([district]) => district)).toEqual(
      districts.map((district) => district.slug),
    );
    for (const [, missions] of districtsOf(slug))
      expect(missions.map(({ place }) => place)).toEqual([1, 2, 3, 4]);
  });

  test('pay 20 to 150 Coins, 85 on average, and most for a finale (decisions §8)', () => {
    for (const { coins, place, objective, id } of allMissions) {
      const [least, most] =
        place === 4 ? [100, 150] : objective.kind === 'stake' ? [20, 150] : [20, 60];
      expect(coins, id).toBeGreaterThanOrEqual(least);
      expect(coins, id).toBeLessThanOrEqual(most);
    }
    expect(allMissions.reduce((sum, { coins }) => sum + coins, 0)).toBe(85 * 120);
  });

  test('require at least $1 of slot-equivalent turnover per Coin if they require stakes', () => {
    for (const { objective, coins, id } of allMissions)
      if (objective.kind === 'stake')
        expect(objective.cents, id).toBeGreaterThanOrEqual(coins * 100);
  });

  test.each(cities)(
    'of $slug that are open together in a district never count the same fact',
    ({ slug }) => {
      for (const [, missions] of districtsOf(slug))
        expect(new Set(missions.slice(0, 3).map(kindOf)).size).toBe(3);
    },
  );

  test('can be completed with the existing games', () => {
    for (const mission of allMissions) expect(reachable(mission, games), mission.id).toBe(true);
  });

  test.each(games.map(({ slug }) => slug))(
    'include at least nine per city that can be completed while %s is switched off',
    (off) => {
      const open = games.filter(({ slug }) => slug !== off);
      for (const city of cities) {
        const done = districtsOf(city.slug).reduce((sum, [, missions]) => {
          const first = missions.slice(0, 3).filter((mission) => reachable(mission, open)).length;
          const finale = first === 3 && reachable(missions[3] as Mission, open) ? 1 : 0;
          return sum + first + finale;
        }, 0);
        expect(done, city.slug).toBeGreaterThanOrEqual(9);
      }
    },
  );

  test('require a deposit limit or a break at most twice each', () => {
    for (const action of ['deposit_limit_set', 'break_taken'])
      expect(
        allMissions.filter((mission) => kindOf(mission) === action).length,
      ).toBeLessThanOrEqual(2);
  });

  test('differ from district to district', () => {
    const districts = cities.flatMap(({ slug }) =>
      districtsOf(slug).map(([, missions]) =>
        JSON.stringify(missions.map(({ objective }) => objective)),
      ),
    );
    expect(new Set(districts).size).toBe(30);
  });

  test.each(languages)('have unique names in %s that fit a ticket', async (language) => {
    const texts = await Promise.all(cities.map(({ slug }) => missionTextsOf(slug)));
    const named = Object.assign({}, ...texts) as MissionTexts;
    expect(Object.keys(named).sort()).toEqual(allMissions.map(({ id }) => id).sort());
    const names = allMissions.map(({ id }) => named[id]?.name[language] ?? '');
    for (const name of names) {
      expect(name.length, name).toBeGreaterThanOrEqual(4);
      expect(name.length, name).toBeLessThanOrEqual(34);
    }
    expect(new Set(names).size).toBe(120);
  });

  test.each(cities)(
    'have a position for each district on the postcard of $slug',
    ({ slug, districts }) => {
      const spots = spotsOf(slug) ?? {};
      expect(Object.keys(spots).sort()).toEqual(districts.map((district) => district.slug).sort());
      for (const { x, y } of Object.values(spots)) {
        expect(x).toBeGreaterThan(8);
        expect(x).toBeLessThan(92);
        expect(y).toBeGreaterThan(15);
        expect(y).toBeLessThan(92);
      }
    },
  );
});
