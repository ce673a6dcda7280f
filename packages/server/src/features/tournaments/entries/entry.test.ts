/** Tests entering a tournament over HTTP: permission, price and idempotency. */
import type { Tournament } from '@wl/contract/tournaments';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { codeOf, give, grantCoins, itemOf } from '../../bag/testing-bag.ts';
import { registered, type Registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { publishSeries } from '../publish-series.ts';
import { coinsOf, enter, makeTournament, readOne } from '../testing-tournaments.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  member = await registered(app);
});

const list = async (which: string, page = 1) =>
  (await member.client.get(`/api/tournaments?which=${which}&page=${page}`)).body as {
    data: Tournament[];
    meta: { total: number };
  };
const entrants = async (id: string) => (await readOne(member.client, id)).entrants;

describe('the tournament schedule', () => {
  test('is published once, even when published concurrently and repeatedly', async () => {
    await Promise.all([publishSeries(app.deps), publishSeries(app.deps)]);
    const before = await list('upcoming');
    expect(before.meta.total).toBeGreaterThan(25);
    await publishSeries(app.deps);
    expect((await list('upcoming')).meta.total).toBe(before.meta.total);
    const starts = before.data.map(({ starts_at }) => starts_at);
    expect(starts).toEqual([...starts].sort());
    const running = await list('running');
    expect(running.data.map(({ name }) => name.en)).toContain('Lamps of the Bazaar');
    expect(running.data.every(({ state }) => state === 'running')).toBe(true);
    expect((await app.client().get('/api/tournaments')).status).toBe(200);
  });
});

describe('entering a tournament', () => {
  test('costs nothing in a free tournament and is listed among the member’s tournaments', async () => {
    const id = await makeTournament(app);
    expect((await readOne(member.client, id)).mine).toBeNull();
    const reply = await enter(member.client, id);
    expect(reply.status).toBe(200);
    expect(reply.body.data.tournament).toMatchObject({
      entrants: 1,
      mine: { how: 'free', score: 0, rank: null, rounds: 0, rounds_left: 5, reached_at: null },
    });
    await app.deps.events.drain();
    const mine = await member.client.get('/api/tournaments/mine');
    expect(mine.body.data.map((one: Tournament) => one.id)).toEqual([id]);
    expect((await readOne(app.client(), id)).mine).toBeNull();
  });

  test('charges its Coins once, even when requested again', async () => {
    await grantCoins(app, member.id, 100);
    const before = await coinsOf(member.client);
    const id = await makeTournament(app, { entry_coins: 60 });
    const reply = await enter(member.client, id, { how: 'coins', coins: 60 });
    expect(reply.body.data.wallet.coins).toBe(before - 60);
    expect(codeOf(await enter(member.client, id, { how: 'coins', coins: 60 }))).toBe(
      'tournaments.entered_already',
    );
    expect(await coinsOf(member.client)).toBe(before - 60);
  });

  test('accepts an unactivated ticket once', async () => {
    const ticket = await give(app, member.id, { kind: 'tournament_ticket', keepDays: 30 });
    const tickets = await member.client.get('/api/tournaments/tickets');
    expect(tickets.body.data).toMatchObject([{ id: ticket, is_active: false }]);
    const id = await makeTournament(app, { entry_coins: 60 });
    const pay = { how: 'ticket', coins: 0, ticket_id: ticket };
    expect((await enter(member.client, id, pay)).status).toBe(200);
    expect(await itemOf(member, ticket)).toMatchObject({ state: 'completed' });
    const other = await makeTournament(app, { entry_coins: 60 });
    expect(codeOf(await enter(member.client, other, pay))).toBe('tournaments.ticket_unusable');
    expect(await entrants(other)).toBe(0);
  });

  test.each([
    ['somebody else’s', async () => give(app, (await registered(app)).id, terms)],
    ['another kind', () => give(app, member.id, { kind: 'destination_ticket', keepDays: 30 })],
    ['none at all', async () => uuidv7()],
  ])('rejects a ticket that is %s', async (_what, make) => {
    const id = await makeTournament(app, { entry_coins: 60 });
    const reply = await enter(member.client, id, { how: 'ticket', ticket_id: await make() });
    expect(codeOf(reply)).toBe('tournaments.ticket_unusable');
    expect((await readOne(member.client, id)).mine).toBeNull();
  });

  test.each([
    ['free, which it is not', { how: 'free', coins: 0 }],
    ['less than it costs', { how: 'coins', coins: 59 }],
  ])('is refused for %s, with the price in the answer', async (_what, requested) => {
    const id = await makeTournament(app, { entry_coins: 60 });
    const reply = await enter(member.client, id, requested);
    expect(codeOf(reply)).toBe('tournaments.price_changed');
    expect(reply.body.params).toEqual({ coins: 60 });
  });

  test('is refused without charge if the terms changed since they were shown', async () => {
    const clerk = await makeClerk(app, ['marketing']);
    await grantCoins(app, member.id, 100);
    const before = await coinsOf(member.client);
    const id = await makeTournament(app, {
      entry_coins: 60,
      starts_at: new Date('2026-03-02T13:00:00Z'),
      ends_at: new Date('2026-03-02T14:00:00Z'),
    });
    const {
      version,
      state: _state,
      entrants: _entrants,
      mine: _mine,
      ...shown
    } = await readOne(member.client, id);
    const change = await clerk.request('PUT', `/api/staff/tournaments/${id}`, {
      ...shown,
      max_rounds: 500,
      version,
      reason: 'More to play',
    });
    expect(change.status).toBe(200);
    const refused = await enter(member.client, id, { how: 'coins', coins: 60, version });
    expect(codeOf(refused)).toBe('tournaments.terms_changed');
    expect(refused.status).toBe(409);
    expect(await coinsOf(member.client)).toBe(before);
    const now = await readOne(member.client, id);
    expect(now).toMatchObject({ version: version + 1, max_rounds: 500, mine: null });
    const entered = await enter(member.client, id, {
      how: 'coins',
      coins: 60,
      version: now.version,
    });
    expect(entered.status).toBe(200);
  });

  test('does not use up a ticket for a free tournament', async () => {
    const ticket = await give(app, member.id, terms);
    const id = await makeTournament(app);
    const reply = await enter(member.client, id, { how: 'ticket', ticket_id: ticket });
    expect(codeOf(reply)).toBe('tournaments.price_changed');
    expect(await itemOf(member, ticket)).toMatchObject({ state: 'in_bag' });
  });

  test('is refused without enough Coins', async () => {
    const id = await makeTournament(app, { entry_coins: 50_000 });
    expect(codeOf(await enter(member.client, id, { how: 'coins', coins: 50_000 }))).toBe(
      'tournaments.not_enough_coins',
    );
  });

  test('is refused after the tournament’s end', async () => {
    const id = await makeTournament(app, { ends_at: clock.now() });
    expect(codeOf(await enter(member.client, id))).toBe('tournaments.not_open');
    expect(await readOne(member.client, id)).toMatchObject({ state: 'settling' });
    expect(codeOf(await enter(member.client, uuidv7()))).toBe('request.not_found');
  });

  test('is refused to visitors', async () => {
    const id = await makeTournament(app);
    expect((await enter(app.client(), id)).status).toBe(401);
  });
});

