import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cities, cityBySlug } from '../cities/index.ts';
import { languages } from '../languages.ts';
import { bagName } from './bag-names.ts';
import { bagById, bags, DEFAULT_BAG_ID } from './bags.ts';
import { countable, depositSource, experienceSources } from './experience.ts';
import { distanceKm, fareCoins } from './fares.ts';
import { backpackerFare, hustlerPercent } from './skills.ts';
import { WAGERING_TIMES } from '../bonuses/bonus-kind.ts';
import { GAME_PAGE_SIZE, SEARCH_DEBOUNCE_MS } from './limits.ts';
import {
  isBlocked,
  minimumAge,
  profiles,
  resolveProfile,
  type Whereabouts,
} from './jurisdictions.ts';
import {
  addExperience,
  experienceNeeded,
  experienceToReach,
  levelUpReward,
  SKILL_STEP_POINTS,
} from './levels.ts';

describe('levels (decisions §8)', () => {
  test('need 100 × n experience and pay 20 × n Coins', () => {
    expect(experienceNeeded(1)).toBe(100);
    expect(experienceNeeded(39)).toBe(3900);
    expect(levelUpReward(1)).toEqual({ coins: 20, skillPoints: 2 });
    expect(levelUpReward(9)).toEqual({ coins: 180, skillPoints: 10 });
    expect(levelUpReward(10)).toEqual({ coins: 200, skillPoints: 2 });
  });

  test('level 39 is reached with 74,100 experience', () => {
    expect(experienceToReach(39)).toBe(74_100);
    expect(addExperience({ level: 1, experience: 0 }, 74_099).level).toBe(38);
    expect(addExperience({ level: 1, experience: 0 }, 74_100)).toMatchObject({
      level: 39,
      experience: 0,
    });
  });

  test('pay for the first skill step at level 4 and for all twenty at level 39', () => {
    const pointsAt = (level: number) =>
      addExperience({ level: 1, experience: 0 }, experienceToReach(level)).steps.reduce(
        (sum, { skillPoints }) => sum + skillPoints,
        0,
      );
    expect(pointsAt(3)).toBeLessThan(SKILL_STEP_POINTS);
    expect(pointsAt(4)).toBeGreaterThanOrEqual(SKILL_STEP_POINTS);
    expect(pointsAt(38)).toBeLessThan(4 * 5 * SKILL_STEP_POINTS);
    expect(pointsAt(39)).toBe(4 * 5 * SKILL_STEP_POINTS);
  });

  test('are the same after one gain or many gains of the same sum', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 5000 }), { maxLength: 20 }), (gains) => {
        let progress = { level: 1, experience: 0 };
        for (const gain of gains) progress = addExperience(progress, gain);
        const total = gains.reduce((sum, gain) => sum + gain, 0);
        const { level, experience } = addExperience({ level: 1, experience: 0 }, total);
        expect(progress).toMatchObject({ level, experience });
        expect(experienceToReach(level) + experience).toBe(total);
        expect(experience).toBeLessThan(experienceNeeded(level));
      }),
    );
  });
});

describe('experience (specification §9)', () => {
  test.each([
    ['login', 5, 1, 1, 31],
    ['deposit_small', 20, 2, 4, 20],
    ['deposit_medium', 50, 2, 6, 24],
    ['deposit_large', 200, 3, 9, 36],
    ['wager', 1, 25, 50, 200],
  ] as const)(
    '%s brings %i points, at most %i times an hour, %i a day, %i a month',
    (name, ...row) => {
      const { points, perHour, perDay, perMonth } = experienceSources[name];
      expect([points, perHour, perDay, perMonth]).toEqual(row);
    },
  );

  test.each([
    [999, null],
    [1000, 'deposit_small'],
    [4999, 'deposit_small'],
    [5000, 'deposit_medium'],
    [19_999, 'deposit_medium'],
    [20_000, 'deposit_large'],
  ])('a deposit of %i cents counts as %s', (cents, source) => {
    expect(depositSource(cents)).toBe(source);
  });

  test('counts no more than each time window allows', () => {
    expect(countable('wager', { hour: 24, day: 24, month: 24 }, 5)).toBe(1);
    expect(countable('wager', { hour: 0, day: 50, month: 50 }, 5)).toBe(0);
    expect(countable('wager', { hour: 0, day: 0, month: 198 }, 5)).toBe(2);
    expect(countable('login', { hour: 0, day: 0, month: 0 })).toBe(1);
    expect(countable('login', { hour: 0, day: 1, month: 1 })).toBe(0);
  });
});

