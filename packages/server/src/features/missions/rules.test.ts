import { games, gameBySlug } from '@wl/games/catalogue/index';
import { errandsOf, weeklyErrandOf, type Errand } from '@wl/world/casino/itinerary';
import { cities } from '@wl/world/cities/index';
import { missionsOf as originalMissionsOf } from '@wl/world/cities/missions';
import type { MissionAction, Mission, Objective } from '@wl/world/mission';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { StoredEvent } from '../../platform/events/events.ts';
import { factOf } from './facts.ts';
import {
  countFact,
  newMemberState,
  stateOf,
  targetOf,
  type Effect,
  type MemberState,
} from './rules.ts';

const MEMBER = '0190a000-0000-7000-8000-000000000001';
const CITIES = ['london', 'tokyo', 'paris'] as const;

/** Objectives with low targets, so that short histories complete the missions. */
const objectives: readonly Objective[] = [
  { kind: 'stake', cents: 30_00 },
  { kind: 'different_games', count: 3 },
  { kind: 'action', action: 'playlist_made', count: 2 },
  { kind: 'stake', cents: 12_00, games: { category: 'video' } },
  { kind: 'different_studios', count: 2 },
  { kind: 'stake', cents: 9_00, games: { city: 'london' } },
  { kind: 'action', action: 'game_rated', count: 2 },
  { kind: 'different_games', count: 2, games: { category: 'table' } },
  { kind: 'action', action: 'trip_made', count: 1 },
  { kind: 'action', action: 'break_taken', count: 1 },
  { kind: 'stake', cents: 4_00, games: { category: 'table', city: 'london' } },
  { kind: 'action', action: 'client_seed_chosen', count: 1 },
];
const missions = new Map<string, Mission[]>(
  CITIES.map((city, turn) => [
    city,
    objectives.map((_, index) => {
      const place = ((index % 4) + 1) as Mission['place'];
      const objective = objectives[(index + turn * 3) % objectives.length] ?? {
        kind: 'stake',
        cents: 1,
      };
      const district = `d${Math.floor(index / 4)}`;
      return { id: `${city}.${district}.${place}`, district, place, objective, coins: 20 + index };
    }),
  ]),
);
const missionsOf = (city: string) => missions.get(city) ?? [];

/** Event in a member's history. */
interface Line {
  at: string;
  type: string;
  data: Record<string, unknown>;
}

const eventOf = ({ at, type, data }: Line, index: number): StoredEvent => ({
  id: index + 1,
  tx: '700',
  memberId: MEMBER,
  seq: index + 1,
  type,
  data: type === 'wagers.settled' ? data : { ...data, at },
  createdAt: new Date(at),
});

function replay(lines: readonly Line[]): {
  memberState: MemberState;
  paid: string[];
  effects: Effect[];
} {
  const memberState = newMemberState(MEMBER, 'london');
  const paid: string[] = [];
  const effects: Effect[] = [];
  for (const [index, line] of lines.entries()) {
    const fact = factOf(eventOf(line, index));
    if (!fact) continue;
    const effect = countFact(memberState, fact, missionsOf);
    effects.push(effect);
    for (const reward of effect.rewards)
      paid.push(
        `${index} ${reward.kind === 'mission' ? reward.mission.id : reward.kind === 'errand' ? reward.errand.id : `stamp ${reward.city}`}`,
      );
  }
  return { memberState, paid, effects };
}

