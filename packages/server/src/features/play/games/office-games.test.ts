import { searchGames } from '@wl/contract/lobby';
import * as calls from '@wl/contract/office/play';
import type { OfficeGame } from '@wl/contract/office/play';
import { placeBet } from '@wl/contract/play';
import { playDemo, playDemoSteps } from '@wl/contract/play-demo';
import { gameProfile, launchGame } from '@wl/contract/play-games';
import { actInRound } from '@wl/contract/play-open-rounds';
import { gameBySlug, games } from '@wl/games/catalogue/index';
import { payoutCents, stakeCents } from '@wl/games/money';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { TestClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { post } from '../../ledger/index.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { switchTitle } from '../../titles/index.ts';
import { makePlayer } from '../testing-players.ts';

let app: TestApp;
let risk: Awaited<ReturnType<typeof makeClerk>>;
let support: typeof risk;
beforeAll(async () => {
  app = await startTestApp();
  [risk, support] = [await makeClerk(app, ['risk']), await makeClerk(app, ['support'])];
});
afterAll(() => app.close());

type Change = Partial<OfficeGame['own']> & { reason?: string };
const change = (game: string, body: Change, clerk = risk) =>
  clerk.call(calls.switchGame, { params: { game }, body: { reason: 'Checked by hand', ...body } });
const batcher = async (clerk = risk) =>
  (await clerk.call(calls.officeGames)).body.data as {
    all: OfficeGame['own'];
    games: OfficeGame[];
  };
const inBatcher = async (slug: string) =>
  (await batcher()).games.find((game) => game.slug === slug)!;
const alarms = async () => (await risk.call(calls.gameAlarms)).body.data.alarms as string[];

describe('game switches', () => {
  const slug = 'opera-cherries';
  afterEach(async () => {
    const asBefore = { state: 'open', no_bonus_money: false, no_free_play: false } as const;
    for (const game of [slug, 'boulevard-blackjack', '*'])
      await switchTitle(app.deps, game, asBefore);
    await expect.poll(async () => (await profile()).body.data?.bonus_money).toBe(true);
    await expect.poll(async () => (await profile()).body.data?.free_play).toBe(true);
  });
  const profile = () => app.client().call(gameProfile, { params: { slug } });

  test('can be read by clerks who see games, and changed only with the permission and a reason', async () => {
    expect((await batcher(support)).games.map((game) => game.slug)).toEqual(
      games.map((game) => game.slug),
    );
    expect((await change(slug, { state: 'off' }, support)).status).toBe(403);
    const marketing = await makeClerk(app, ['marketing']);
    expect((await marketing.call(calls.officeGames)).status).toBe(403);
    expect((await change(slug, { state: 'off', reason: '  ' })).status).toBe(422);
    expect((await change('no-such-game', { state: 'off' })).body.code).toBe('play.game_unknown');
    expect((await inBatcher(slug)).state).toBe('open');
  });

  test('change only the settings sent, and the audit log has the state before and after', async () => {
    await change(slug, { no_free_play: true });
    const { status, body } = await change(slug, { state: 'maintenance', reason: 'Reels stick' });
    expect(status).toBe(200);
    const after = { state: 'maintenance', no_bonus_money: false, no_free_play: true };
    expect(body.data).toEqual(after);
    expect(await inBatcher(slug)).toMatchObject({ state: 'maintenance', own: after });
    const { rows } = await app.deps.database.owner.query(
      'select clerk_id, action, before, after, reason from staff_audit where subject = $1 order by id desc',
      [`game:${slug}`],
    );
    expect(rows[0]).toMatchObject({
      clerk_id: risk.subjectId,
      action: 'games.switch',
      before: { ...after, state: 'open' },
      after,
      reason: 'Reels stick',
    });
    await expect.poll(async () => (await profile()).body.data?.state).toBe('maintenance');
  });

  test('for all games apply over each game’s own switch, and are undone without changing it', async () => {
    await change(slug, { no_bonus_money: true });
    await change('*', { state: 'maintenance', no_free_play: true });
    const both = await batcher();
    expect(both.all).toMatchObject({ state: 'maintenance', no_free_play: true });
    expect(new Set(both.games.map(({ state }) => state))).toEqual(new Set(['maintenance']));
    await change('*', { state: 'open', no_free_play: false });
    expect(await inBatcher(slug)).toMatchObject({
      state: 'open',
      own: { state: 'open', no_bonus_money: true, no_free_play: false },
    });
  });

  test('for no free play reject demo launches and demo rounds, but not a member’s launch', async () => {
    const visitor = app.client();
    const { client: member } = await registered(app);
    for (const game of [slug, 'boulevard-blackjack']) await change(game, { no_free_play: true });
    const spin = { body: { game: slug, bet: { stakeCents: 100 } } };
    await expect
      .poll(async () => (await visitor.call(playDemo, spin)).body.code)
      .toBe('play.not_free');
    const deal = { game: 'boulevard-blackjack', bet: { spots: { 'hand-1': 100 } }, actions: [] };
    const step = async () => (await visitor.call(playDemoSteps, { body: deal })).body.code;
    await expect.poll(step).toBe('play.not_free');
    const launch = await visitor.call(launchGame, { params: { slug } });
    expect([launch.status, launch.body.code]).toEqual([403, 'play.not_free']);
    const launched = await member.call(launchGame, { params: { slug } });
    expect(launched.body.data).toMatchObject({ state: 'open', features: { freePlay: false } });
    expect((await profile()).body.data.free_play).toBe(false);
    const { facets } = (await visitor.call(searchGames, { body: { counts: true } })).body;
    const demo = facets.availability.find(({ id }: { id: string }) => id === 'demo');
    expect(demo.game_count).toBe(games.filter(({ features }) => features.freePlay).length - 2);
  });

  test('for no bonus money reject a bet that needs bonus money', async () => {
    const memberId = await makePlayer(app.deps, { cashCents: 100 });
    const member = await app.signedIn('member', memberId);
    const item = uuidv7();
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId,
        operationId: item,
        kind: 'bonus_granted',
        transfers: [{ debit: 'bonusCost', credit: 'bonus', amount: 1000 }],
      }),
    );
    await app.deps.database.owner.query(
      `insert into bag_running (member_id, item_id, balance_cents, required_cents, deadline)
        values ($1, $2, 1000, 100000, 'infinity')`,
      [memberId, item],
    );
    await change(slug, { no_bonus_money: true });
    await expect.poll(async () => (await profile()).body.data.bonus_money).toBe(false);
    const bet = () =>
      member.call(placeBet, {
        body: { id: uuidv7(), game: slug, bet: { stakeCents: 500 } },
      });
    const refused = await bet();
    expect([refused.status, refused.body.code]).toEqual([409, 'play.bonus_refused']);
    const { data } = (await member.call(searchGames, { body: { limit: 64 } })).body;
    expect(data.find((tile: { slug: string }) => tile.slug === slug).bonus_money).toBe(false);
    await change(slug, { no_bonus_money: false });
    await expect.poll(async () => (await bet()).status).toBe(200);
  });
});