describe('concurrent entries', () => {
  const statuses = (replies: { status: number }[]) => replies.map(({ status }) => status).sort();

  test('with the same key create and charge one entry', async () => {
    await grantCoins(app, member.id, 100);
    const before = await coinsOf(member.client);
    const id = await makeTournament(app, { entry_coins: 60 });
    const body = { key: uuidv7(), how: 'coins', coins: 60 };
    const replies = await Promise.all(
      Array.from({ length: 10 }, () => enter(member.client, id, body)),
    );
    expect(statuses(replies)).toEqual(Array.from({ length: 10 }, () => 200));
    expect(new Set(replies.map(({ body: { data } }) => data.tournament.mine.entry_id)).size).toBe(
      1,
    );
    expect(await entrants(id)).toBe(1);
    expect(await coinsOf(member.client)).toBe(before - 60);
    const other = await makeTournament(app, { entry_coins: 60 });
    expect(codeOf(await enter(member.client, other, body))).toBe('wallet.key_reused');
  });

  test('from two devices create and charge one entry', async () => {
    await grantCoins(app, member.id, 200);
    const before = await coinsOf(member.client);
    const id = await makeTournament(app, { entry_coins: 60 });
    const replies = await Promise.all(
      [1, 2].map(() => enter(member.client, id, { how: 'coins', coins: 60 })),
    );
    expect(statuses(replies)).toEqual([200, 409]);
    expect(await entrants(id)).toBe(1);
    expect(await coinsOf(member.client)).toBe(before - 60);
  });

  test('for the last place admit one member and charge only that member', async () => {
    const rival = await registered(app);
    for (const { id } of [member, rival]) await grantCoins(app, id, 100);
    const id = await makeTournament(app, { entry_coins: 60, max_entrants: 1 });
    const before = [await coinsOf(member.client), await coinsOf(rival.client)];
    const replies = await Promise.all(
      [member, rival].map(({ client }) => enter(client, id, { how: 'coins', coins: 60 })),
    );
    expect(statuses(replies)).toEqual([200, 409]);
    expect(replies.map(codeOf)).toContain('tournaments.full');
    const after = [await coinsOf(member.client), await coinsOf(rival.client)];
    expect(after.reduce((sum, coins) => sum + coins, 0)).toBe(
      before.reduce((sum, coins) => sum + coins, 0) - 60,
    );
    expect(await entrants(id)).toBe(1);
  });

  test('with the same ticket for two tournaments succeed once', async () => {
    const ticket = await give(app, member.id, terms);
    const ids = [
      await makeTournament(app, { entry_coins: 60 }),
      await makeTournament(app, { entry_coins: 60 }),
    ];
    const replies = await Promise.all(
      ids.map((id) => enter(member.client, id, { how: 'ticket', ticket_id: ticket })),
    );
    expect(statuses(replies)).toEqual([200, 409]);
  });
});

const terms = { kind: 'tournament_ticket', keepDays: 30 } as const;