describe('fares (decisions §8)', () => {
  const fare = (from: string, to: string) => {
    const [a, b] = [cityBySlug(from), cityBySlug(to)];
    return a && b ? fareCoins(a, b) : undefined;
  };

  test('are 630 Coins between Tokyo and Honolulu, in both directions', () => {
    expect(fare('tokyo', 'honolulu')).toBe(630);
    expect(fare('honolulu', 'tokyo')).toBe(630);
  });

  test('are a tenth of the kilometres, rounded up to 10 Coins', () => {
    for (const from of cities)
      for (const to of cities) {
        const coins = fareCoins(from, to);
        expect(coins % 10).toBe(0);
        expect(coins * 10).toBeGreaterThanOrEqual(distanceKm(from, to));
        expect(coins * 10 - distanceKm(from, to)).toBeLessThan(100);
        if (from === to) expect(coins).toBe(0);
      }
  });

  test('measure the distance along the great circle', () => {
    const quarter = distanceKm({ latitude: 0, longitude: 0 }, { latitude: 0, longitude: 90 });
    expect(quarter).toBeCloseTo((Math.PI / 2) * 6371.0088, 3);
  });
});

describe('bags (decisions §7)', () => {
  test('grow from 2 to 6 places, at rising prices', () => {
    expect(bags.map(({ places }) => places)).toEqual([2, 3, 4, 5, 6]);
    expect(bags.map(({ priceCoins }) => priceCoins)).toEqual([0, 100, 400, 900, 1600]);
    expect(bags.filter(({ atRegistration }) => atRegistration).map(({ id }) => id)).toEqual([
      'pouch',
      'carry-on',
    ]);
    expect(bagById(DEFAULT_BAG_ID)?.places).toBe(2);
  });
  test('have a name of their own in each language', () => {
    for (const language of languages) {
      const names = bags.map(({ id }) => bagName(id, language));
      expect(new Set([...names, ...bags.map(({ id }) => id)]).size, language).toBe(10);
    }
    expect(bags.map(({ id }) => bagName(id, 'en'))).toEqual(bags.map(({ name }) => name));
  });
});

describe('jurisdictions (decisions §9)', () => {
  const at = (country: string): Whereabouts => ({ kind: 'country', country });

  test.each([
    ['a visitor from a country without a row', null, at('JP'), 'spec'],
    ['a visitor from a strict country', null, at('GB'), 'strict'],
    ['a member of a strict country anywhere', 'GB', at('JP'), 'strict'],
    ['a member in a strict country', 'JP', at('NL'), 'strict'],
    ['a private address', 'JP', { kind: 'private' }, 'spec'],
    ['a member of a strict country at a private address', 'GB', { kind: 'private' }, 'strict'],
    ['a public address that nobody knows', 'JP', { kind: 'unknown' }, 'strict'],
  ] as const)('resolve the profile for %s', (_, residence, whereabouts, name) => {
    expect(resolveProfile(residence, whereabouts, 'spec').name).toBe(name);
  });

  test('are strict everywhere in a strict installation', () => {
    expect(resolveProfile('JP', at('JP'), 'strict').name).toBe('strict');
  });

  test('have no autoplay, quick spin or bonus buy in the strict profile, and a minimum round time', () => {
    expect(resolveProfile('GB', at('GB'), 'spec')).toMatchObject({
      autoSpin: false,
      quickSpin: false,
      bonusBuy: false,
      minSlotRoundMs: 2500,
      minOtherRoundMs: 5000,
      maxWagering: 10,
      cashOutCancel: false,
    });
  });

  test('limit the wagering requirement to the most that the loosest profile allows', () => {
    expect(WAGERING_TIMES[1]).toBe(profiles.spec.maxWagering);
  });

  test('set the minimum age to 20, or to the local one above it', () => {
    expect(minimumAge('TR')).toBe(20);
    expect(minimumAge('EE')).toBe(21);
    expect(isBlocked('KP')).toBe(true);
    expect(isBlocked('TR')).toBe(false);
  });
});

describe('skills (decisions §8)', () => {
  test('let the Backpacker save 5 % of a fare per level, rounded up to the Coin', () => {
    expect([0, 1, 2, 3, 4, 5].map((level) => backpackerFare(630, level))).toEqual([
      630, 599, 567, 536, 504, 473,
    ]);
    expect(backpackerFare(0, 5)).toBe(0);
    expect(backpackerFare(10, 5)).toBe(8);
  });

  test('let the Hustler return 10 % per level, at most 50 %', () => {
    expect([0, 1, 2, 3, 4, 5].map(hustlerPercent)).toEqual([0, 10, 20, 30, 40, 50]);
  });
});

test('the floor has 16 games a page and a search delay of 500 ms', () => {
  expect([GAME_PAGE_SIZE, SEARCH_DEBOUNCE_MS]).toEqual([16, 500]);
});