describe('casino maintenance', () => {
  const set = (on: boolean, reason: string, clerk = risk) =>
    clerk.call(calls.switchMaintenance, { body: { on, reason } });
  const read = async (clerk = risk) => (await clerk.call(calls.casinoMaintenance)).body.data;
  const lines = async () => {
    const { rows } = await app.deps.database.owner.query(
      `select clerk_id, before, after, reason from staff_audit
        where subject = 'casino' and action = 'games.switch' order by id`,
    );
    return rows as unknown[];
  };
  const profile = (client: Pick<typeof risk, 'call'>) =>
    client.call(gameProfile, { params: { slug: 'opera-cherries' } });
  afterEach(async () => {
    await app.deps.transaction((tx) => app.deps.maintenance.set(tx, false));
  });

  test('rejects members and visitors but not clerks, and is logged', async () => {
    const { client: member } = await registered(app);
    expect(await read()).toEqual({ on: false, since: null, by: null, reason: null });
    const closed = await set(true, 'New payment provider');
    expect(closed.status).toBe(200);
    const state = {
      on: true,
      since: expect.any(String),
      by: 'Carla Clerk',
      reason: 'New payment provider',
    };
    expect(closed.body.data).toEqual(state);
    for (const client of [member, app.client()]) {
      const { status, body } = await profile(client);
      expect([status, body.code]).toEqual([503, 'request.maintenance']);
    }
    const act = { params: { id: uuidv7() }, body: { step: 0, action: 'stand' } };
    expect((await member.call(actInRound, act)).body.code).toBe('request.maintenance');
    expect(await read()).toEqual(closed.body.data);
    expect((await support.call(calls.officeGames)).status).toBe(200);
    const opened = await set(false, 'All is well again');
    expect(opened.body.data).toMatchObject({ on: false, reason: 'All is well again' });
    expect((await profile(member)).status).toBe(200);
    const line = { clerk_id: risk.subjectId };
    expect(await lines()).toEqual([
      { ...line, before: { on: false }, after: { on: true }, reason: 'New payment provider' },
      { ...line, before: { on: true }, after: { on: false }, reason: 'All is well again' },
    ]);
  });

  test('requires the permission and a reason', async () => {
    expect((await support.call(calls.casinoMaintenance)).status).toBe(403);
    expect((await set(true, 'Not mine to do', support)).status).toBe(403);
    expect((await set(true, '  ')).status).toBe(422);
    expect(await read()).toMatchObject({ on: false });
    const owner = await makeClerk(app, ['owner']);
    expect((await set(true, 'Checked by the owner', owner)).status).toBe(200);
  });

  test('set twice, even at the same time, is set once and keeps the first clerk and reason', async () => {
    const other = await makeClerk(app, ['games'], 'Gina Games');
    const before = (await lines()).length;
    const [one, two] = await Promise.all([set(true, 'First'), set(true, 'Second', other)]);
    expect([one.status, two.status]).toEqual([200, 200]);
    expect(one.body).toEqual(two.body);
    expect((await set(true, 'Third')).body).toEqual(one.body);
    expect(await lines()).toHaveLength(before + 1);
  });

  test('persists across restarts, even when set without a clerk, and reading it logs no change', async () => {
    await set(true, 'Before the restart');
    await app.deps.maintenance.load();
    expect(app.deps.maintenance.isOn).toBe(true);
    await app.deps.transaction((tx) => app.deps.maintenance.set(tx, true));
    await app.deps.maintenance.load();
    expect(app.deps.maintenance.isOn).toBe(true);
    const before = (await lines()).length;
    expect(await read()).toEqual({ on: true, since: null, by: null, reason: null });
    expect(await lines()).toHaveLength(before);
  });
});

