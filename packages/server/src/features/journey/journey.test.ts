import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { testClock } from '../../platform/clock.ts';
import { discoverFeatures } from '../../platform/features.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { post } from '../ledger/index.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { storeEvent } from '../../platform/events/events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  // Leave out the missions feature, because completed missions would add Coins and experience that the tests do not
  // expect.
  const features = (await discoverFeatures()).filter(({ name }) => name !== 'missions');
  app = await startTestApp({ clock, features });
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  member = await registered(app);
});

const settle = () => app.deps.events.drain();
const hud = async () => {
  const reply = await member.client.get('/api/get-player-hud-status');
  return (reply.body as { data: Record<string, unknown> }).data;
};
const coins = async () =>
  ((await member.client.get('/api/wallet')).body as { data: { coins: number } }).data.coins;
const store = (type: string, data: object) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member.id,
      type,
      data: { ...data, at: clock.now().toISOString() },
    }),
  );
const round = (stakeCents: number, game = 'neon-shibuya') =>
  store('wagers.settled', {
    wager_id: uuidv7(),
    title: game,
    stake_cents: stakeCents,
    payout_cents: 0,
  });

test('a new member starts at level 1 in the home city of the member’s language', async () => {
  expect(await hud()).toMatchObject({
    level: 1,
    experience: 0,
    experience_needed: 100,
    next_level_coins: 20,
    limits: [
      { source: 'login', limit: 1 },
      { source: 'deposit', used: 0, limit: 7 },
      { source: 'wager', used: 0, limit: 25 },
    ],
    city: { id: 'london', airport: 'LHR' },
  });
  member = await registered(app, { language: 'pt' });
  for (const suffix of ['', '/home', '?language=pt']) {
    const reply = await member.client.get(`/api/player/get-player-current-city${suffix}`);
    expect(reply.body).toMatchObject({ data: { id: 'rio-de-janeiro' } });
  }
  expect((await app.client().get('/api/get-player-hud-status')).status).toBe(401);
});

test('two sign-ins within an hour earn experience at most once', async () => {
  const { email, password } = member.player;
  const before = (await hud())['experience'];
  for (let time = 0; time < 2; time += 1) {
    await app.client().post('/api/auth/sign-in', { email, password });
    await settle();
  }
  // The sign-in at registration may already have earned the five points for the daily sign-in, so accept both totals.
  expect(before).toBeOneOf([0, 5]);
  expect((await hud())['experience']).toBe(5);
});

test('a round played over HTTP earns one experience point', async () => {
  await app.deps.transaction((tx) =>
    post(tx, {
      memberId: member.id,
      operationId: uuidv7(),
      kind: 'top_up',
      transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: 10_000 }],
    }),
  );
  await settle();
  const before = Number((await hud())['experience']);
  const bet = { stakeCents: 100 };
  const reply = await member.client.post('/api/play/rounds', {
    id: uuidv7(),
    game: 'neon-shibuya',
    bet,
  });
  expect(reply.body).toMatchObject({ data: {} });
  await settle();
  expect(Number((await hud())['experience'])).toBe(before + 1);
});

