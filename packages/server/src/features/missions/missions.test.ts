import { activateItem } from '@wl/contract/bag';
import type { ReplyOf } from '@wl/contract/call';
import * as calls from '@wl/contract/missions';
import type { Mission, MissionFact, MissionsOverview } from '@wl/contract/missions';
import { games } from '@wl/games/catalogue/index';
import { missionsOf } from '@wl/world/cities/missions';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { give, launchItem } from '../bag/testing-bag.ts';
import { storedExperience } from '../journey/index.ts';
import { walletOf } from '../ledger/index.ts';
import { codeSentTo, registered, type Registered } from '../members/testing-members.ts';
import { stampsOf } from './index.ts';
import { readOverview } from './read-missions.ts';
import { storeEvent } from '../../platform/events/events.ts';

const START = '2026-03-02T12:10:00Z';
const clock = testClock(START);
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  clock.set(START);
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
const round = (game: string, stakeCents: number, data: object = {}) =>
  store('wagers.settled', {
    wager_id: uuidv7(),
    title: game,
    stake_cents: stakeCents,
    payout_cents: 0,
    ...data,
  });
const arrive = (from: string, to: string) =>
  store('travel.arrived', { trip_id: uuidv7(), from, to, how: 'coins', coins: 0 });
const coins = async () => (await member.client.get('/api/wallet')).body.data.coins as number;
const read = async (city: string) => {
  const params = { id: city, page: 1 };
  const reply = await member.client.call(calls.cityMissions, { params });
  expect(reply.status).toBe(200);
  return reply.body as { data: Mission[]; meta: { here: boolean; progress: { done: number } } };
};
const overview = async () =>
  (await member.client.call(calls.missionsOverview)).body.data as MissionsOverview;
const mission = async (id: string) => {
  const [city = ''] = id.split('.');
  const found = (await read(city)).data.find((one) => one.id === id);
  if (!found) throw new Error(`no mission ${id}`);
  return found;
};
const factsOf = async (id: string, page = 1) => {
  const reply = await member.client.call(calls.missionFacts, { params: { id }, query: { page } });
  return reply.body as { data: { ref: string; counted: number }[]; meta: object };
};

test('actions and sign-ins earn nothing until the e-mail address is confirmed', async () => {
  member = await registered(app, {}, { confirmed: false });
  const { id, player, client } = member;
  const { email, password } = player;
  const earned = async () => ({
    coins: (await walletOf(app.deps.db, id))?.coins,
    experience: (await storedExperience(app.deps.db, id))?.experience,
  });
  const signIn = () => app.client().post('/api/auth/sign-in', { email, password });
  expect((await signIn()).status).toBe(200);
  await store('playlists.created', { playlist_id: uuidv7() });
  await settle();
  expect(await earned()).toEqual({ coins: 100, experience: 0 });
  const code = await codeSentTo(app, email);
  expect((await client.post('/api/auth/confirm-email', { code })).status).toBe(200);
  await settle();
  expect(await mission('london.soho.3')).toMatchObject({ state: 'open', progress: 0 });
  expect((await signIn()).status).toBe(200);
  await store('playlists.created', { playlist_id: uuidv7() });
  await settle();
  expect(await mission('london.soho.3')).toMatchObject({ state: 'done' });
  // Of the 50 experience points, 5 come from the sign-in and 45 from the mission.
  expect(await earned()).toEqual({ coins: 145, experience: 50 });
});

