/**
 * Tests scores, leaderboards, prizes, reminders and cancellations over HTTP and the event stream, with a real database.
 */
import type { Leader, Scored, LeaderboardUpdate } from '@wl/contract/tournaments';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../../platform/testing.ts';
import { bagMember, bagOf, codeOf, give, grantCoins } from '../../bag/testing-bag.ts';
import { registered, type Registered } from '../../members/testing-members.ts';
import { makePlayer } from '../../play/testing-players.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { endTournaments } from '../prizes/end-tournaments.ts';
import { payDue, PIECE } from '../prizes/pay-due.ts';
import { readLeaderboardUpdate } from '../read-tournaments.ts';
import { notifyOfStarts } from '../entries/remind-entrants.ts';
import { placed } from '../rules.ts';
import { findRanks, isUnpublished, leadersOf, saveScores, takeBoard } from './scores-repository.ts';
import {
  coinsOf,
  crowd,
  enter,
  makeTournament,
  paidOf,
  readOne,
  rankIn,
  storeRound,
  type PlayedRound,
} from '../testing-tournaments.ts';

const START = '2026-03-02T12:10:00Z';
const clock = testClock(START);
const LATER_MS = 660_000;
let app: TestApp;
let member: Registered;
let rival: Registered;
beforeAll(async () => {
  app = await startTestApp({ clock });
});
afterAll(() => app.close());
beforeEach(async () => {
  vi.restoreAllMocks();
  clock.set(START);
  member = await registered(app);
  rival = await registered(app);
});

const settle = async () => {
  await app.deps.events.drain();
  await payDue(app.deps);
};
const play = (round: PlayedRound, who = member) => storeRound(app, who.id, round);
const leaders = async (id: string) =>
  (await member.client.get(`/api/tournaments/${id}/leaderboard`)).body.data as Leader[];
const finish = async () => {
  clock.set(new Date(clock.now().getTime() + LATER_MS));
  await endTournaments(app.deps);
  await settle();
};
const stored = async (id: string, type: string) => {
  const { rows } = await app.deps.database.owner.query<{ data: Record<string, unknown> }>(
    `select data from events where type = $1 and data->>'tournament_id' = $2 order by tx, id`,
    [type, id],
  );
  return rows.map(({ data }) => data);
};
const published = () => vi.spyOn(app.deps.realtime, 'publish');

describe('a round of an entrant', () => {
  test.each([
    ['of another stake', { stake: 200 }],
    ['of another slot', { game: 'lotus-tower' }],
    ['that an item paid', { itemId: uuidv7() }],
    ['with bonus money in it', { bonusStake: 1 }],
    ['before the start', { at: new Date('2026-03-02T11:59:59.999Z') }],
    ['at the end', { at: new Date('2026-03-02T12:20:00.000Z') }],
  ])('%s does not count', async (_what, round) => {
    const id = await makeTournament(app);
    await enter(member.client, id);
    await play({ payout: 500, ...round });
    await settle();
    expect(await rankIn(member.client, id)).toMatchObject({ rounds: 0, score: 0, rank: null });
  });

  test('counts after the entry, but not before it', async () => {
    const id = await makeTournament(app);
    await play({ payout: 900 });
    await enter(member.client, id);
    await play({ payout: 333 });
    await settle();
    expect(await rankIn(member.client, id)).toMatchObject({
      rounds: 1,
      rounds_left: 4,
      score: 333,
      rank: 1,
      coins: 50,
      reached_at: clock.now().toISOString(),
    });
  });

  test('counts in every matching tournament by that tournament’s scoring', async () => {
    const ids = [
      await makeTournament(app, { scoring: 'multiplier' }),
      await makeTournament(app, { scoring: 'turnover' }),
      await makeTournament(app, { scoring: 'wins' }),
    ];
    for (const id of ids) await enter(member.client, id);
    await play({ payout: 101 });
    await play({ payout: 100 });
    await play({ payout: 0 });
    await settle();
    const scores = [];
    for (const id of ids) scores.push((await rankIn(member.client, id)).score);
    expect(scores).toEqual([101, 300, 1]);
  });

  test('does not count beyond the entry’s maximum number of rounds', async () => {
    const id = await makeTournament(app, { max_rounds: 2 });
    await enter(member.client, id);
    await play({ payout: 150 });
    await settle();
    await play({ payout: 120 });
    await play({ payout: 9000 });
    await settle();
    expect(await rankIn(member.client, id)).toMatchObject({
      rounds: 2,
      rounds_left: 0,
      score: 150,
    });
  });

  test('played over HTTP counts if its stake matches', async () => {
    const client = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 100_000 }));
    const id = await makeTournament(app, { scoring: 'turnover' });
    expect((await enter(client, id)).status).toBe(200);
    const bet = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
    expect((await client.post('/api/play/rounds', bet)).status).toBe(200);
    const other = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 200 } };
    expect((await client.post('/api/play/rounds', other)).status).toBe(200);
    await settle();
    expect(await rankIn(client, id)).toMatchObject({ score: 100, rounds: 1, rank: 1 });
  });
});

