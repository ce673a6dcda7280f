/**
 * Tests the travel journal with one activity of each type in specification §3, including filters by day and type, and
 * pagination.
 */
import { Activity, activities, activityTypes } from '@wl/contract/activities';
import type { EventKind } from '@wl/contract/event';
import { bagEvents } from '@wl/contract/events/bag';
import { grantActivityOf } from '@wl/world/bonuses/activities';
import { bonusKinds } from '@wl/world/bonuses/kind';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { bagMember, deposit, give, grantCoins, launchItem } from '../bag/testing-bag.ts';
import type { Registered } from '../members/testing-members.ts';
import { activityEvents, entryOf } from './rules.ts';
import { storeEvent, type StoredEvent } from '../../platform/events/events.ts';
import { roundKinds } from '../../platform/events/round-changes.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await bagMember(app);
});

const list = async (query: Record<string, string | number> = {}) => {
  await app.deps.events.drain();
  const reply = await member.client.call(activities, { query });
  expect(reply.status).toBe(200);
  return reply.body as { data: Activity[]; meta: object };
};
const store = (type: string, data: object, at = clock.now()) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, { memberId: member.id, type, data: { ...data, at: at.toISOString() } }),
  );
const bet = (game: string, stakeCents: number) =>
  member.client.post('/api/play/rounds', { id: uuidv7(), game, bet: { stakeCents } });

test('a new journal entry is published to the member’s realtime channel', async () => {
  const publish = vi.spyOn(app.deps.realtime, 'publish');
  await store('journey.level_reached', { level: 2, coins: 20 });
  await app.deps.events.drain();
  expect(publish.mock.calls).toContainEqual([
    `private-member.${member.id}`,
    { name: 'activities.noted' },
    {},
  ]);
  publish.mockRestore();
});

test('the journal lists a top-up, a purchase, a granted and an activated item, and played rounds', async () => {
  await deposit(app, member.id, 5000);
  await grantCoins(app, member.id, 10_000);
  const { data: market } = (await member.client.get('/api/marketplace')).body;
  const { slug, version, price } = market.items.find(
    (one: { slug: string }) => one.slug === 'deposit-bonus-25',
  );
  const request = { key: uuidv7(), slug, version, price };
  expect((await member.client.post('/api/marketplace/purchases', request)).status).toBe(200);
  const given = await give(app, member.id, launchItem('free-spins-10').terms, 'free-spins-10');
  expect((await member.client.post(`/api/travel-bag/items/${given}/activate`, {})).status).toBe(
    200,
  );
  const paid: number[] = [];
  for (let n = 0; n < 3; n += 1)
    paid.push((await bet('neon-shibuya', 100)).body.data.round.payout_cents);
  const { data, meta } = await list();
  expect(data).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ type: 'top_up', amount: 5000, step: 'credited' }),
      expect.objectContaining({ type: 'purchased_item', slug, coins: price }),
      expect.objectContaining({
        type: 'received_item',
        kind: 'free_spins',
        slug: 'free-spins-10',
      }),
      expect.objectContaining({ type: 'activated_item', kind: 'free_spins' }),
      expect.objectContaining({
        type: 'spins',
        game: 'neon-shibuya',
        rounds: 3,
        staked: 300,
        paid: paid.reduce((a, b) => a + b),
      }),
    ]),
  );
  expect(data).toHaveLength(5);
  expect(meta).toEqual({ current_page: 1, total: 5, to: 5 });
});

const storedEvent = (type: string, data: object): StoredEvent => ({
  id: 1,
  tx: '1',
  memberId: member.id,
  seq: 1,
  type,
  data,
  createdAt: clock.now(),
});