interface Simulated {
  sent: Record<string, unknown>;
  /** Factor by which the correct payouts are multiplied. */
  factor?: number;
  rounds?: number;
  mathVersion?: string;
  at?: string;
}

/**
 * Inserts simulated rounds as the settle function would store them, so that the subscriber processes them like real
 * rounds.
 */
async function settleMany(
  slug: string,
  about: Simulated,
): Promise<{ paid: number; staked: number }> {
  const { sent, factor = 1, rounds = 30_000, at = app.clock.now().toISOString() } = about;
  const game = gameBySlug(slug)!;
  const bet = game.checkBet(sent);
  if (!bet.ok) throw new Error(bet.reason);
  const stake = stakeCents(bet.bet.parts);
  const stream = xoshiro128(18);
  const payouts = Array.from({ length: rounds }, () =>
    Math.round(payoutCents(bet.bet.parts, game.play(bet.bet, stream).payouts) * factor),
  );
  await app.deps.database.owner.query(
    `insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
       math_version, bet, tx, event_id, event_seq)
     select $1, gen_random_uuid(), $1, $2, payout, 0, $3, 0, no, $4, $5, $6, pg_current_xact_id(), nextval('events_id_seq'), no
     from unnest($7::bigint[]) with ordinality as n(payout, no)`,
    [uuidv7(), stake, at, slug, about.mathVersion ?? game.mathVersion, sent, payouts],
  );
  return { paid: payouts.reduce((sum, each) => sum + each, 0), staked: stake * rounds };
}

