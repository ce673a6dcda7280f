/**
 * Tests records and badges over HTTP: the response, the published event and the shareable picture that result from real
 * rounds and events.
 */
import type { Achievements } from '@wl/contract/achievements';
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { makePlayer } from '../play/testing-players.ts';
import { storeEvent } from '../../platform/events/events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
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
const round = (stakeCents: number, payoutCents: number, more: object = {}) =>
  store('wagers.settled', {
    wager_id: uuidv7(),
    title: 'neon-shibuya',
    stake_cents: stakeCents,
    payout_cents: payoutCents,
    ...more,
  });
const read = async () =>
  ((await member.client.get('/api/achievements')).body as { data: Achievements }).data;
const badge = async (id: string) => (await read()).badges.find((one) => one.id === id);
const rows = async () => {
  const { owner } = app.deps.database;
  const all = [];
  for (const table of ['members', 'records', 'badges'])
    all.push(
      (
        await owner.query(
          `select to_jsonb(t) as row from achievements_${table} t order by to_jsonb(t)::text`,
        )
      ).rows,
    );
  return all;
};

test('a new member has no records and no earned badges', async () => {
  const { records, badges } = await read();
  expect(records).toEqual([]);
  expect(badges.length).toBeGreaterThanOrEqual(40);
  expect(badges.every(({ earned_at }) => earned_at === null)).toBe(true);
  expect((await app.client().get('/api/achievements')).status).toBe(401);
});

describe('records', () => {
  test('are the biggest win, bet and multiplier, and equal values keep the first round', async () => {
    await round(200, 5000);
    await round(1000, 0);
    await round(400, 5000);
    await round(300, 299);
    await settle();
    const { records } = await read();
    expect(records.map(({ kind, value, stake }) => [kind, value, stake])).toEqual([
      ['win', 5000, 200],
      ['bet', 1000, 1000],
      ['multiplier', 2500, 200],
    ]);
    expect(await badge('multiplier.bronze')).toMatchObject({
      progress: 20,
      earned_at: '2026-03-02T12:10:00.000Z',
    });
    expect(await badge('multiplier.silver')).toMatchObject({ progress: 25, earned_at: null });
  });

  test('do not count rounds paid by an item', async () => {
    await round(200, 50_000, { item_id: uuidv7() });
    await settle();
    expect((await read()).records).toEqual([]);
    expect(await badge('games.bronze')).toMatchObject({ progress: 0 });
  });

  test('link to the round that set them', async () => {
    const client = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 100_000 }));
    const reply = await client.post('/api/play/rounds', {
      id: uuidv7(),
      game: 'neon-shibuya',
      bet: { stakeCents: 100 },
    });
    await settle();
    const { records } = ((await client.get('/api/achievements')).body as { data: Achievements })
      .data;
    expect(records.find(({ kind }) => kind === 'bet')).toMatchObject({
      value: 100,
      game: { slug: 'neon-shibuya', name: 'Neon Shibuya', category: 'video' },
      round_id: reply.body.data.round.id,
    });
  });
});

test('trips, levels, purchases and other facts count towards badges, and each badge is published once', async () => {
  const publish = vi.spyOn(app.deps.realtime, 'publish');
  for (const [from, to] of [
    ['london', 'tokyo'],
    ['tokyo', 'sydney'],
    ['sydney', 'london'],
  ])
    await store('travel.arrived', { trip_id: uuidv7(), from, to, how: 'coins', coins: 10 });
  await store('journey.level_reached', { level: 5, coins: 80, skill_points: 2 });
  await store('market.item_purchased', {});
  await store('bag.item_ended', { end: 'expired' });
  await settle();
  expect(await badge('cities.bronze')).toMatchObject({ progress: 3 });
  expect(await badge('kilometres.bronze')).toMatchObject({ progress: 10_000 });
  expect(await badge('levels.bronze')).toMatchObject({ progress: 5 });
  expect(await badge('purchases.bronze')).toMatchObject({ progress: 1 });
  expect(await badge('bonuses.bronze')).toMatchObject({ progress: 0, earned_at: null });
  for (const game of ['neon-shibuya', 'neon-shibuya', 'lotus-tower'])
    await store('ratings.game_rated', { game });
  for (const round_id of ['a', 'a']) await store('missions.proof_checked', { round_id });
  await store('playlists.created', { playlist_id: uuidv7() });
  await store('missions.errand_completed', { errand: '2026-03-02.1', coins: 10 });
  await settle();
  // The rounds and trips recorded above may already have completed a mission, so compare with the current count.
  const done = (await badge('missions.bronze'))?.progress ?? 0;
  await store('missions.completed', { mission: 'london.soho.1', experience: 0, coins: 50 });
  await settle();
  expect(await badge('ratings.bronze')).toMatchObject({ progress: 2 });
  expect(await badge('errands.bronze')).toMatchObject({ progress: 1 });
  expect(await badge('missions.bronze')).toMatchObject({ progress: done + 1 });
  const published = publish.mock.calls
    .filter(([, { name }]) => name === 'achievements.changed')
    .flatMap(([, , data]) => (data as { earned: { id: string }[] }).earned.map(({ id }) => id));
  expect(published.sort()).toEqual([
    'cities.bronze',
    'kilometres.bronze',
    'levels.bronze',
    'playlists.bronze',
    'proofs.bronze',
    'purchases.bronze',
  ]);
  await store('travel.arrived', { trip_id: uuidv7(), from: 'london', to: 'paris' });
  publish.mockClear();
  await settle();
  expect(publish.mock.calls.filter(([, { name }]) => name === 'achievements.changed')).toEqual([]);
});

test('rebuilding achievements from the events gives identical rows', async () => {
  await round(200, 5000);
  await round(500, 20_000, { game: 'lisboa-baccarat' });
  await store('travel.arrived', { trip_id: uuidv7(), from: 'london', to: 'paris' });
  await settle();
  const before = await rows();
  expect(before.flat().length).toBeGreaterThan(4);
  const { owner } = app.deps.database;
  for (const table of ['badges', 'records', 'members'])
    await owner.query(`delete from achievements_${table}`);
  await owner.query(
    `update event_cursors set last_tx = '0', last_id = 0 where name = 'achievements.log'`,
  );
  await settle();
  expect(await rows()).toEqual(before);
});

describe('a share card', () => {
  const card = (what: string, language = 'en') =>
    member.client.get(`/api/achievements/cards/${what}?language=${language}`);

  test('is a picture of the record or badge in the requested language', async () => {
    await round(200, 5000);
    await settle();
    const pictures = [];
    for (const [what, language] of [
      ['win', 'en'],
      ['win', 'tr'],
      ['multiplier', 'en'],
      ['multiplier.bronze', 'en'],
    ] as const) {
      const reply = await card(what, language);
      expect(reply.status).toBe(200);
      expect(reply.headers['content-type']).toBe('image/png');
      const { width, height, format } = await sharp(reply.raw.rawPayload).metadata();
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' });
      pictures.push(reply.raw.rawPayload.toString('base64'));
    }
    expect(new Set(pictures).size).toBe(4);
  });

  test('is refused for records and badges that the member does not have', async () => {
    for (const what of ['win', 'trips.gold', 'nonsense', '__proto__'])
      expect((await card(what)).body).toMatchObject({ code: 'request.not_found' });
    expect((await card('win', 'xx')).status).toBe(422);
  });
});