describe('missions of a city', () => {
  test('are twelve for a new member, with the fourth of each district locked', async () => {
    await settle();
    const { data, meta } = await read('london');
    expect(data).toHaveLength(12);
    expect(data.filter(({ state }) => state === 'locked').map(({ place }) => place)).toEqual([
      4, 4, 4,
    ]);
    expect(data.every(({ coins: pays, experience }) => pays === experience)).toBe(true);
    expect(meta).toMatchObject({ here: true, total: 12, progress: { done: 0, needed: 9 } });
    expect((await read('tokyo')).meta.here).toBe(false);
    for (const [id, page, status] of [
      ['atlantis', 1, 404],
      ['london', 2, 404],
      ['london', 0, 404],
    ] as const)
      expect((await member.client.call(calls.cityMissions, { params: { id, page } })).status).toBe(
        status,
      );
    expect((await app.client().get('/api/missions/overview')).status).toBe(401);
  });

  test('count cash by contribution, in the member’s current city and up to the target', async () => {
    await round('neon-shibuya', 40_00);
    await round('westminster-roulette', 40_00);
    await round('neon-shibuya', 5_00, { bonus_stake_cents: 3_00 });
    await round('neon-shibuya', 9_00, { bonus_stake_cents: 9_00, item_id: uuidv7() });
    await settle();
    expect(await mission('london.mayfair.2')).toMatchObject({
      state: 'open',
      target: 110_00,
      progress: 40_00 + 4_00 + 2_00,
    });
    await arrive('london', 'tokyo');
    await round('neon-shibuya', 500_00);
    await settle();
    expect(await mission('london.mayfair.2')).toMatchObject({ progress: 46_00 });
    await arrive('tokyo', 'london');
    await round('neon-shibuya', 500_00);
    await settle();
    expect(await mission('london.mayfair.2')).toMatchObject({ state: 'done', progress: 110_00 });
  });

  test('pay Coins and experience once, are published, and unlock the finale', async () => {
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    vi.spyOn(app.deps.realtime, 'mayReach').mockReturnValue(true);
    await settle();
    const before = await coins();
    const hudBefore = (await member.client.get('/api/get-player-hud-status')).body.data;
    await round('neon-shibuya', 110_00);
    await store('limits.deposit_limit_set', { period: 'day' });
    await settle();
    expect((await mission('london.mayfair.4')).state).toBe('locked');
    await store('missions.guide_read', { guide: 'play' });
    await settle();
    expect((await mission('london.mayfair.4')).state).toBe('open');
    const { itinerary } = await overview();
    const errandCoins = [...itinerary.errands, itinerary.weekly]
      .filter(({ completed_at }) => completed_at)
      .reduce((sum, one) => sum + one.coins, 0);
    const hud = (await member.client.get('/api/get-player-hud-status')).body.data;
    const levelCoins = hud.level === 2 ? 20 : 0;
    expect(await coins()).toBe(before + 110 + 60 + 25 + errandCoins + levelCoins);
    // The missions earn 195 experience points and the wager earns 1. The level-up uses 100 of these 196 points.
    expect(hud.level - hudBefore.level).toBe(1);
    expect(hud.experience - hudBefore.experience).toBe(196 - 100);
    const published = publish.mock.calls.filter(
      ([channel]) => channel === `private-member.${member.id}`,
    );
    const completed = published.filter(([, { name }]) => name === 'missions.completed');
    expect(
      completed.flatMap(([, , data]) => (data as { mission: Mission | null }).mission?.id ?? []),
    ).toEqual(['london.mayfair.2', 'london.mayfair.1', 'london.mayfair.3']);
    expect(published.map(([, { name }]) => name)).toContain('journey.experience_gained');
    const last = published.findLast(([, { name }]) => name === 'missions.progressed');
    expect(calls.MissionsProgressed.parse(last?.[2]).missions.map(({ id }) => id)).toContain(
      'london.mayfair.4',
    );
    for (const [, , data] of completed) calls.MissionCompleted.parse(data);
  });

  test('earn exactly one stamp when all twelve are completed', async () => {
    vi.spyOn(app.deps.realtime, 'mayReach').mockReturnValue(true);
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    await finishLondon();
    expect((await overview()).cities.find(({ city }) => city === 'london')).toMatchObject({
      done: 12,
      total: 12,
      stamp_at: clock.now().toISOString(),
    });
    expect(await stampsOf(app.deps.db, member.id)).toEqual([{ city: 'london', at: clock.now() }]);
    expect(await eventsOf('missions.stamp_earned')).toBe(1);
    expect(await eventsOf('missions.completed')).toBe(12);
    expect(publish.mock.calls.filter(([, { name }]) => name === 'missions.stamp_earned')).toEqual([
      [
        `private-member.${member.id}`,
        { name: 'missions.stamp_earned' },
        { city: 'london', at: clock.now().toISOString() },
      ],
    ]);
  });

  test('do not count the fact that unlocks them', async () => {
    await store('limits.deposit_limit_set', { period: 'day' });
    await store('missions.guide_read', { guide: 'play' });
    await round('westminster-roulette', 1200_00);
    await settle();
    expect(await mission('london.mayfair.4')).toMatchObject({ state: 'open', progress: 0 });
    await round('westminster-roulette', 30_00);
    await settle();
    expect(await mission('london.mayfair.4')).toMatchObject({ state: 'open', progress: 3_00 });
  });
});