describe('the leaderboard', () => {
  test('is sorted by score, then by the time the score was reached', async () => {
    const id = await makeTournament(app);
    for (const who of [member, rival]) await enter(who.client, id);
    await play({ payout: 300, at: new Date('2026-03-02T12:10:02Z') });
    await play({ payout: 300, at: new Date('2026-03-02T12:10:01Z') }, rival);
    await play({ payout: 300, at: new Date('2026-03-02T12:10:00Z') });
    await settle();
    const lines = await leaders(id);
    expect(lines.map(({ rank, entry_no, coins, is_me }) => [rank, entry_no, coins, is_me])).toEqual(
      [
        [1, 2, 100, false],
        [2, 1, 20, true],
      ],
    );
    expect(lines.every(({ name }) => name !== null)).toBe(true);
    expect(await rankIn(member.client, id)).toMatchObject({ rank: 2, coins: 20 });
  });

  test('omits entries without a score', async () => {
    const id = await makeTournament(app);
    await enter(member.client, id);
    await play({ payout: 0 });
    await settle();
    expect(await leaders(id)).toEqual([]);
    expect(await rankIn(member.client, id)).toMatchObject({ rounds: 1, rank: null });
  });

  test('is published to its channel after changes, with increasing versions', async () => {
    const id = await makeTournament(app);
    const channel = `tournament.${id}`;
    vi.spyOn(app.deps.realtime, 'mayReach').mockImplementation(
      (name) => name === channel || name === `private-member.${member.id}`,
    );
    const publish = published();
    const of = (wanted: string) => publish.mock.calls.filter(([, { name: one }]) => one === wanted);
    const boards = () =>
      of('tournaments.leaderboard').map(([, , data]) => data as LeaderboardUpdate);
    await enter(member.client, id);
    await settle();
    await play({ payout: 200 });
    await settle();
    await play({ payout: 400 });
    await settle();
    await vi.waitFor(() => expect(boards().at(-1)?.leaders[0]?.score).toBe(400), 60_000);
    expect(boards().at(-1)).toMatchObject({
      tournament: id,
      state: 'running',
      entrants: 1,
      leaders: [{ rank: 1, score: 400, entry_no: 1, is_me: false }],
    });
    const versions = boards().map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
    const scored = of('tournaments.scored');
    expect(scored.every(([name]) => name === `private-member.${member.id}`)).toBe(true);
    expect((scored.at(-1)?.[2] as Scored).mine).toMatchObject({ score: 400, rank: 1 });
  });

  test('is published with its top 20 and the total number of ranked entries', async () => {
    const players: string[] = [];
    for (let no = 0; no < 22; no += 1) players.push(await makePlayer(app.deps));
    const id = await makeTournament(app);
    await app.deps.transaction((tx) =>
      saveScores(
        tx,
        players.map((memberId, index) => ({
          tournament_id: id,
          member_id: memberId,
          entry_no: index + 1,
          score: index,
          reached_at: index > 0 ? clock.now() : null,
          rounds: 1,
          is_open: true,
          rank: null,
          coins: null,
        })),
      ),
    );
    const rankRows = await readLeaderboardUpdate(app.deps, id, 1);
    expect(rankRows?.leaders).toHaveLength(20);
    expect(rankRows?.total).toBe(21);
    // Delete the inserted scores. They have no events, so the replay test at the end of this file cannot restore them.
    await app.deps.database.owner.query('delete from tournaments_scores where tournament_id = $1', [
      id,
    ]);
  });

  test('is read from the database in the order of the ranking rules', async () => {
    const players: string[] = [];
    for (let no = 0; no < 8; no += 1) players.push(await makePlayer(app.deps));
    const id = await makeTournament(app);
    await app.deps.database.owner.query(
      `insert into tournaments_entries (tournament_id, member_id, id, key, entry_no, how, coins, entered_at)
       select $1, m, gen_random_uuid(), gen_random_uuid(), no, 'free', 0, now()
       from unnest($2::uuid[]) with ordinality p(m, no)`,
      [id, players],
    );
    const draw = fc.array(
      fc.record({ score: fc.integer({ min: 0, max: 3 }), second: fc.integer({ min: 0, max: 2 }) }),
      { minLength: players.length, maxLength: players.length },
    );
    await fc.assert(
      fc.asyncProperty(draw, async (drawn) => {
        const rows = drawn.map(({ score, second }, index) => ({
          tournament_id: id,
          member_id: players[index] ?? '',
          entry_no: index + 1,
          score,
          reached_at: score > 0 ? new Date(Date.parse(START) + second * 1000) : null,
          rounds: 1,
          is_open: true,
          rank: null,
          coins: null,
        }));
        await app.deps.transaction((tx) => saveScores(tx, rows));
        const entries = rows.map((row) => ({
          ...row,
          entryNo: row.entry_no,
          reachedAt: row.reached_at,
        }));
        const expected = placed(entries, []).map(({ entry, rank }) => [entry.member_id, rank]);
        const lines = await leadersOf(app.deps.db, id, { limit: 20, offset: 0 });
        expect(lines.map(({ member_id }, index) => [member_id, index + 1])).toEqual(expected);
        const rankRows = await findRanks(
          app.deps.db,
          players.map((memberId) => ({ tournamentId: id, memberId })),
        );
        const ranks = rankRows.flatMap(({ member_id, rank }) =>
          rank === null ? [] : [[member_id, rank] as const],
        );
        expect(ranks.sort((a, b) => a[1] - b[1])).toEqual(expected);
      }),
      { numRuns: 60 },
    );
    // Delete the inserted scores. They have no events, so the replay test at the end of this file cannot restore them.
    await app.deps.database.owner.query('delete from tournaments_scores where tournament_id = $1', [
      id,
    ]);
  });

  test('is claimed for publication by only one of several concurrent nodes', async () => {
    const id = await makeTournament(app);
    await enter(member.client, id);
    await settle();
    const taken = await Promise.all([1, 2, 3, 4].map(() => takeBoard(app.deps.db, id)));
    expect(taken.filter((version) => version !== undefined)).toHaveLength(1);
    expect(await isUnpublished(app.deps.db, id)).toBe(false);
  });
});

