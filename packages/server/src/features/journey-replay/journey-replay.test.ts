import * as missionCalls from '@wl/contract/missions';
import {
  journeyReplay,
  journeyRound,
  REPLAY_PAGE,
  replayTopics,
} from '@wl/contract/office/journey-replay';
import type {
  JourneyReplay,
  ReplayState,
  ReplayStep,
  ReplayTopic,
} from '@wl/contract/office/journey-replay';
import { games } from '@wl/games/catalogue/index';
import { skills } from '@wl/world/casino/skills';
import { cities } from '@wl/world/cities/index';
import { missionsOf } from '@wl/world/cities/missions';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../platform/testing.ts';
import { original, publish } from '../editions/testing-editions.ts';
import { moveMember } from '../journey/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { makeClerk } from '../staff/testing-clerks.ts';
import { storeEvent } from '../../platform/events/events.ts';

const clock = testClock('2030-03-04T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await registered(app);
});

const settle = () => app.deps.events.drain();
const store = (type: string, data: object) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member.id,
      type,
      data: { ...data, at: clock.now().toISOString() },
    }),
  );
const round = (game: string, stakeCents: number, payoutCents = 0, data: object = {}) =>
  store('wagers.settled', {
    wager_id: uuidv7(),
    title: game,
    stake_cents: stakeCents,
    payout_cents: payoutCents,
    ...data,
  });
const arrive = (from: string, to: string) =>
  app.deps.transaction(async (tx) => {
    await lockWallet(tx, member.id);
    await moveMember(tx, member.id, to);
    await storeEvent(tx, {
      memberId: member.id,
      type: 'travel.arrived',
      data: { trip_id: uuidv7(), from, to, how: 'first', coins: 0, at: clock.now().toISOString() },
    });
  });

interface Query {
  topic?: ReplayTopic;
  from?: number;
  day?: string;
}
// These tests advance the clock so far that sessions expire, so each call signs in again.
const asSupport = () => makeClerk(app, ['support']);
const asMember = () => app.signedIn('member', member.id);
const ask = async (query: Query = {}, client?: TestClient) =>
  (client ?? (await asSupport())).call(journeyReplay, {
    params: { id: member.id },
    query: { ...query },
  });
const read = async (query: Query = {}): Promise<JourneyReplay> => {
  const reply = await ask(query);
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  return reply.body.data as JourneyReplay;
};

/** Reads all pages and returns every step with its complete state. */
async function readAll(topic?: ReplayTopic): Promise<(ReplayStep & { state: ReplayState })[]> {
  const all: (ReplayStep & { state: ReplayState })[] = [];
  for (;;) {
    const { page, total } = await read({ from: all.length, ...(topic ? { topic } : {}) });
    let state = {};
    for (const step of page ?? []) {
      state = { ...state, ...step.state };
      all.push({ ...step, state: state as ReplayState });
    }
    if (all.length >= (total ?? 0) || (page ?? []).length === 0) return all;
  }
}

/** Returns the member's current state as reported by the member application's API. */
async function present() {
  const client = await asMember();
  const [hud, wallet, skill, overview, achieved] = [
    (await client.get('/api/get-player-hud-status')).body.data,
    (await client.get('/api/wallet')).body.data,
    (await client.get('/api/player/get-player-skill')).body.data,
    (await client.call(missionCalls.missionsOverview)).body.data as missionCalls.MissionsOverview,
    (await client.get('/api/achievements')).body.data,
  ];
  const city = overview.current_city;
  const missions = (await client.call(missionCalls.cityMissions, { params: { id: city, page: 1 } }))
    .body.data as missionCalls.Mission[];
  return {
    city,
    level: hud.level,
    experience: hud.experience,
    coins: wallet.coins,
    skill_points: skill.points,
    missions: missions.map(({ id, state, target, progress }) => ({ id, state, target, progress })),
    stamps: overview.cities
      .filter(({ stamp_at }) => stamp_at !== null)
      .map(({ city: slug }) => slug),
    badges: achieved.badges
      .filter(({ earned_at }: { earned_at: string | null }) => earned_at !== null)
      .map(({ id }: { id: string }) => id),
  };
}

const eventsSoFar = async () => {
  const { rows } = await app.deps.database.owner.query<{ event_seq: string }>(
    'select event_seq from ledger_wallets where member_id = $1',
    [member.id],
  );
  return Number(rows[0]?.event_seq);
};