async function eventsOf(type: string): Promise<number> {
  const { rows } = await app.deps.database.owner.query<{ count: number }>(
    'select count(*)::int from events where member_id = $1 and type = $2',
    [member.id, type],
  );
  return rows[0]?.count ?? 0;
}

/** Records the actions and rounds that complete every London mission. */
async function finishLondon() {
  await store('limits.deposit_limit_set', { period: 'day' });
  await store('missions.guide_read', { guide: 'play' });
  await store('playlists.created', { playlist_id: uuidv7() });
  await store('fairness.client_seed_chosen', { seed_pair_id: uuidv7() });
  for (let time = 0; time < 2; time += 1) for (const { slug } of games) await round(slug, 2000_00);
  await settle();
}

describe('the facts listed for a mission', () => {
  test('are the rounds of a sum, in pages and up to its completion', async () => {
    await settle();
    await giveCash(500_00);
    for (let spin = 0; spin < 24; spin += 1) await play('neon-shibuya', 5_00);
    await settle();
    const first = await factsOf('london.mayfair.2');
    const second = await factsOf('london.mayfair.2', 2);
    expect(first.meta).toEqual({ current_page: 1, has_more: true });
    expect(second.meta).toEqual({ current_page: 2, has_more: false });
    const all = [...first.data, ...second.data];
    // The mission's target is $110, so only 22 of the 24 stakes of $5 count.
    expect(all).toHaveLength(22);
    expect(new Set(all.map(({ ref }) => ref)).size).toBe(22);
    expect(all.reduce((sum, { counted }) => sum + counted, 0)).toBe(110_00);
  });

  test('are the different games or actions, each once', async () => {
    // Soho's stake mission (`london.soho.1`) counts only video slots. The rounds below therefore count only towards
    // `london.soho.2`, which counts each game once.
    await round('westminster-roulette', 1_00);
    await round('westminster-roulette', 1_00);
    await round('lisboa-baccarat', 1_00);
    await store('playlists.created', { playlist_id: 'a' });
    await settle();
    expect((await factsOf('london.soho.2')).data).toMatchObject([
      { game: 'lisboa-baccarat', kind: 'round', counted: 1 },
      { game: 'westminster-roulette', kind: 'round', counted: 1 },
    ]);
    expect((await factsOf('london.soho.3')).data).toMatchObject([{ ref: 'a', kind: 'action' }]);
    expect((await factsOf('london.soho.1')).data).toEqual([]);
    expect((await member.client.get('/api/missions/atlantis.x.1/facts')).status).toBe(404);
  });
});