describe('the end of a tournament', () => {
  test('ranks entries, pays prizes once and records events', async () => {
    const id = await makeTournament(app);
    const late = await registered(app);
    for (const who of [member, rival, late]) await enter(who.client, id);
    await play({ payout: 200 });
    await play({ payout: 300 }, rival);
    const before = [await coinsOf(member.client), await coinsOf(rival.client)];
    await finish();
    expect(await readOne(member.client, id)).toMatchObject({
      state: 'over',
      mine: { rank: 2, coins: 20, score: 200 },
    });
    expect(await coinsOf(member.client)).toBe((before[0] ?? 0) + 20);
    expect(await coinsOf(rival.client)).toBe((before[1] ?? 0) + 100);
    expect(await stored(id, 'tournaments.finished')).toMatchObject(
      [
        { who: member.id, rank: 2, coins: 20 },
        { who: rival.id, rank: 1, coins: 100 },
      ]
        .sort((a, b) => (a.who < b.who ? -1 : 1))
        .map(({ rank, coins }) => ({ tournament_id: id, rank, coins, name: { en: 'Test' } })),
    );
    await finish();
    expect(await coinsOf(rival.client)).toBe((before[1] ?? 0) + 100);
    const over = await member.client.get('/api/tournaments?which=over');
    expect(over.body.data.map((one: { id: string }) => one.id)).toContain(id);
  });

  test('removes it from the member’s open tournaments, which are sorted by end', async () => {
    const now = clock.now().getTime();
    const soon = await makeTournament(app);
    const later = await makeTournament(app, { ends_at: new Date(now + 2 * LATER_MS) });
    const first = await makeTournament(app, { ends_at: new Date(now + LATER_MS / 2) });
    for (const id of [soon, later, first]) await enter(member.client, id);
    const listed = async (query: string) =>
      (await member.client.get(`/api/tournaments/mine${query}`)).body.data.map(
        (one: { id: string }) => one.id,
      );
    expect(await listed('?which=open')).toEqual([first, soon, later]);
    await finish();
    expect(await listed('?which=open')).toEqual([later]);
    expect((await listed('')).sort()).toEqual([soon, later, first].sort());
  });

  test('is recorded five seconds late, so rounds from before the end still count', async () => {
    const id = await makeTournament(app);
    await enter(member.client, id);
    const ends = Date.parse((await readOne(member.client, id)).ends_at);
    clock.set(new Date(ends + 4999));
    await endTournaments(app.deps);
    expect(await stored(id, 'tournaments.ended')).toEqual([]);
    await play({ payout: 200, at: new Date(ends - 1) });
    await play({ payout: 900, at: new Date(ends) });
    clock.set(new Date(ends + 5000));
    await Promise.all([endTournaments(app.deps), endTournaments(app.deps)]);
    await play({ payout: 800, at: new Date(ends - 1) });
    await settle();
    expect(await stored(id, 'tournaments.ended')).toHaveLength(1);
    expect(await rankIn(member.client, id)).toMatchObject({ score: 200, rank: 1, rounds: 1 });
  });

  test('without entrants sets the state to over', async () => {
    const id = await makeTournament(app);
    await finish();
    expect(await readOne(member.client, id)).toMatchObject({ state: 'over', entrants: 0 });
  });

  test('gives correct ranks and prizes when processed in one batch with entries and rounds', async () => {
    const id = await makeTournament(app, { max_rounds: 3 });
    await enter(member.client, id);
    await play({ payout: 200 });
    await enter(rival.client, id);
    await play({ payout: 250 }, rival);
    clock.set(new Date(clock.now().getTime() + LATER_MS));
    await endTournaments(app.deps);
    await settle();
    expect(await leaders(id)).toMatchObject([
      { score: 250, coins: 100 },
      { score: 200, coins: 20 },
    ]);
  });
});

