/** Tests the Hustler skill with real rounds, bonuses and ledger entries (decision 0040; decisions §8). */
import { statsOf } from '@wl/games/catalogue/index';
import type { DepositBonusTerms } from '@wl/world/bonuses/deposit-bonus/terms';
import type { DepositCashbackTerms } from '@wl/world/bonuses/deposit-cashback/terms';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { bagMember, balancesOf, deposit, give, launchItem } from '../bag/testing-bag.ts';
import { audit } from '../ledger/audit.ts';
import { revenueOf } from '../ledger/index.ts';
import type { Registered } from '../members/testing-members.ts';
import { settleOne } from '../wagers/testing-settling.ts';
import { givePoints } from './testing-skills.ts';

const DAY_MS = 86_400_000;
const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
  await app.deps.events.drain();
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  // Run each test on a new day, so that the previous test's sessions have expired.
  clock.advance(DAY_MS);
  member = await bagMember(app);
  await givePoints(app, member.id, 100);
});
afterEach(async () => {
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
});

const settle = () => app.deps.events.drain();
const cash = async () => (await balancesOf(member)).cash;
async function hustle(levels: number, from = 0) {
  for (let level = from + 1; level <= levels; level += 1) {
    const body = { id: uuidv7(), to_level: level };
    const reply = await member.client.post('/api/player/skills/hustler/upgrade', body);
    expect(reply.status).toBe(200);
  }
  await settle();
}
/** Settles a round. By default, its payout equals its stake, so that only the Hustler skill changes the balance. */
const round = (stakeCents: number, change: { game?: string; payoutCents?: number } = {}) =>
  settleOne(
    app,
    { memberId: member.id, sessionId: member.id, stakeCents, payoutCents: stakeCents, ...change },
    clock.now(),
  );
const rounds = async (count: number, stakeCents: number) => {
  for (let n = 0; n < count; n += 1) await round(stakeCents);
};
const hustlerLines = async () => {
  const { body } = await member.client.get('/api/wallet/statement?view=all');
  if (!body.data) throw new Error(JSON.stringify(body));
  return (body.data.lines as { kind: string; cash: number; entries: object[] }[]).filter(
    ({ kind }) => kind === 'hustler_cashback',
  );
};
const today = async () =>
  (await member.client.get('/api/player/get-player-skill')).body.data.hustler_today;

/** Returns a game's lowest published house edge, as a fraction of the stake. */
const edgeOf = (game: string) => {
  const { returnPercent, perBet = {} } = statsOf(game);
  return (100 - Math.max(returnPercent, ...Object.values(perBet))) / 100;
};

test('the Hustler skill pays a share of a round’s expected cost at once as cash, booked as bonus cost', async () => {
  await deposit(app, member.id, 100_000);
  await hustle(5);
  const publish = vi.spyOn(app.deps.realtime, 'publish');
  await round(10_000);
  await settle();
  const due = Math.floor(10_000 * edgeOf('neon-shibuya') * 0.5);
  expect(due).toBeGreaterThan(100);
  expect(await cash()).toBe(100_000 + due);
  expect(await hustlerLines()).toMatchObject([
    { cash: due, entries: [{ debit: 'bonus_cost', credit: 'cash', amount: due }] },
  ]);
  expect(await today()).toEqual({ rounds: 1, rounds_max: 30, paid: due, paid_max: 5000 });
  const published = publish.mock.calls.filter(
    ([channel]) => channel === `private-member.${member.id}`,
  );
  expect(published).toContainEqual([
    `private-member.${member.id}`,
    { name: 'journey.hustler_paid' },
    { round_id: expect.any(String), amount: due },
  ]);
  expect(published.find(([, { name }]) => name === 'wallet.changed')?.[2]).toMatchObject({
    wallet: { cash: 100_000 + due },
  });
  const from = new Date(clock.now().getTime() - DAY_MS);
  const until = new Date(clock.now().getTime() + DAY_MS);
  const revenue = await revenueOf(app.deps.db, [{ memberId: member.id, since: from }], {
    from,
    until,
    by: 'month',
  });
  expect(revenue).toMatchObject([{ ggr: 0, bonus_cost: due }]);
});

test('Hustler cashback counts neither in the loss limit nor as a payout in own play', async () => {
  await deposit(app, member.id, 100_000);
  await hustle(5);
  await round(10_000, { payoutCents: 0 });
  await settle();
  expect((await hustlerLines()).length).toBe(1);
  const { limits } = (await member.client.get('/api/limits')).body.data;
  expect(
    limits.find(
      (one: { kind: string; period: string }) => one.kind === 'loss' && one.period === 'day',
    ),
  ).toMatchObject({ used: 10_000 });
  const { days } = (await member.client.get('/api/own-play?days=30')).body.data;
  expect(days).toMatchObject([{ staked_cents: 10_000, paid_cents: 0 }]);
});