describe('the facts listed for an errand', () => {
  const errandFactsOf = async (id: string) => {
    const found: MissionFact[] = [];
    for (let page = 1; ; page += 1) {
      const reply = await member.client.call(calls.errandFacts, {
        params: { id },
        query: { page },
      });
      expect(reply.status).toBe(200);
      const { data, meta } = reply.body as ReplyOf<typeof calls.errandFacts>;
      found.push(...data);
      if (!meta.has_more) return found;
    }
  };
  const sum = (facts: readonly MissionFact[]) =>
    facts.reduce((total, { counted }) => total + counted, 0);
  const errands = async () => {
    const { itinerary } = await overview();
    return [...itinerary.errands, itinerary.weekly];
  };
  /**
   * Checks that the listed rounds of each errand match its filter and add up to its progress.
   * @returns the number of listed rounds by errand id
   */
  const expectToAddUp = async () => {
    const named = new Map<string, number>();
    for (const errand of await errands()) {
      const facts = await errandFactsOf(errand.id);
      expect(sum(facts), errand.id).toBe(errand.progress);
      expect(new Set(facts.map(({ ref }) => ref)).size).toBe(facts.length);
      expect(facts.map(({ at }) => at)).toEqual(
        facts
          .map(({ at }) => at)
          .sort()
          .toReversed(),
      );
      for (const { slug, category, city } of games) {
        const ofGame = facts.filter(({ game }) => game === slug);
        expect(sum(ofGame)).toBeLessThanOrEqual(errand.most_per_game ?? errand.cents);
        const { category: asked = category, city: home = city } = errand.games ?? {};
        if (asked !== category || home !== city) expect(ofGame).toEqual([]);
      }
      expect(facts.every(({ counted, kind }) => counted > 0 && kind === 'round')).toBe(true);
      named.set(errand.id, facts.length);
    }
    return named;
  };

  test('add up to its progress, before and after completion', async () => {
    await settle();
    await giveCash(2000_00);
    const slots = games.filter(({ category }) => category === 'video' || category === 'classic');
    const playAll = async (stakeCents: number) => {
      for (const { slug } of slots) {
        await play(slug, stakeCents);
        clock.advance(1000);
      }
      await playWith('westminster-roulette', { spots: { red: 3_00 } });
      await settle();
      await expectToAddUp();
    };
    for (const stakeCents of [1_00, 2_00, 5_00]) await playAll(stakeCents);
    // Play more rounds until all errands are done, as the checks below require.
    const isDone = async () => (await errands()).every(({ progress, cents }) => progress === cents);
    for (let more = 0; more < 15 && !(await isDone()); more += 1) await playAll(5_00);
    // Every errand must have stopped exactly at its target. The weekly errand must have counted enough rounds to fill
    // several pages of its list.
    const all = await errands();
    expect(all.map(({ progress }) => progress)).toEqual(all.map(({ cents }) => cents));
    expect(Math.max(...(await expectToAddUp()).values())).toBeGreaterThan(40);
  });

  test('belong to the current day or week and to the member only', async () => {
    clock.set('2026-03-02T23:55:00Z');
    member = await registered(app);
    await settle();
    await giveCash(50_00);
    await play('neon-shibuya', 5_00);
    await settle();
    const [today] = await errands();
    const weekly = (await overview()).itinerary.weekly.id;
    expect(await errandFactsOf(weekly)).toMatchObject([{ game: 'neon-shibuya', counted: 5_00 }]);
    const mine = member;
    member = await registered(app);
    await settle();
    expect(await errandFactsOf(weekly)).toEqual([]);
    member = mine;
    clock.advance(10 * 60_000);
    expect(await errandFactsOf('2026-03-03.1')).toEqual([]);
    expect(await errandFactsOf(weekly)).toHaveLength(1);
    for (const id of [today?.id ?? '', '2026-03-03.4', '2026-W11', 'london.mayfair.2']) {
      const { status } = await member.client.call(calls.errandFacts, { params: { id } });
      expect(status, id).toBe(404);
    }
    await play('lotus-tower', 2_00);
    await settle();
    expect(await errandFactsOf(weekly)).toMatchObject([{ counted: 2_00 }, { counted: 5_00 }]);
    await expectToAddUp();
  });

  test('do not include free spins', async () => {
    await settle();
    await giveCash(50_00);
    const slug = 'free-spins-10';
    const item = await give(app, member.id, launchItem(slug).terms, slug);
    await member.client.call(activateItem, { params: { id: item } });
    const spin = { game: 'fog-and-crown', bet: { stakeCents: 10 }, item };
    const spun = await member.client.post('/api/play/rounds', { id: uuidv7(), ...spin });
    expect(spun.status).toBe(200);
    const { round: paid } = await play('fog-and-crown', 1_00);
    await settle();
    const refs = (await factsOf('london.mayfair.2')).data.map(({ ref }) => ref);
    expect(refs).toEqual([paid.id]);
    expect((await errandFactsOf('2026-W10')).map(({ ref }) => ref)).toEqual([paid.id]);
    await expectToAddUp();
  });
});