describe('the end of a tournament with many entrants', () => {
  const PRIZES = [
    { from: 1, to: 1, coins: 500 },
    { from: 2, to: PIECE + 10, coins: 10 },
  ];
  const COUNT = 2 * PIECE + 20;
  const SUM = 500 + (PIECE + 9) * 10;
  /** Mocks `transaction`: the first `pieces` transactions run normally, and the next transaction fails. */
  const stopAfter = (pieces: number) => {
    const real = app.deps.transaction;
    const spy = vi.spyOn(app.deps, 'transaction');
    for (let piece = 0; piece < pieces; piece += 1) spy.mockImplementationOnce(real);
    spy.mockRejectedValueOnce(new Error('gone'));
  };
  const end = async (id: string) => {
    clock.advance(LATER_MS);
    await endTournaments(app.deps);
    await app.deps.events.drain();
    expect(await readOne(member.client, id)).toMatchObject({ state: 'settling' });
  };

  test('pays and records prizes in pieces, each rank once despite a failure between pieces', async () => {
    const id = await makeTournament(app, { prizes: PRIZES });
    await crowd(app, id, COUNT);
    await end(id);
    expect(await paidOf(app, id, 'tournaments.finished')).toEqual({
      notified: 0,
      members: 0,
      coins: 0,
    });
    stopAfter(1);
    await expect(payDue(app.deps)).rejects.toThrow('still owe');
    expect(await paidOf(app, id, 'tournaments.finished')).toEqual({
      notified: PIECE,
      members: PIECE,
      coins: 500 + (PIECE - 1) * 10,
    });
    expect(await readOne(member.client, id)).toMatchObject({ state: 'settling' });
    await Promise.all([payDue(app.deps), payDue(app.deps)]);
    await payDue(app.deps);
    expect(await paidOf(app, id, 'tournaments.finished')).toEqual({
      notified: COUNT,
      members: COUNT,
      coins: SUM,
    });
    const notified = await stored(id, 'tournaments.finished');
    expect(notified.map(({ rank }) => Number(rank)).sort((a, b) => a - b)).toEqual(
      notified.map((_, index) => index + 1),
    );
    expect(await readOne(member.client, id)).toMatchObject({ state: 'over' });
  });

  test('continues payment after a replay of the event history between two pieces', async () => {
    const id = await makeTournament(app, { prizes: PRIZES });
    await crowd(app, id, COUNT);
    await end(id);
    stopAfter(1);
    await expect(payDue(app.deps)).rejects.toThrow('still owe');
    const { owner } = app.deps.database;
    await owner.query('delete from tournaments_scores');
    await owner.query(`delete from event_cursors where name = 'tournaments.score'`);
    // Until the scores have been rebuilt, no entry has a rank. During that time, `payDue` must not mark the tournament
    // as over.
    await payDue(app.deps);
    expect(await readOne(member.client, id)).toMatchObject({ state: 'settling' });
    await settle();
    expect(await readOne(member.client, id)).toMatchObject({ state: 'over' });
    expect(await paidOf(app, id, 'tournaments.finished')).toEqual({
      notified: COUNT,
      members: COUNT,
      coins: SUM,
    });
  });

  test('by cancellation refunds in pieces, each entry once despite a failure between pieces', async () => {
    const id = await makeTournament(app, { entry_coins: 7 });
    await crowd(app, id, COUNT, 7);
    const clerk = await makeClerk(app, ['marketing']);
    await clerk.post(`/api/staff/tournaments/${id}/cancel`, { reason: 'The city asked for it' });
    await app.deps.events.drain();
    stopAfter(2);
    await expect(payDue(app.deps)).rejects.toThrow('still owe');
    expect(await paidOf(app, id, 'tournaments.cancelled')).toMatchObject({ notified: 2 * PIECE });
    await payDue(app.deps);
    await payDue(app.deps);
    expect(await paidOf(app, id, 'tournaments.cancelled')).toEqual({
      notified: COUNT,
      members: COUNT,
      coins: COUNT * 7,
    });
  });
});