test('every activity type results from an event and matches the contract', () => {
  const samples: Record<string, object> = {
    amount_cents: 100,
    kind: 'identity',
    slug: 's',
    price_coins: 5,
    coins: 5,
    from: 'tokyo',
    to: 'paris',
    city: 'tokyo',
    mission: 'tokyo.ginza.1',
    errand: 'e',
    ticket: false,
    source: 'grant',
    skill: 'hustler',
    level: 2,
    tournament_id: 't',
    name: { en: 'N', es: 'N', fr: 'N', pt: 'N', tr: 'N' },
    how: 'coins',
    rank: 3,
  } as never;
  const isRound = (kind: EventKind) => roundKinds.some(({ type }) => type === kind.type);
  const seen = new Set<string>(['spins']);
  for (const { type } of activityEvents.filter((one) => !isRound(one))) {
    const kinds = type.startsWith('bag.') ? bonusKinds : ['identity'];
    for (const kind of kinds) {
      const entry = entryOf(storedEvent(type, { ...samples, kind }));
      const isGrantless =
        type === bagEvents.bonus_granted.type &&
        bonusKinds.some((one) => one === kind && grantActivityOf(one) === null);
      if (isGrantless) {
        expect(entry, kind).toBeUndefined();
        continue;
      }
      if (!entry) throw new Error(`${type} is no activity`);
      const wire = { id: 'e:1', type: entry.type, at: '2026-03-02T12:10:00.000Z', ...entry.data };
      expect(Activity.safeParse(wire).error, type).toBeUndefined();
      seen.add(entry.type);
    }
  }
  expect([...seen].sort()).toEqual([...activityTypes].sort());
  expect(entryOf(storedEvent('members.signed_in', {}))).toBeUndefined();
});

test('rounds are summed by game and UTC day, regardless of event batches', async () => {
  await deposit(app, member.id, 50_000);
  clock.set('2026-03-05T23:59:00Z');
  member = { ...member, client: await app.signedIn('member', member.id) };
  await bet('neon-shibuya', 100);
  await app.deps.events.drain();
  await bet('neon-shibuya', 200);
  await bet('lotus-tower', 100);
  clock.advance(60_000);
  await bet('neon-shibuya', 500);
  const { data } = await list({ type: 'spins' });
  expect(
    data.map((one) => (one.type === 'spins' ? [one.at, one.game, one.rounds, one.staked] : [])),
  ).toEqual([
    ['2026-03-06T00:00:00.000Z', 'neon-shibuya', 1, 500],
    ['2026-03-05T23:59:00.000Z', 'neon-shibuya', 2, 300],
    ['2026-03-05T23:59:00.000Z', 'lotus-tower', 1, 100],
  ]);
});

test('the journal is filtered by type and UTC days, and pages have no gaps', async () => {
  const start = Date.UTC(2026, 0, 1);
  for (let day = 0; day < 45; day += 1)
    await store(
      'journey.level_reached',
      { level: day + 2, coins: 20 },
      new Date(start + day * 86_400_000 + (day % 2 === 0 ? 0 : 86_399_999)),
    );
  await store('travel.arrived', { from: 'london', to: 'paris', coins: 40 }, new Date(start));
  const levels = (reply: { data: Activity[] }) =>
    reply.data.map((one) => (one.type === 'level' ? one.level : 0));
  const pages = [];
  for (const page of [1, 2, 3]) pages.push(...levels(await list({ type: 'level', page })));
  expect(pages).toEqual(Array.from({ length: 45 }, (_, n) => 46 - n));
  expect((await list({ type: 'level', page: 3 })).meta).toEqual({
    current_page: 3,
    total: 45,
    to: 45,
  });
  expect(levels(await list({ type: 'level', from: '2026-01-02', to: '2026-01-03' }))).toEqual([
    4, 3,
  ]);
  expect((await list({ type: 'travelled' })).data).toMatchObject([{ from: 'london', to: 'paris' }]);
  expect((await list({ type: 'skill' })).data).toEqual([]);
  const wrong = await member.client.get('/api/activities?type=naps');
  expect(wrong.status).toBe(422);
});

test('the journal belongs to one member and is identical after a rebuild from the events', async () => {
  await store('missions.stamp_earned', { city: 'tokyo' });
  await deposit(app, member.id, 5000);
  await bet('neon-shibuya', 100);
  const before = await list();
  expect(before.data.length).toBeGreaterThanOrEqual(3);
  const { owner } = app.deps.database;
  await owner.query('delete from activities_entries');
  await owner.query(
    `update event_cursors set last_tx = '0', last_id = 0 where name = 'activities.journal'`,
  );
  expect(await list()).toEqual(before);
  member = await bagMember(app);
  expect((await list()).data).toEqual([]);
  expect((await app.client().get('/api/activities')).status).toBe(401);
});