const giveCash = async (cents: number) => {
  const { post } = await import('../ledger/index.ts');
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId: member.id,
      operationId: uuidv7(),
      kind: 'top_up',
      transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: cents }],
    }),
  );
};
const play = (game: string, stakeCents: number) => playWith(game, { stakeCents });
const playWith = async (game: string, bet: object) => {
  const reply = await member.client.post('/api/play/rounds', { id: uuidv7(), game, bet });
  expect(reply.status).toBe(200);
  return reply.body.data as { round: { id: string } };
};

describe('mission actions', () => {
  test('are accepted from the browser for known guides and own rounds only', async () => {
    await settle();
    const publishEvent = (body: object) => member.client.call(calls.reportAction, { body });
    expect((await publishEvent({ action: 'how_to_read', guide: 'play' })).body).toEqual({
      data: { done: true },
    });
    expect((await publishEvent({ action: 'how_to_read', guide: 'win' })).status).toBe(422);
    expect((await publishEvent({ action: 'playlist_made' })).status).toBe(422);
    expect((await publishEvent({ action: 'proof_checked', round_id: uuidv7() })).status).toBe(404);
    await settle();
    expect((await mission('london.mayfair.3')).state).toBe('done');
  });

  test('are counted when a member sets a limit, creates a playlist, rotates a seed or rates a game', async () => {
    await settle();
    const before = await coins();
    const put = (path: string, body: object) => member.client.request('PUT', `/api${path}`, body);
    expect((await put('/limits/deposit/day', { value: 50_00 })).status).toBe(200);
    expect(
      (await member.client.post('/api/playlists', { id: uuidv7(), name: 'Evening', games: [] }))
        .status,
    ).toBe(200);
    const seeds = (await member.client.get('/api/fairness/seeds')).body.data;
    expect(
      (
        await member.client.post('/api/fairness/seeds/rotate', {
          pair_id: seeds.current.id,
          client_seed: 'my-own-words',
        })
      ).status,
    ).toBe(200);
    expect((await put('/ratings/neon-shibuya', { stars: 4 })).status).toBe(200);
    expect((await put('/ratings/neon-shibuya', { stars: 4 })).status).toBe(200);
    await settle();
    for (const id of ['london.mayfair.1', 'london.soho.3', 'london.greenwich.1'])
      expect((await mission(id)).state).toBe('done');
    expect(await eventsOf('ratings.game_rated')).toBe(1);
    expect(await coins()).toBe(before + 60 + 45 + 40 + (await levelUpCoins()));
  });

  test('count a break but not a self-exclusion', async () => {
    await settle();
    await arrive('london', 'honolulu');
    await store('exclusions.begun', { exclusion_id: uuidv7(), length: 'permanent' });
    await settle();
    expect((await mission('honolulu.waikiki.1')).state).toBe('open');
    expect((await member.client.post('/api/exclusions', { length: '12h' })).status).toBeLessThan(
      300,
    );
    await settle();
    expect((await mission('honolulu.waikiki.1')).state).toBe('done');
  });

  test('count a trip in the city where it begins', async () => {
    await settle();
    const trips = missionsOf('istanbul').find(
      ({ objective }) => objective.kind === 'action' && objective.action === 'trip_made',
    );
    expect(trips?.place).toBe(4);
    await arrive('london', 'istanbul');
    await settle();
    expect((await mission(trips?.id ?? '')).progress).toBe(0);
  });
});

async function levelUpCoins(): Promise<number> {
  const hud = (await member.client.get('/api/get-player-hud-status')).body.data;
  return hud.level === 2 ? 20 : 0;
}