test('prize payment locks wallets in the order of member ids', async () => {
  const [low, high] = [member, rival].toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (!low || !high) throw new Error('there are two');
  const id = await makeTournament(app, { prizes: [{ from: 1, to: 1, coins: 500 }] });
  for (const who of [low, high]) await enter(who.client, id);
  await play({ payout: 200 }, low);
  await play({ payout: 900 }, high);
  clock.set(new Date(clock.now().getTime() + LATER_MS));
  await endTournaments(app.deps);
  await app.deps.events.drain();
  const { owner } = app.deps.database;
  const bets = await owner.connect();
  await bets.query('begin');
  await bets.query('select 1 from ledger_wallets where member_id = $1 for update', [low.id]);
  const paying = payDue(app.deps);
  await vi.waitFor(async () => {
    const { rows } = await owner.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    expect(rows).toHaveLength(1);
  }, 60_000);
  const next = await bets.query(
    'select 1 from ledger_wallets where member_id = $1 for update skip locked',
    [high.id],
  );
  await bets.query('commit');
  bets.release();
  await paying;
  expect(next.rows).toHaveLength(1);
  expect(await rankIn(high.client, id)).toMatchObject({ rank: 1, coins: 100 });
});

test.each(['over', 'cancelled'] as const)(
  'the state %s of a tournament without entrants is published once to its channel',
  async (state) => {
    const id = await makeTournament(app);
    vi.spyOn(app.deps.realtime, 'mayReach').mockImplementation((name) => name.startsWith('tourn'));
    const publish = published();
    const clerk = await makeClerk(app, ['marketing']);
    if (state === 'cancelled')
      await clerk.post(`/api/staff/tournaments/${id}/cancel`, { reason: 'The city asked for it' });
    else {
      clock.set(new Date(clock.now().getTime() + LATER_MS));
      await endTournaments(app.deps);
    }
    await settle();
    await vi.waitFor(() => {
      const published = publish.mock.calls.filter(([channel]) => channel === `tournament.${id}`);
      expect(published.map(([, , data]) => (data as LeaderboardUpdate).state)).toEqual([state]);
    }, 60_000);
  },
);