test('the Hustler skill counts thirty rounds per UTC day, each at its level, and restarts the next day', async () => {
  await deposit(app, member.id, 100_000);
  clock.set(new Date(Math.floor(clock.now().getTime() / DAY_MS) * DAY_MS + DAY_MS - 60_000));
  member = { ...member, client: await app.signedIn('member', member.id) };
  await hustle(1);
  await rounds(20, 1000);
  await hustle(2, 1);
  await rounds(20, 1000);
  await settle();
  const edge = edgeOf('neon-shibuya');
  const due = Math.floor(Number((1000 * edge * (20 * 0.1 + 10 * 0.2)).toFixed(6)));
  expect(await cash()).toBe(100_000 + due);
  expect(await today()).toMatchObject({ rounds: 30, paid: due });
  clock.advance(60_000);
  expect(await today()).toMatchObject({ rounds: 0, paid: 0 });
  await round(1000);
  await settle();
  expect(await cash()).toBe(100_000 + due + Math.floor(1000 * edge * 0.2));
});

test('the Hustler skill pays at most $50 a day, whatever the stakes', async () => {
  await deposit(app, member.id, 200_000);
  await hustle(5);
  for (let n = 0; n < 4; n += 1) await round(200_000);
  await settle();
  expect(await cash()).toBe(205_000);
  expect(await today()).toMatchObject({ paid: 5000, rounds: 4 });
});

test('rounds played before the Hustler skill was bought are not paid', async () => {
  await deposit(app, member.id, 100_000);
  await rounds(3, 10_000);
  await hustle(1);
  await settle();
  expect(await hustlerLines()).toEqual([]);
  expect(await cash()).toBe(100_000);
});

test('Hustler cashback is paid once, even after a failed attempt and a rebuild from history', async () => {
  await deposit(app, member.id, 100_000);
  await hustle(3);
  await rounds(5, 5000);
  const { owner } = app.deps.database;
  // The first attempts fail while saving the event cursor. Their transactions are rolled back, as if the process had
  // been killed.
  await owner.query(`create function fail_cursor() returns trigger language plpgsql as
    $$ begin raise exception 'killed'; end $$`);
  await owner.query(`create trigger fail_cursor before update on event_cursors for each row
    when (new.name = 'journey.hustler' and new.last_id > old.last_id) execute function fail_cursor()`);
  await expect(settle()).rejects.toThrow('killed');
  expect(await hustlerLines()).toEqual([]);
  await owner.query('drop trigger fail_cursor on event_cursors');
  await settle();
  const after = await cash();
  const lines = await hustlerLines();
  const rows = () => owner.query('select * from journey_hustlers order by member_id');
  const before = (await rows()).rows;
  await owner.query('delete from journey_hustlers');
  await owner.query(
    `update event_cursors set last_tx = '0', last_id = 0 where name = 'journey.hustler'`,
  );
  await settle();
  expect((await rows()).rows).toEqual(before);
  expect(await cash()).toBe(after);
  expect(await hustlerLines()).toEqual(lines);
  expect(lines.length).toBe(5);
});

describe('Hustler cashback and bonuses', () => {
  const activate = (id: string) => member.client.post(`/api/travel-bag/items/${id}/activate`, {});

  test('no cashback is paid while a deposit bonus is being wagered, even for cash stakes', async () => {
    const { terms } = launchItem('deposit-bonus-25') as { terms: DepositBonusTerms };
    const id = await give(app, member.id, terms);
    expect((await activate(id)).status).toBe(200);
    await hustle(5);
    await deposit(app, member.id, 100_000);
    await settle();
    await rounds(2, 10_000);
    await settle();
    expect(await hustlerLines()).toEqual([]);
    expect(await today()).toMatchObject({ rounds: 0 });
    expect(
      (await member.client.request('DELETE', `/api/travel-bag/items/${id}?shown=running`)).status,
    ).toBe(200);
    await round(10_000);
    await settle();
    expect(await hustlerLines()).toHaveLength(1);
  });

  test('no cashback is paid while a deposit cashback is running', async () => {
    const { terms } = launchItem('deposit-cashback-25') as { terms: DepositCashbackTerms };
    const id = await give(app, member.id, terms);
    expect((await activate(id)).status).toBe(200);
    await hustle(5);
    await deposit(app, member.id, 10_000);
    await rounds(2, 5000);
    await settle();
    expect(await hustlerLines()).toEqual([]);
  });

  test('a free spin does not count', async () => {
    const { terms } = launchItem('free-spins-10');
    if (terms.kind !== 'free_spins') throw new Error('the item is another kind');
    const id = await give(app, member.id, terms);
    expect((await activate(id)).status).toBe(200);
    await hustle(5);
    const { game } = terms;
    const launch = await member.client.get(`/api/play/games/${game}`);
    const stakeCents = launch.body.data?.stakes?.[0] ?? 10;
    const spin = await member.client.post('/api/play/rounds', {
      id: uuidv7(),
      game,
      bet: { stakeCents },
      item: id,
    });
    expect(spin.status).toBe(200);
    await settle();
    expect(await today()).toMatchObject({ rounds: 0, paid: 0 });
  });
});

test('repeated deposits and rounds earn at most half of their expected cost in Hustler cashback', async () => {
  await hustle(5);
  let staked = 0;
  const game = 'waikiki-deuces';
  for (let turn = 0; turn < 40; turn += 1) {
    await deposit(app, member.id, 1000);
    await round(1000, { game });
    staked += 1000;
  }
  await settle();
  const gained = (await hustlerLines()).reduce((sum, line) => sum + line.cash, 0);
  const cost = staked * edgeOf(game);
  expect(gained).toBeGreaterThan(0);
  expect(gained).toBeLessThanOrEqual(cost / 2);
});