describe('levels', () => {
  test('pay Coins once, even after a rebuild from history', async () => {
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    vi.spyOn(app.deps.realtime, 'mayReach').mockReturnValue(true);
    const before = await coins();
    await store('wallet.top_up_credited', { top_up_id: uuidv7(), amount_cents: 20_000 });
    await round(20_000);
    await settle();
    // The deposit earns 200 points, the wager earns 1, and the sign-in at registration may earn 5. Either total is
    // enough for level 2.
    expect(await hud()).toMatchObject({ level: 2, experience_needed: 200, next_level_coins: 40 });
    expect(await coins()).toBe(before + 20);
    const { owner } = app.deps.database;
    const { rows } = await owner.query<{ skill_points: number }>(
      'select skill_points from journey_members where member_id = $1',
      [member.id],
    );
    expect(rows).toEqual([{ skill_points: 2 }]);
    // Ignore messages from other features. For example, the round also sets a record, which the achievements feature
    // publishes.
    const published = publish.mock.calls.filter(
      ([channel, { name }]) =>
        channel === `private-member.${member.id}` && /^(journey|wallet)\./.test(name),
    );
    expect(published.map(([, { name }]) => name)).toEqual([
      'journey.experience_gained',
      'journey.level_reached',
      'wallet.changed',
    ]);
    expect(published[1]?.[2]).toMatchObject({ level: 2, coins: 20, hud: { level: 2 } });
    const statement = await member.client.get('/api/wallet/statement?view=coins');
    expect(statement.body.data.lines).toMatchObject([{ kind: 'coins_granted', coins: 20 }, {}]);
    // Simulate a rebuild from the event stream, which resets the journey but not the ledger.
    await owner.query(
      `update journey_members set level = 1, experience = 0, skill_points = 0 where member_id = $1`,
      [member.id],
    );
    await owner.query(`delete from journey_uses where member_id = $1`, [member.id]);
    await owner.query(`delete from journey_deposits where member_id = $1`, [member.id]);
    await owner.query(
      `update event_cursors set last_tx = '0', last_id = 0 where name like 'journey%'`,
    );
    await settle();
    expect(await hud()).toMatchObject({ level: 2 });
    expect(await coins()).toBe(before + 20);
  });

  test('gain a deposit’s experience once it is staked, by contribution, and lose it with a refund', async () => {
    const topUpId = uuidv7();
    const start = Number((await hud())['experience']);
    await store('wallet.top_up_credited', { top_up_id: topUpId, amount_cents: 5000 });
    // Only a tenth of a table-game stake counts as turnover, so the $400 stake adds $40. The $50 deposit is not fully
    // staked yet and earns no points.
    await round(40_000, 'westminster-roulette');
    await settle();
    expect(Number((await hud())['experience'])).toBe(start + 1);
    await round(1000);
    await settle();
    expect(Number((await hud())['experience'])).toBe(start + 2 + 50);
    await store('wallet.top_up_refunded', { top_up_id: topUpId, amount_cents: 1000 });
    await settle();
    expect(Number((await hud())['experience'])).toBe(start + 2 + 40);
    await store('wallet.top_up_refunded', { top_up_id: topUpId, amount_cents: 4000 });
    await settle();
    expect(Number((await hud())['experience'])).toBe(start + 2);
  });

  test('pay no Coins again when reached again after a charge-back', async () => {
    const before = await coins();
    for (let n = 0; n < 3; n += 1) {
      const topUpId = uuidv7();
      await store('wallet.top_up_credited', { top_up_id: topUpId, amount_cents: 20_000 });
      await round(20_000);
      await settle();
      expect(await hud()).toMatchObject({ level: 2 });
      expect(await coins()).toBe(before + 20);
      await store('wallet.top_up_refunded', { top_up_id: topUpId, amount_cents: 20_000 });
      await settle();
      expect(await hud()).toMatchObject({ level: 1 });
    }
  });

  test('depositExperience: gain no experience from deposits where the jurisdiction forbids it', async () => {
    member = await registered(app, {
      country: 'GB',
      post_code: 'SW1A 1AA',
      city: 'London',
      phone: '+44 20 7946 0018',
    });
    const start = Number((await hud())['experience']);
    await store('wallet.top_up_credited', { top_up_id: uuidv7(), amount_cents: 5000 });
    await round(5000);
    await settle();
    expect(Number((await hud())['experience'])).toBe(start + 1);
    // The HUD must not list deposits as a source of experience, because they earn none in Great Britain.
    const { limits } = (await hud()) as { limits: { source: string }[] };
    expect(limits.map(({ source }) => source)).toEqual(['login', 'wager']);
  });

  test('gain at most 25 points an hour from wagers', async () => {
    const start = Number((await hud())['experience']);
    for (let time = 0; time < 30; time += 1) await round(100);
    await settle();
    const now = await hud();
    expect(Number(now['experience'])).toBe(start + 25);
    expect(now['limits']).toContainEqual({ source: 'wager', used: 25, limit: 25 });
    // Advance the clock in two steps, because a session ends after half an hour of inactivity.
    clock.advance(25 * 60_000);
    await hud();
    clock.advance(25 * 60_000);
    expect((await hud())['limits']).toContainEqual({ source: 'wager', used: 0, limit: 25 });
  });
});