describe('start reminders', () => {
  const soon = () => {
    const now = clock.now().getTime();
    return {
      starts_at: new Date(now + 20 * 60_000),
      ends_at: new Date(now + 60 * 60_000),
    };
  };

  test('are recorded once per entrant, fifteen minutes before the start', async () => {
    const id = await makeTournament(app, soon());
    for (const who of [member, rival]) await enter(who.client, id);
    await notifyOfStarts(app.deps);
    await settle();
    expect(await stored(id, 'tournaments.starting')).toEqual([]);
    clock.advance(6 * 60_000);
    await Promise.all([notifyOfStarts(app.deps), notifyOfStarts(app.deps)]);
    await settle();
    await notifyOfStarts(app.deps);
    await settle();
    const notified = await stored(id, 'tournaments.starting');
    expect(notified).toHaveLength(2);
    expect(notified[0]).toMatchObject({
      tournament_id: id,
      name: { en: 'Test' },
      starts_at: '2026-03-02T12:30:00.000Z',
    });
  });

  test('for many entrants are recorded in pieces, once per entrant', async () => {
    const count = 2 * PIECE;
    const id = await makeTournament(app, soon());
    await crowd(app, id, count);
    clock.advance(6 * 60_000);
    await notifyOfStarts(app.deps);
    await settle();
    expect(await stored(id, 'tournaments.starting_soon')).toHaveLength(3);
    expect(await paidOf(app, id, 'tournaments.starting')).toMatchObject({
      notified: count,
      members: count,
    });
  });

  test('for an entry after the start was moved refer only to the new start', async () => {
    const id = await makeTournament(app, soon());
    const clerk = await makeClerk(app, ['marketing']);
    clock.advance(6 * 60_000);
    await notifyOfStarts(app.deps);
    const {
      version,
      state: _state,
      entrants: _entrants,
      ...shown
    } = await readOne(member.client, id);
    const { status } = await clerk.request('PUT', `/api/staff/tournaments/${id}`, {
      ...shown,
      starts_at: '2026-03-02T13:30:00.000Z',
      ends_at: '2026-03-02T14:00:00.000Z',
      version,
      reason: 'The city asked for it',
    });
    expect(status).toBe(200);
    expect((await enter(member.client, id, { version: version + 1 })).status).toBe(200);
    // The event that announces the old start has not been processed yet. Processing it now, after the start was moved,
    // must not record `tournaments.starting`.
    await settle();
    expect(await stored(id, 'tournaments.starting')).toEqual([]);
    clock.set('2026-03-02T13:16:00Z');
    await notifyOfStarts(app.deps);
    await settle();
    expect(await stored(id, 'tournaments.starting')).toMatchObject([
      { tournament_id: id, starts_at: '2026-03-02T13:30:00.000Z' },
    ]);
  });

  test('are not recorded for a cancelled tournament', async () => {
    const id = await makeTournament(app, soon());
    await enter(member.client, id);
    const clerk = await makeClerk(app, ['marketing']);
    await clerk.post(`/api/staff/tournaments/${id}/cancel`, { reason: 'The city asked for it' });
    clock.advance(6 * 60_000);
    await notifyOfStarts(app.deps);
    await settle();
    expect(await stored(id, 'tournaments.starting')).toEqual([]);
  });
});