/** Returns a seeded random number generator (mulberry32). The same seed always produces the same numbers. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) % below;
  };
}

/** Performs one random action as a member. */
async function doSomething(pick: (below: number) => number, topUps: string[]) {
  const game = games[pick(games.length)]?.slug ?? '';
  const stake = 100 * (1 + pick(6000));
  switch (pick(12)) {
    case 0:
      return store('members.signed_in', {});
    case 1: {
      topUps.push(uuidv7());
      const amount = [5_00, 20_00, 80_00, 300_00][pick(4)];
      return store('wallet.top_up_credited', { top_up_id: topUps.at(-1), amount_cents: amount });
    }
    case 2:
      return topUps.length > 0 && pick(3) === 0
        ? store('wallet.top_up_refunded', {
            top_up_id: topUps[pick(topUps.length)],
            amount_cents: [100, 1000, 20_000][pick(3)],
          })
        : undefined;
    case 3: {
      const here = (await present()).city;
      const others = cities.filter(({ slug }) => slug !== here);
      return arrive(here, others[pick(others.length)]?.slug ?? 'tokyo');
    }
    case 4:
      return store('playlists.created', { playlist_id: uuidv7() });
    case 5:
      return store('missions.guide_read', { guide: ['join', 'deposit', 'play'][pick(3)] });
    case 6: {
      const state = (await (await asMember()).get('/api/player/get-player-skill')).body.data;
      const skill = skills[pick(skills.length)];
      const level = state.skills.find((one: { skill: string }) => one.skill === skill).level;
      // The upgrade is rejected and has no effect if the member has too few points.
      return (await asMember()).post(`/api/player/skills/${skill}/upgrade`, {
        id: uuidv7(),
        to_level: level + 1,
      });
    }
    case 7:
      return round(game, stake, 0, { bonus_stake_cents: stake });
    default:
      return round(game, stake, pick(4) === 0 ? stake * (1 + pick(30)) : 0);
  }
}

/** Number of editions of the mission published so far, not counting the launch content (version 1). */
let editions = 0;

/**
 * Edits a mission, then stores an event for the member. An edit applies only to later events, so without this event the
 * replay would still show the old mission.
 */
async function editMission() {
  const mission = missionsOf('london').find(
    ({ objective, id }) => objective.kind === 'stake' && id !== 'london.mayfair.2',
  );
  const id = mission?.id ?? '';
  const content = await original('mission', id);
  const marketing = await makeClerk(app, ['marketing']);
  const reply = await publish(marketing, `mission:${id}`, editions + 1, {
    ...content,
    coins: content.coins - editions - 1,
    target: content.target + 5_00 * (editions + 1),
  });
  expect(reply.status, JSON.stringify(reply.body)).toBe(200);
  editions += 1;
  await store('members.signed_in', {});
}

