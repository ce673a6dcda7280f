/**
 * Tests that each skill step has the specified price, is paid for only once, and takes effect immediately
 * (specification §3, decisions §8).
 */
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { givePoints } from './testing-skills.ts';

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

const upgrade = (skill: string, toLevel: number, id: string = uuidv7(), client = member.client) =>
  client.post(`/api/player/skills/${skill}/upgrade`, { id, to_level: toLevel });
const skills = async () => (await member.client.get('/api/player/get-player-skill')).body.data;

test('the skills response lists each skill with its level, current effect, next effect and cost', async () => {
  expect(await skills()).toEqual({
    points: 0,
    max_level: 5,
    skills: [
      {
        skill: 'gambler',
        level: 0,
        now: { wagering_times: 40 },
        next: { wagering_times: 38 },
        cost: 5,
        affordable: false,
      },
      {
        skill: 'negotiator',
        level: 0,
        now: { market_percent: 0 },
        next: { market_percent: 3 },
        cost: 5,
        affordable: false,
      },
      {
        skill: 'hustler',
        level: 0,
        now: { cashback_percent: 0 },
        next: { cashback_percent: 10 },
        cost: 5,
        affordable: false,
      },
      {
        skill: 'backpacker',
        level: 0,
        now: { travel_percent: 0, days: 0 },
        next: { travel_percent: 5, days: 1 },
        cost: 5,
        affordable: false,
      },
    ],
    hustler_today: { rounds: 0, rounds_max: 30, paid: 0, paid_max: 5000 },
  });
  expect((await app.client().get('/api/player/get-player-skill')).status).toBe(401);
});

test('a skill step costs five points and is published, and the fifth step is the last', async () => {
  await givePoints(app, member.id, 27);
  const publish = vi.spyOn(app.deps.realtime, 'publish');
  for (let level = 1; level <= 5; level += 1) {
    const reply = await upgrade('gambler', level);
    expect(reply.status).toBe(200);
    expect(reply.body.data).toMatchObject({ points: 27 - 5 * level });
    expect(reply.body.data.skills[0]).toMatchObject({
      level,
      now: { wagering_times: 40 - 2 * level },
      next: level === 5 ? null : { wagering_times: 38 - 2 * level },
      cost: level === 5 ? null : 5,
    });
  }
  expect(publish.mock.calls).toContainEqual([
    `private-member.${member.id}`,
    { name: 'journey.skill_upgraded' },
    { skill: 'gambler', level: 5 },
  ]);
  expect((await upgrade('gambler', 6)).body).toMatchObject({ code: 'journey.skill_complete' });
  expect((await upgrade('hustler', 1)).body).toMatchObject({ code: 'journey.not_enough_points' });
  expect((await upgrade('cook', 1)).status).toBe(404);
  const { rows } = await app.deps.database.owner.query<{ level: number }>(
    `select (data->>'level')::int as level from events
      where member_id = $1 and type = 'journey.skill_upgraded' order by seq`,
    [member.id],
  );
  expect(rows.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5]);
});

test('a skill step must be exactly one above the current level', async () => {
  await givePoints(app, member.id, 50);
  expect((await upgrade('negotiator', 2)).body).toMatchObject({ code: 'journey.skill_changed' });
  expect((await upgrade('negotiator', 1)).status).toBe(200);
  expect((await upgrade('negotiator', 1)).body).toMatchObject({ code: 'journey.skill_changed' });
  expect((await skills()).points).toBe(45);
});

test('a repeated key spends points once, and a key reused for another step is rejected', async () => {
  await givePoints(app, member.id, 50);
  const id = uuidv7();
  const replies = await Promise.all(Array.from({ length: 6 }, () => upgrade('backpacker', 1, id)));
  expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 200]);
  expect(await skills()).toMatchObject({ points: 45 });
  expect((await upgrade('backpacker', 2, id)).body).toMatchObject({ code: 'wallet.key_reused' });
  expect((await upgrade('gambler', 1, id)).body).toMatchObject({ code: 'wallet.key_reused' });
});

test('concurrent upgrades take one step, and points for one step pay for only one of two skills', async () => {
  await givePoints(app, member.id, 7);
  const second = app.client();
  const { email, password } = member.player;
  const signedIn = await second.post('/api/auth/sign-in', { email, password });
  second.token = signedIn.body.data.auth_token;
  const same = await Promise.all([upgrade('gambler', 1), upgrade('gambler', 1, uuidv7(), second)]);
  expect(same.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await skills()).toMatchObject({ points: 2 });
  await givePoints(app, member.id, 10);
  const others = await Promise.all([
    upgrade('negotiator', 1),
    upgrade('backpacker', 1, uuidv7(), second),
  ]);
  expect(others.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(await skills()).toMatchObject({ points: 0 });
});

test('the database rejects a skill step that is taken twice, too high or not paid for', async () => {
  await givePoints(app, member.id, 10);
  const insert = (skill: string, level: number, points = 5) =>
    app.deps.database.pool.query(
      `insert into journey_upgrades values ($1, $2, $3, $4, $5, now())`,
      [member.id, uuidv7(), skill, level, points],
    );
  await insert('gambler', 1);
  await expect(insert('gambler', 1)).rejects.toThrow(/duplicate key/);
  await expect(insert('gambler', 6)).rejects.toThrow(/to_level_check/);
  await expect(insert('hustler', 1, 6)).rejects.toThrow(/not that many skill points/);
  await expect(
    app.deps.database.pool.query('delete from journey_upgrades where member_id = $1', [member.id]),
  ).rejects.toThrow(/permission denied/);
});

test('spent skill points stay spent when levels are rebuilt from history', async () => {
  await givePoints(app, member.id, 8);
  await upgrade('gambler', 1);
  // Grant the same points again, as if the levels were rebuilt from history. The spent points must stay spent.
  await givePoints(app, member.id, 8);
  expect(await skills()).toMatchObject({ points: 3 });
});

test('market prices and a bonus’s turnover reflect a skill upgrade immediately', async () => {
  await givePoints(app, member.id, 20);
  const market = async () => (await member.client.get('/api/marketplace')).body.data;
  const item = (data: { items: { slug: string; price: number; list_price: number }[] }) =>
    data.items.find(({ slug }) => slug.startsWith('deposit-bonus'))!;
  const before = item(await market());
  expect(before.price).toBe(before.list_price);
  await upgrade('negotiator', 1);
  const after = await market();
  expect(after.discount_percent).toBe(3);
  expect(item(after).price).toBe(Math.ceil(before.list_price * 0.97));
  const turnover = (data: { items: { slug: string; true_cost: { turnover: number } }[] }) =>
    data.items.find(({ slug }) => slug.startsWith('deposit-bonus'))!.true_cost.turnover;
  await upgrade('gambler', 1);
  expect(turnover(await market())).toBeLessThan(turnover(after));
});