describe('cancelling a tournament', () => {
  const cancel = async (id: string) =>
    (await makeClerk(app, ['marketing'])).post(`/api/staff/tournaments/${id}/cancel`, {
      reason: 'The city asked for it',
    });

  test('refunds Coins and tickets once, even into a full bag', async () => {
    const id = await makeTournament(app, { entry_coins: 60 });
    await grantCoins(app, member.id, 100);
    const before = await coinsOf(member.client);
    await enter(member.client, id, { how: 'coins', coins: 60 });
    const holder = await bagMember(app, 'pouch');
    const terms = { kind: 'tournament_ticket', keepDays: 30 } as const;
    const ticket = await give(app, holder.id, terms);
    await app.deps.database.owner.query(`update bag_items set family = 'tickets' where id = $1`, [
      ticket,
    ]);
    const paid = await enter(holder.client, id, { how: 'ticket', ticket_id: ticket });
    expect(paid.status).toBe(200);
    for (let place = 0; place < 2; place += 1)
      await give(app, holder.id, { kind: 'destination_ticket', keepDays: 30 });
    expect((await cancel(id)).body.data).toMatchObject({ state: 'cancelled' });
    expect((await cancel(id)).status).toBe(200);
    await settle();
    await settle();
    expect(await coinsOf(member.client)).toBe(before);
    const tickets = (await bagOf(holder)).items.filter(({ kind }) => kind === 'tournament_ticket');
    expect(tickets).toHaveLength(1);
    // The cancelled tournament returned the ticket as a new item. The new item must not count towards the market's
    // limit for the item family `tickets`, because the member bought only one ticket.
    const { rows } = await app.deps.database.owner.query(
      `select count(*)::int as n from bag_items where member_id = $1 and family = 'tickets'`,
      [holder.id],
    );
    expect(rows).toEqual([{ n: 1 }]);
    expect(await stored(id, 'tournaments.cancelled')).toHaveLength(2);
    const [coins] = (await stored(id, 'tournaments.cancelled')).filter(
      ({ how }) => how === 'coins',
    );
    expect(coins).toMatchObject({ coins: 60, ticket: false, name: { en: 'Test' } });
    expect(codeOf(await enter(rival.client, id, { how: 'coins', coins: 60 }))).toBe(
      'tournaments.not_open',
    );
  });

  test('stops scoring and prevents prizes at the scheduled end', async () => {
    const id = await makeTournament(app);
    await enter(member.client, id);
    await play({ payout: 200 });
    await cancel(id);
    await play({ payout: 500 });
    await settle();
    expect(await rankIn(member.client, id)).toMatchObject({ score: 200, coins: 0 });
    expect(await leaders(id)).toMatchObject([{ rank: 1, score: 200, coins: 0 }]);
    await finish();
    expect(await readOne(member.client, id)).toMatchObject({ state: 'cancelled' });
    expect(await stored(id, 'tournaments.finished')).toEqual([]);
  });

  test('refunds an entry made at the same time', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const id = await makeTournament(app, { entry_coins: 10 });
      await grantCoins(app, member.id, 10);
      const before = await coinsOf(member.client);
      await Promise.all([enter(member.client, id, { how: 'coins', coins: 10 }), cancel(id)]);
      await settle();
      expect(await coinsOf(member.client)).toBe(before);
    }
  });

  test('is refused after its end', async () => {
    const id = await makeTournament(app);
    await finish();
    expect(codeOf(await cancel(id))).toBe('tournaments.ended');
  });
});

test('replaying the event history gives the same scores without new payments or events', async () => {
  const over = await makeTournament(app);
  const off = await makeTournament(app, { entry_coins: 0, scoring: 'wins' });
  for (const who of [member, rival]) for (const id of [over, off]) await enter(who.client, id);
  await play({ payout: 200 });
  await play({ payout: 700 }, rival);
  await (
    await makeClerk(app, ['marketing'])
  ).post(`/api/staff/tournaments/${off}/cancel`, {
    reason: 'The city asked for it',
  });
  await play({ payout: 900 });
  await finish();
  const { owner } = app.deps.database;
  const rows = async () => ({
    scores: (
      await owner.query(
        `select to_jsonb(s)::text as row from tournaments_scores s order by tournament_id, member_id`,
      )
    ).rows,
    events: (await owner.query(`select count(*) from events where type like 'tournaments.%'`)).rows,
    coins: (await owner.query(`select member_id, coins from ledger_wallets order by 1`)).rows,
  });
  const before = await rows();
  expect(before.scores.length).toBeGreaterThanOrEqual(4);
  await owner.query('delete from tournaments_scores');
  await owner.query('delete from tournaments_boards');
  await owner.query(`delete from event_cursors where name = 'tournaments.score'`);
  await settle();
  expect(await rows()).toEqual(before);
});