describe('the journey replay', () => {
  test.each([1, 2, 3])(
    'shows at every step what the member’s screens showed, and ends at the stored state (history %i)',
    async (seed) => {
      const pick = chance(seed);
      const topUps: string[] = [];
      await settle();
      const seen = new Map<number, Awaited<ReturnType<typeof present>>>();
      for (let count = 0; count < 110; count += 1) {
        if (count === 40) await editMission();
        await doSomething(pick, topUps);
        clock.advance(60_000 * (1 + pick(500)));
        if (count % 9 !== 0) continue;
        await settle();
        seen.set((await eventsSoFar()) - 1, await present());
      }
      await settle();
      const { seal, total, page } = await read();
      expect(seal).toEqual({ events: await eventsSoFar(), waiting: 0, differences: [] });
      expect(total).toBe(await eventsSoFar());
      expect(page?.at(-1)?.place).toBe((total ?? 0) - 1);
      const steps = await readAll();
      expect(steps.map(({ place }) => place)).toEqual(steps.map((_, index) => index));
      for (const [place, then] of seen) expect(steps[place]?.state).toMatchObject(then);
      expect(steps.at(-1)?.state).toMatchObject(await present());
      const sumOf = (of: (step: ReplayStep) => number) =>
        steps.reduce((sum, step) => sum + of(step), 0);
      expect(sumOf(({ change }) => change.coins)).toBe((await present()).coins);
      expect(sumOf(({ change }) => change.levels.length)).toBe((await present()).level - 1);
      expect(steps.flatMap(({ change }) => change.badges).toSorted()).toEqual(
        (await present()).badges.toSorted(),
      );
      // For every topic, the filtered list must contain all of the topic's steps, with the same states and changes as
      // in the full list.
      for (const topic of replayTopics) {
        const some = await readAll(topic);
        const same = steps.filter((step) => step.topic === topic);
        expect(some.map(({ seq }) => seq)).toEqual(same.map(({ seq }) => seq));
        expect(some.map(({ state }) => state)).toEqual(same.map(({ state }) => state));
        expect(some.map(({ change }) => change)).toEqual(same.map(({ change }) => change));
      }
    },
    60_000,
  );

  test('reports rounds that are not counted yet as waiting, not as a difference', async () => {
    await settle();
    await round('neon-shibuya', 110_00);
    const { seal, page } = await read();
    expect(seal).toMatchObject({ waiting: 1, differences: [] });
    expect(page?.at(-1)).toMatchObject({ type: 'wagers.settled', change: { coins: 0 } });
  });

  test('reports each part in which the stored state differs from the replay', async () => {
    await settle();
    await app.deps.database.owner.query(
      'update journey_members set experience = experience + 7 where member_id = $1',
      [member.id],
    );
    const { seal } = await read();
    expect(seal?.differences).toEqual([
      {
        part: 'level',
        books: expect.stringContaining('"experience":7'),
        replayed: expect.stringContaining('"experience":0'),
      },
    ]);
  });

  test('shows experience cut by limits, booked entries, and the facts of a round', async () => {
    await store('members.signed_in', {});
    await store('members.signed_in', {});
    await round('neon-shibuya', 110_00, 500_00);
    await settle();
    const steps = await readAll();
    const signIns = steps.filter(({ type }) => type === 'members.signed_in');
    expect(signIns.map(({ change }) => [change.experience, change.cut])).toEqual([
      [5, []],
      [0, [{ source: 'login', window: 'day', points: 5 }]],
    ]);
    const begun = steps.find(({ type }) => type === 'members.registered');
    expect(begun).toMatchObject({
      state: { city: 'london', coins: 100, level: 1 },
      change: { coins: 100 },
      entries: [{ debit: 'coins_issued', credit: 'coins', asset: 'coins', amount: 100 }],
    });
    const played = steps.find(({ type }) => type === 'wagers.settled');
    expect(played?.change.missions).toContainEqual({
      id: 'london.mayfair.2',
      from: 0,
      to: 110_00,
      target: 110_00,
      done: true,
    });
    expect(played?.change).toMatchObject({ coins: 0, records: ['bet', 'win', 'multiplier'] });
    expect(played?.facts).toMatchObject({ game: 'neon-shibuya', stake_cents: 110_00 });
    const paid = steps.find(({ facts }) => facts['mission'] === 'london.mayfair.2');
    expect(paid).toMatchObject({
      type: 'missions.completed',
      change: { coins: 110, experience: 110 },
      entries: [{ credit: 'coins', amount: 110 }],
    });
  });

  test('starts at the requested day, or at the last step for a later day', async () => {
    clock.advance(3 * 86_400_000);
    const day = clock.now().toISOString().slice(0, 10);
    await store('members.signed_in', {});
    await settle();
    expect((await read({ day })).page).toMatchObject([{ type: 'members.signed_in' }]);
    expect((await read({ day: '2020-01-01' })).page?.[0]?.place).toBe(0);
    expect((await read({ day: '2999-01-01' })).page?.at(-1)?.type).toBe('members.signed_in');
    expect((await read({ from: 999 })).page).toEqual([]);
  });

  test(
    'reads a long history in several calls, then serves any page and topic',
    { timeout: 120_000 },
    async () => {
      await settle();
      const { owner } = app.deps.database;
      const rounds = 21_000;
      for (let stored = 0; stored < rounds; stored += 1000)
        await owner.query(
          `insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
           math_version, bet, tx, event_id, event_seq)
         select $1, gen_random_uuid(), $1, 100 + n % 7, 0, 0, $2::timestamptz + n * interval '40 seconds', 1, n,
           'neon-shibuya', '1', '{}', pg_current_xact_id(), nextval('events_id_seq'),
           (select event_seq from ledger_wallets where member_id = $1) + n
         from generate_series($3::int, $3 + 999) n`,
          [member.id, clock.now(), stored],
        );
      await owner.query(
        'update ledger_wallets set event_seq = event_seq + $2 where member_id = $1',
        [member.id, rounds],
      );
      await settle();
      const first = await read();
      expect(first).toMatchObject({ total: null, page: null, seal: null });
      expect(first.read).toBeGreaterThanOrEqual(20_000);
      expect(first.events).toBeGreaterThanOrEqual(rounds);
      const second = await read();
      expect(second).toMatchObject({
        read: second.events,
        total: second.events,
        seal: { waiting: 0, differences: [] },
      });
      const { page } = await read({ from: 12_345 });
      expect(page?.map(({ place }) => place)).toEqual(
        Array.from({ length: REPLAY_PAGE }, (_, index) => 12_345 + index),
      );
      // Few of this member's rounds lead to a new level, so reading only the topic `levels` skips most intervals
      // between checkpoints. The last step must still have the member's current level.
      const levels = await readAll('levels');
      expect(levels.length).toBeGreaterThan(0);
      const last = levels.at(-1)?.state;
      expect(last?.level).toBe((await present()).level);
    },
  );

  test('is limited to clerks who may open the member’s file, and recorded in the audit log', async () => {
    await settle();
    expect((await ask({}, await makeClerk(app, ['marketing']))).status).toBe(403);
    expect((await ask({}, app.client())).status).toBe(401);
    expect((await ask({}, member.client)).status).toBe(401);
    await read();
    const { rows } = await app.deps.database.owner.query(
      `select action from staff_audit where subject = $1`,
      [`member:${member.id}`],
    );
    expect(rows).toContainEqual({ action: 'members.view' });
    const office = await asSupport();
    const unknown = await office.call(journeyReplay, { params: { id: uuidv7() } });
    expect([unknown.status, unknown.body.code]).toEqual([404, 'request.not_found']);
    const noRound = await office.call(journeyRound, { params: { id: member.id, round: uuidv7() } });
    expect(noRound.status).toBe(404);
    expect((await ask({ from: -1 })).status).toBe(422);
  });
});