describe('actual against theoretical return (trust G18)', () => {
  beforeAll(async () => {
    (app.clock as TestClock).set('2026-06-30T12:00:00Z');
    // The clerk's session expired when the clock moved forward, so sign in a new clerk.
    risk = await makeClerk(app, ['risk']);
  });

  test('a correct pay table stays in its band', async () => {
    const bets: [string, Record<string, unknown>][] = [
      ['neon-shibuya', { stakeCents: 100 }],
      ['lotus-tower', { stakeCents: 100, buy: 'free_spins' }],
      ['strip-double-zero', { spots: { 'first-five': 100, black: 200, 'straight:17': 100 } }],
      ['lisboa-baccarat', { spots: { tie: 100, 'banker-dragon': 100 } }],
    ];
    for (const [slug, sent] of bets) {
      const rounds = slug === 'lotus-tower' ? 3000 : 20_000;
      const { paid, staked } = await settleMany(slug, { sent, rounds });
      await app.deps.events.drain();
      const { month, all_time } = await inBatcher(slug);
      expect(month).toMatchObject({
        rounds,
        staked_cents: staked,
        paid_cents: paid,
        state: 'in_band',
      });
      expect(all_time).toEqual(month);
      expect(Math.abs(month.actual_percent! - month.expected_percent!)).toBeLessThan(
        3 * month.sigma_points!,
      );
    }
    // In this test, a quarter of the money staked on roulette is on the five-number bet, which returns 92.1%. The other
    // bets return 94.7%.
    const { month } = await inBatcher('strip-double-zero');
    expect(month.expected_percent).toBeCloseTo((92.1053 + 3 * 94.7368) / 4, 4);
    expect(await alarms()).toEqual([]);
  });

  test.each([
    ['midnight-tube', { stakeCents: 200 }, 1.1, 40_000],
    ['pachi-sevens', { stakeCents: 100 }, 0.9, 40_000],
    ['westminster-roulette', { spots: { 'corner:16-17-19-20': 100, red: 300 } }, 1.1, 10_000],
    ['cotai-sic-bo', { spots: { small: 100, 'total:7': 100 } }, 0.9, 20_000],
  ])(
    'a wrong pay table raises an alarm: %s with bet %j and payouts times %f',
    async (slug, sent, factor, rounds) => {
      await settleMany(slug, { sent, factor, rounds });
      await app.deps.events.drain();
      const { month, all_time } = await inBatcher(slug);
      expect(month.state).toBe('alarm');
      expect(all_time.state).toBe('alarm');
      expect(Math.sign(month.z!)).toBe(Math.sign(factor - 1));
      expect(await alarms()).toContain(slug);
    },
  );

  test('the month’s figures exclude rounds older than 30 days, the all-time figures include them', async () => {
    const slug = 'metro-keno';
    const sent = { stakeCents: 100, picks: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] };
    await settleMany(slug, { sent, rounds: 1000, at: '2026-05-31T23:59:59Z' });
    await settleMany(slug, { sent, rounds: 999, at: '2026-06-01T00:00:00Z' });
    await app.deps.events.drain();
    const { month, all_time } = await inBatcher(slug);
    expect([month.rounds, month.state]).toEqual([999, 'too_early']);
    expect(all_time.rounds).toBe(1999);
    expect(all_time.state).not.toBe('too_early');
  });

  test('rounds with other game mathematics are not counted', async () => {
    await settleMany('fremont-diamonds', {
      sent: { stakeCents: 100 },
      rounds: 2000,
      factor: 9,
      mathVersion: 'older',
    });
    await app.deps.events.drain();
    expect((await inBatcher('fremont-diamonds')).all_time.rounds).toBe(0);
  });

  test('an alarm is published to clerks once, when it is raised', async () => {
    const published: unknown[] = [];
    const { publish } = app.deps.realtime;
    app.deps.realtime.publish = (channel, kind, data) => {
      if (channel === 'private-staff.games') published.push([kind.name, data]);
      publish(channel, kind, data);
    };
    await settleMany('bazaar-of-lamps', {
      sent: { stakeCents: 100 },
      factor: 3,
      rounds: 5000,
    });
    await app.deps.events.drain();
    await expect
      .poll(() => published, { timeout: 10_000 })
      .toEqual([['staff.games_changed', { what: 'alarms' }]]);
    app.deps.realtime.publish = publish;
  });
});