/** Returns an oracle that evaluates the whole history from scratch for every query, without stored state. */
function oracle(lines: readonly Line[]) {
  const text = (line: Line, name: string) => String(line.data[name]);
  const cityAt = (index: number): string => {
    const last = lines.slice(0, index).findLast(({ type }) => type === 'travel.arrived');
    return last ? text(last, 'to') : 'london';
  };
  const cash = (line: Line) =>
    line.type !== 'wagers.settled' || line.data['item_id'] !== undefined
      ? 0
      : Number(line.data['stake_cents']) - Number(line.data['bonus_stake_cents'] ?? 0);
  const worth = (line: Line) => {
    const category = gameBySlug(text(line, 'title'))?.category;
    return category === 'video' || category === 'classic'
      ? cash(line)
      : Math.floor(cash(line) / 10);
  };
  const fits = (
    line: Line,
    filter: { category?: string | undefined; city?: string | undefined } | null | undefined,
  ) => {
    const game = gameBySlug(text(line, 'title'));
    return (
      game !== undefined &&
      (!filter?.category || game.category === filter.category) &&
      (!filter?.city || game.city === filter.city)
    );
  };
  const actionKeys: Record<MissionAction, (line: Line) => string | undefined> = {
    playlist_made: (line) => (line.type === 'playlists.created' ? line.at.slice(0, 10) : undefined),
    client_seed_chosen: (line) =>
      line.type === 'fairness.client_seed_chosen' ? line.at.slice(0, 10) : undefined,
    game_rated: (line) => (line.type === 'ratings.game_rated' ? text(line, 'game') : undefined),
    trip_made: (line) => (line.type === 'travel.arrived' ? text(line, 'trip_id') : undefined),
    break_taken: (line) =>
      line.type === 'exclusions.begun' && text(line, 'length') === '12h'
        ? text(line, 'exclusion_id')
        : undefined,
    how_to_read: () => undefined,
    proof_checked: () => undefined,
    deposit_limit_set: () => undefined,
    item_purchased: () => undefined,
    item_activated: () => undefined,
  };
  const rank = ({ objective, place }: Mission) => place - (objective.kind === 'stake' ? 4 : 0);
  /**
   * Returns a mission's progress after all events, the index of the event that completed it (`done`, `Infinity` if none
   * did), and the indexes of all events that advanced it (`moved`).
   */
  const judge = (
    city: string,
    mission: Mission,
  ): { progress: number; done: number; moved: Set<number> } => {
    const others = missionsOf(city).filter(
      ({ district, place }) => district === mission.district && place < 4,
    );
    const opened = mission.place < 4 ? -1 : Math.max(...others.map((one) => judge(city, one).done));
    // Each event advances only one of a district's first three missions: the highest-ranked mission that counts the
    // event. The finale is exempt, because it opens only after these three are completed.
    const used = new Set(
      (mission.place < 4 ? others : [])
        .filter((other) => other.id !== mission.id && rank(other) < rank(mission))
        .flatMap((other) => [...judge(city, other).moved]),
    );
    const moved = new Set<number>();
    let sum = 0;
    const keys = new Set<string>();
    const { objective } = mission;
    const target = 'cents' in objective ? objective.cents : objective.count;
    for (const [index, line] of lines.entries()) {
      if (index <= opened || cityAt(index) !== city || used.has(index)) continue;
      const before = sum + keys.size;
      if (objective.kind === 'stake' && fits(line, objective.games)) sum += worth(line);
      if (objective.kind === 'action') {
        const key = actionKeys[objective.action](line);
        if (key !== undefined) keys.add(key);
      }
      if (cash(line) > 0 && objective.kind === 'different_games' && fits(line, objective.games))
        keys.add(text(line, 'title'));
      if (cash(line) > 0 && objective.kind === 'different_studios')
        keys.add(gameBySlug(text(line, 'title'))?.studio ?? '');
      if (sum + keys.size > before) moved.add(index);
      const progress = objective.kind === 'stake' ? sum : keys.size;
      if (progress >= target) return { progress: target, done: index, moved };
    }
    return { progress: objective.kind === 'stake' ? sum : keys.size, done: Infinity, moved };
  };
  const mondayOf = (day: string) => {
    const at = new Date(`${day}T12:00:00Z`);
    while (at.getUTCDay() !== 1) at.setUTCDate(at.getUTCDate() - 1);
    return at.toISOString().slice(0, 10);
  };
  const judgeErrand = (errand: Errand, among: (line: Line) => boolean) => {
    const byGame = new Map<string, number>();
    let progress = 0;
    for (const [index, line] of lines.entries()) {
      if (!among(line) || !fits(line, errand.games)) continue;
      byGame.set(text(line, 'title'), (byGame.get(text(line, 'title')) ?? 0) + worth(line));
      progress = [...byGame.values()].reduce(
        (sum, cents) => sum + Math.min(cents, errand.mostPerGame ?? Infinity),
        0,
      );
      if (progress >= errand.cents) return { progress: errand.cents, done: index };
    }
    return { progress, done: Infinity };
  };
  const paid: [number, string][] = [];
  for (const city of CITIES) {
    const done = missionsOf(city)
      .map((mission) => [judge(city, mission).done, mission.id] as const)
      .filter(([index]) => index < Infinity);
    paid.push(...done.map(([index, id]): [number, string] => [index, id]));
    const ninth = done.map(([index]) => index).sort((a, b) => a - b)[8];
    if (ninth !== undefined) paid.push([ninth, `stamp ${city}`]);
  }
  const counts = lines.map((line, index) => ({ line, fact: factOf(eventOf(line, index)), index }));
  const days = [...new Set(lines.map(({ at }) => at.slice(0, 10)))];
  for (const day of days) {
    const first = counts.find(({ line, fact }) => fact && line.at.startsWith(day));
    if (!first) continue;
    for (const errand of errandsOf(MEMBER, day, cityAt(first.index))) {
      const { done } = judgeErrand(errand, ({ at }) => at.startsWith(day));
      if (done < Infinity) paid.push([done, errand.id]);
    }
  }
  for (const monday of new Set(days.map(mondayOf))) {
    const errand = weeklyErrandOf(monday);
    const { done } = judgeErrand(errand, ({ at }) => mondayOf(at.slice(0, 10)) === monday);
    if (done < Infinity) paid.push([done, errand.id]);
  }
  return { judge, paid: paid.map(([index, id]) => `${index} ${id}`) };
}