describe('the itinerary', () => {
  test('has three daily errands and a weekly one, which pay once and are then replaced', async () => {
    await settle();
    const first = (await overview()).itinerary;
    expect(first).toMatchObject({
      day: '2026-03-02',
      server_now: clock.now().toISOString(),
      day_ends_at: '2026-03-03T00:00:00.000Z',
      week: '2026-W10',
      week_ends_at: '2026-03-09T00:00:00.000Z',
    });
    expect(first.errands.map(({ coins: pays, cents }) => [pays, cents])).toEqual([
      [10, 10_00],
      [20, 20_00],
      [30, 30_00],
    ]);
    for (const { slug, city } of games)
      if (city === 'london' || city === 'tokyo' || city === 'sydney') await round(slug, 60_00);
    await settle();
    const full = (await overview()).itinerary;
    expect(full.errands.every(({ completed_at }) => completed_at)).toBe(true);
    expect(full.weekly.completed_at).toBe(clock.now().toISOString());
    expect(await eventsOf('missions.errand_completed')).toBe(4);
    clock.advance(24 * 3_600_000);
    const next = (await readOverview(app.deps, member.id)).itinerary;
    expect(next).toMatchObject({ day: '2026-03-03', week: '2026-W10' });
    expect(next.errands.map(({ progress }) => progress)).toEqual([0, 0, 0]);
    expect(next.weekly.completed_at).toBe(full.weekly.completed_at);
    await round('neon-shibuya', 1_00);
    await settle();
    expect((await readOverview(app.deps, member.id)).itinerary.weekly.completed_at).toBe(
      full.weekly.completed_at,
    );
    clock.advance(6 * 24 * 3_600_000);
    expect((await readOverview(app.deps, member.id)).itinerary.weekly).toMatchObject({
      id: '2026-W11',
      progress: 0,
      completed_at: null,
    });
  });
});

describe('exactly-once processing', () => {
  const tables = ['missions_members', 'missions_cities', 'missions_stays'] as const;
  /** Returns the rows of each table as sorted strings. */
  const rowsOf = async () => {
    const { owner } = app.deps.database;
    const texts = await Promise.all(
      tables.map((table) =>
        owner.query<{ row: string }>(`select t::text as row from ${table} t order by t::text`),
      ),
    );
    return texts.map(({ rows }) => rows.map(({ row }) => row));
  };

  test('creates the same rows and no second payment when the history is read again', async () => {
    await finishLondon();
    await arrive('london', 'tokyo');
    for (const { slug } of games) await round(slug, 7_00);
    await settle();
    const before = await rowsOf();
    const money = await coins();
    const completed = await eventsOf('missions.completed');
    const { owner } = app.deps.database;
    await owner.query(`truncate missions_stays, missions_cities, missions_members`);
    await owner.query(
      `update event_cursors set last_tx = '0', last_id = 0 where name = 'missions.progress'`,
    );
    await settle();
    expect(await rowsOf()).toEqual(before);
    expect(await coins()).toBe(money);
    expect(await eventsOf('missions.completed')).toBe(completed);
    expect(await eventsOf('missions.stamp_earned')).toBe(1);
  });

  test('pays once when several nodes process events at the same time', async () => {
    await settle();
    const before = await coins();
    const { createEvents } = await import('../../platform/events/events.ts');
    const { createMetrics } = await import('../../platform/metrics.ts');
    const { subscribers } = await import('./subscribers.ts');
    const { database, log } = app.deps;
    const node = () => {
      const events = createEvents({ database, log, metrics: createMetrics() });
      events.subscribe(...subscribers(app.deps));
      return events;
    };
    const nodes = [node(), node(), node()];
    await Promise.all([
      store('limits.deposit_limit_set', { period: 'day' }),
      store('missions.guide_read', { guide: 'play' }),
      store('missions.guide_read', { guide: 'join' }),
    ]);
    await Promise.all(nodes.flatMap((one) => [one.drain(), one.drain()]));
    await settle();
    expect(await coins()).toBe(before + 60 + 25 + (await levelUpCoins()));
    expect(await eventsOf('missions.completed')).toBe(2);
  });

  test('neither counts nor pays a fact whose transaction fails, and processes it later', async () => {
    await settle();
    const before = await coins();
    await store('missions.guide_read', { guide: 'play' });
    const { transaction } = app.deps.database;
    vi.spyOn(app.deps.database, 'transaction').mockImplementationOnce((work) =>
      transaction(async (tx) => {
        await work(tx);
        throw new Error('the power went');
      }),
    );
    await expect(settle()).rejects.toThrow('the power went');
    vi.restoreAllMocks();
    expect(await coins()).toBe(before);
    await settle();
    expect(await coins()).toBe(before + 25);
    expect(await eventsOf('missions.completed')).toBe(1);
  });
});