const id = fc.integer({ min: 1, max: 6 }).map(String);
const aGame = fc.constantFrom(...games.map(({ slug }) => slug));
const step: fc.Arbitrary<{ gapMs: number; type: string; data: Record<string, unknown> }> = fc
  .oneof(
    {
      weight: 12,
      arbitrary: fc.record({
        type: fc.constant('wagers.settled'),
        data: fc
          .record({
            wager_id: id,
            title: aGame,
            stake_cents: fc.integer({ min: 5, max: 30_00 }),
            part: fc.constantFrom('cash', 'cash', 'cash', 'bonus', 'mixed', 'free'),
          })
          .map(({ part, ...data }) => ({
            ...data,
            ...(part === 'bonus' ? { bonus_stake_cents: data.stake_cents } : {}),
            ...(part === 'mixed' ? { bonus_stake_cents: Math.floor(data.stake_cents / 2) } : {}),
            ...(part === 'free' ? { bonus_stake_cents: data.stake_cents, item_id: 'i' } : {}),
          })),
      }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        type: fc.constant('travel.arrived'),
        data: fc.record({ trip_id: fc.uuid(), to: fc.constantFrom(...CITIES) }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constantFrom('playlists.created', 'fairness.client_seed_chosen'),
        data: fc.record({ playlist_id: id, seed_pair_id: id }),
      }),
    },
    {
      weight: 3,
      arbitrary: fc.record({
        type: fc.constant('ratings.game_rated'),
        data: fc.record({ game: aGame }),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({
        type: fc.constantFrom(
          'exclusions.begun',
          'wallet.top_up_refunded',
          'journey.level_reached',
        ),
        data: fc.record({
          exclusion_id: id,
          length: fc.constantFrom('12h', 'indefinite', 'permanent'),
          top_up_id: id,
        }),
      }),
    },
  )
  .chain((what) =>
    fc
      // Most gaps between events are short, but a few last hours or days, so that new days and weeks begin.
      .oneof(
        { weight: 6, arbitrary: fc.integer({ min: 0, max: 600_000 }) },
        { weight: 1, arbitrary: fc.integer({ min: 0, max: 9 * 24 * 3_600_000 }) },
      )
      .map((gapMs) => ({ ...what, gapMs })),
  );

const history = fc.array(step, { maxLength: 90 }).map((steps): Line[] => {
  let now = Date.UTC(2026, 1, 27, 22);
  return steps.map(({ gapMs, type, data }) => {
    now += gapMs;
    return { at: new Date(now).toISOString(), type, data };
  });
});

describe('random histories', () => {
  test('give the same result as an evaluation of the whole history from scratch', () => {
    const seen = { rewards: 0, stamps: 0, errands: 0 };
    fc.assert(
      fc.property(history, (lines) => {
        const { memberState, paid } = replay(lines);
        const { judge, paid: expected } = oracle(lines);
        expect([...paid].sort()).toEqual([...expected].sort());
        expect(new Set(paid.map((one) => one.split(' ').slice(1).join(' '))).size).toBe(
          paid.length,
        );
        for (const city of CITIES)
          for (const mission of missionsOf(city)) {
            const state = memberState.cities.get(city)?.missions[mission.id];
            expect(state?.progress ?? 0, mission.id).toBe(judge(city, mission).progress);
            expect(state?.doneAt !== undefined).toBe(judge(city, mission).done < Infinity);
          }
        seen.rewards += paid.length;
        seen.stamps += paid.filter((one) => one.includes('stamp')).length;
        seen.errands += paid.filter((one) => /\d{4}-/.test(one)).length;
      }),
      { numRuns: 250 },
    );
    // On average, a test run produces about 600 rewards and 150 completed errands. Require only a third of these
    // numbers, so that random variation does not make the test fail.
    expect(seen.rewards).toBeGreaterThan(200);
    expect(seen.errands).toBeGreaterThan(50);
  });

  test('give the same state for any batch size, after each batch’s state was stored as JSON', () => {
    fc.assert(
      fc.property(history, fc.integer({ min: 1, max: 9 }), (lines, size) => {
        const whole = replay(lines).memberState;
        let kept = newMemberState(MEMBER, 'london');
        for (const [index, line] of lines.entries()) {
          const fact = factOf(eventOf(line, index));
          if (fact) countFact(kept, fact, missionsOf);
          if (index % size === 0)
            kept = {
              ...kept,
              itinerary: JSON.parse(JSON.stringify(kept.itinerary)),
              cities: new Map(JSON.parse(JSON.stringify([...kept.cities]))),
            };
        }
        expect(kept).toEqual(whole);
      }),
      { numRuns: 60 },
    );
  });
});

const round = (at: string, game: string, stake_cents: number): Line => ({
  at,
  type: 'wagers.settled',
  data: { wager_id: at, title: game, stake_cents },
});
const spin = (at: string, cents = 1_00) => round(at, 'neon-shibuya', cents);

describe('an errand over several games', () => {
  /** Returns the member's first errand that spans several games, its day, and its index among that day's errands. */
  function errandOverGames(): {
    day: string;
    errand: Errand & { mostPerGame: number };
    place: number;
  } {
    for (let n = 0; n < 366; n += 1) {
      const day = new Date(Date.UTC(2026, 0, 1 + n)).toISOString().slice(0, 10);
      for (const [place, errand] of errandsOf(MEMBER, day, 'london').entries()) {
        const { mostPerGame } = errand;
        if (mostPerGame !== null) return { day, errand: { ...errand, mostPerGame }, place };
      }
    }
    throw new Error('no errand over several games in a year');
  }

  test('counts each game only up to its share', () => {
    const { day, errand, place } = errandOverGames();
    const shares = errand.cents / errand.mostPerGame;
    expect(shares).toBeGreaterThan(1);
    const slots = games.filter(({ category }) => category === 'video').slice(0, shares);
    const at = (minute: number) => `${day}T10:${String(minute).padStart(2, '0')}:00.000Z`;
    const lines: Line[] = [];
    const progress = () => replay(lines).memberState.itinerary.errands[place];
    for (const [turn, { slug }] of slots.entries()) {
      expect(progress()?.doneAt).toBeUndefined();
      // Play two rounds of each game. The first round already reaches the maximum contribution of one game, so the
      // second round must not count.
      for (const half of [0, 1]) lines.push(round(at(2 * turn + half), slug, errand.mostPerGame));
      expect(progress()).toMatchObject({ progress: (turn + 1) * errand.mostPerGame });
    }
    expect(progress()?.doneAt).toBe(at(2 * shares - 2));
  });
});

describe('missions of a city', () => {
  test.each(cities.map(({ slug }) => slug))(
    'advance by one per district of %s at most for a round, whatever the game (decisions §8)',
    (city) => {
      for (const { slug } of games) {
        const fact = factOf(eventOf(round('2026-03-02T10:00:00.000Z', slug, 100_00), 0));
        if (!fact) throw new Error('a round is a fact');
        const { missions: moved } = countFact(
          newMemberState(MEMBER, city),
          fact,
          originalMissionsOf,
        );
        const districts = moved.map((id) => id.split('.')[1]);
        expect(new Set(districts).size, `${slug}: ${moved.join()}`).toBe(districts.length);
        expect(moved.length).toBeGreaterThan(0);
      }
    },
  );

  test('earn the stamp once, with the ninth completed mission', () => {
    const memberState = newMemberState(MEMBER, 'london');
    const one: Mission[] = Array.from({ length: 12 }, (_, index) => ({
      id: `m${index}`,
      district: `d${Math.floor(index / 4)}`,
      place: ((index % 4) + 1) as Mission['place'],
      objective: { kind: 'stake', cents: 100 * (index + 1) },
      coins: 20,
    }));
    const got: string[] = [];
    // A spin advances only one mission per district, so play enough spins to complete all twelve missions.
    for (let spinNo = 0; spinNo < 60; spinNo += 1) {
      const fact = factOf(eventOf(spin('2026-03-02T10:00:00.000Z'), spinNo));
      if (fact)
        for (const reward of countFact(memberState, fact, () => one).rewards)
          if (reward.kind !== 'errand') got.push(reward.kind);
    }
    expect(got.filter((kind) => kind === 'mission')).toHaveLength(12);
    expect(got.indexOf('stamp')).toBe(9);
    expect(got.lastIndexOf('stamp')).toBe(9);
    expect(one.map((mission) => stateOf(mission, one, memberState.cities.get('london')))).toEqual(
      Array.from({ length: 12 }, () => 'done'),
    );
  });

  test('complete with the next fact and pay once when the target drops below the progress', () => {
    const memberState = newMemberState(MEMBER, 'london');
    const [first] = missionsOf('london');
    const cheap = { ...first, objective: { kind: 'stake', cents: 2_00 } } as Mission;
    const fact = factOf(eventOf(spin('2026-03-02T10:00:00.000Z', 5_00), 0));
    if (!fact) throw new Error('a round is a fact');
    countFact(memberState, fact, () => [{ ...cheap, objective: { kind: 'stake', cents: 9_00 } }]);
    expect(targetOf(cheap.objective)).toBe(2_00);
    const { rewards } = countFact(memberState, fact, () => [cheap]);
    expect(rewards.filter(({ kind }) => kind === 'mission')).toHaveLength(1);
    expect(countFact(memberState, fact, () => [cheap]).missions).toEqual([]);
  });
});

describe('the itinerary', () => {
  test('counts a late fact towards the current day and week, and does not reopen the earlier day', () => {
    const { memberState } = replay([
      spin('2026-03-02T23:59:59.000Z', 3_00),
      spin('2026-03-03T00:00:00.000Z', 4_00),
      spin('2026-03-02T23:59:59.900Z', 2_00),
    ]);
    expect(memberState.itinerary.day).toBe('2026-03-03');
    expect(memberState.itinerary.weekly.progress).toBe(9_00);
  });

  test('keeps the city where the day began, even after a flight', () => {
    const { memberState } = replay([
      spin('2026-03-02T08:00:00.000Z'),
      {
        at: '2026-03-02T09:00:00.000Z',
        type: 'travel.arrived',
        data: { trip_id: 't', to: 'tokyo' },
      },
      spin('2026-03-02T10:00:00.000Z'),
    ]);
    expect(memberState.itinerary.city).toBe('london');
    expect(memberState.city).toBe('tokyo');
  });
});
