/** Tests creating, changing and previewing tournaments in the back office, over HTTP. */
import type { OfficeTournament, TournamentDraft } from '@wl/contract/office/tournaments';
import type { LeaderboardUpdate } from '@wl/contract/tournaments';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { testClock } from '../../../platform/clock.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { codeOf } from '../../bag/testing-bag.ts';
import { registered } from '../../members/testing-members.ts';
import { makeClerk } from '../../staff/testing-clerks.ts';
import { publishSeries } from '../publish-series.ts';
import { enter, readOne } from '../testing-tournaments.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let clerk: TestClient;
beforeAll(async () => {
  app = await startTestApp({ clock });
  clerk = await makeClerk(app, ['marketing']);
});
afterAll(() => app.close());
beforeEach(() => {
  vi.restoreAllMocks();
});

const draft: TournamentDraft = {
  name: { en: 'Ginza Night', tr: 'Ginza Gecesi' },
  city: 'tokyo',
  scoring: 'wins',
  stake: 100,
  max_rounds: 20,
  games: ['ginza-lantern-fall', 'neon-shibuya'],
  entry_coins: 30,
  max_entrants: 50,
  prizes: [
    { from: 1, to: 1, coins: 100 },
    { from: 2, to: 5, coins: 25 },
  ],
  starts_at: '2026-03-03T12:00:00.000Z',
  ends_at: '2026-03-03T14:00:00.000Z',
};
const make = (changes: object = {}, key = uuidv7()) =>
  clerk.post('/api/staff/tournaments', { ...draft, key, ...changes });
const made = async (changes: object = {}) =>
  ((await make(changes)).body as { data: OfficeTournament }).data;
const change = (id: string, version: number, changes: object = {}) =>
  clerk.request('PUT', `/api/staff/tournaments/${id}`, {
    ...draft,
    version,
    reason: 'Asked by the city',
    ...changes,
  });

const logged = async (key: string) =>
  (
    await app.deps.database.owner.query<{ action: string }>(
      `select action from staff_audit where subject = $1 and action like 'tournaments.%' and action <> 'tournaments.view' order by id`,
      [`tournament:${key}`],
    )
  ).rows;

describe('creating a tournament', () => {
  test('publishes it to members, with the English name where a translation is missing', async () => {
    const { id, version } = await made();
    expect(version).toBe(1);
    expect(await readOne(app.client(), id)).toMatchObject({
      name: { en: 'Ginza Night', es: 'Ginza Night', tr: 'Ginza Gecesi' },
      state: 'upcoming',
      prize_coins: 200,
    });
  });

  test('is done once for concurrent requests with one key, which no other clerk can reuse', async () => {
    const key = uuidv7();
    const replies = await Promise.all([make({}, key), make({}, key), make({}, key)]);
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(replies.map(({ body }) => body.data.id))).toEqual(new Set([key]));
    const other = await makeClerk(app, ['marketing']);
    expect(codeOf(await other.post('/api/staff/tournaments', { ...draft, key }))).toBe(
      'wallet.key_reused',
    );
  });

  test('is audited once, even when the same draft is sent repeatedly', async () => {
    const key = uuidv7();
    await Promise.all([make({}, key), make({}, key)]);
    // A draft that differs only in the key order of its prizes must be treated as the same draft.
    const prizes = draft.prizes.map(({ from, to, coins }) => ({ coins, to, from }));
    expect((await make({ prizes }, key)).status).toBe(200);
    expect(await logged(key)).toEqual([{ action: 'tournaments.make' }]);
  });

  test.each([
    ['name', { name: { en: 'Ginza Morning' } }],
    ['stake', { stake: 200 }],
    ['prizes', { prizes: [{ from: 1, to: 1, coins: 100 }] }],
    ['start', { starts_at: '2026-03-03T11:00:00.000Z' }],
    ['seats', { max_entrants: null }],
  ])('is refused if the same key was used with a different %s', async (_what, changes) => {
    const key = uuidv7();
    expect((await make({}, key)).status).toBe(200);
    expect(codeOf(await make(changes, key))).toBe('wallet.key_reused');
    expect(await logged(key)).toHaveLength(1);
    expect(await readOne(app.client(), key)).toMatchObject({ stake: 100, max_entrants: 50 });
  });

  test('accepts only one of two concurrent drafts with one key', async () => {
    const key = uuidv7();
    const replies = await Promise.all([make({}, key), make({ stake: 200 }, key)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await logged(key)).toHaveLength(1);
  });

  test.each([
    ['times', { ends_at: draft.starts_at }],
    ['times', { starts_at: '2026-03-01T12:00:00.000Z', ends_at: '2026-03-02T12:00:00.000Z' }],
    ['times', { ends_at: '2026-03-11T14:00:00.000Z' }],
    ['city', { city: 'atlantis' }],
    ['games', { games: ['westminster-roulette'] }],
    ['games', { games: ['neon-shibuya', 'neon-shibuya'] }],
    ['stake', { stake: 50 }],
    // The price of a bonus buy must not equal the tournament's stake. In Ginza Lantern Fall, free spins cost 100 times
    // the spin's stake, which is exactly 2,000 cents for the minimum stake of 20 cents.
    ['stake', { stake: 2000, games: ['ginza-lantern-fall'] }],
    ['prizes', { prizes: [{ from: 2, to: 3, coins: 5 }] }],
    [
      'prizes',
      {
        prizes: [
          { from: 1, to: 1, coins: 5 },
          { from: 2, to: 3, coins: 6 },
        ],
      },
    ],
  ])('is refused with invalid %s', async (problem, changes) => {
    const reply = await make(changes);
    expect(codeOf(reply)).toBe('tournaments.impossible');
    expect(reply.body.params.problems).toBe(problem);
    const preview = await clerk.post('/api/staff/tournament-previews', { ...draft, ...changes });
    expect(preview.body.data.problems).toEqual([problem]);
  });

  test('is refused to support clerks and members', async () => {
    const support = await makeClerk(app, ['support']);
    expect((await support.get('/api/staff/tournaments')).status).toBe(200);
    const reply = await support.post('/api/staff/tournaments', { ...draft, key: uuidv7() });
    expect(codeOf(reply)).toBe('auth.forbidden');
    const { client } = await registered(app);
    expect((await client.get('/api/staff/tournaments')).status).toBe(401);
  });
});

describe('changing a tournament', () => {
  test('requires the current version of the tournament', async () => {
    const { id } = await made();
    const reply = await change(id, 1, { stake: 200 });
    expect(reply.body.data).toMatchObject({ version: 2, stake: 200 });
    expect(codeOf(await change(id, 1))).toBe('tournaments.changed');
    expect(codeOf(await change(uuidv7(), 1))).toBe('request.not_found');
  });

  test('cannot worsen the terms for members who have entered', async () => {
    const { id } = await made({ entry_coins: 0 });
    const member = await registered(app);
    expect((await enter(member.client, id)).status).toBe(200);
    const free = { entry_coins: 0 };
    for (const broken of [
      { ...free, stake: 200 },
      { ...free, max_entrants: null, prizes: [{ from: 1, to: 5, coins: 25 }] },
      { entry_coins: 10 },
      { ...free, ends_at: '2026-03-03T13:00:00.000Z' },
    ])
      expect(codeOf(await change(id, 1, broken))).toBe('tournaments.terms_fixed');
    const better = {
      ...free,
      name: { en: 'Ginza Noon' },
      max_entrants: null,
      prizes: [{ from: 1, to: 5, coins: 100 }],
    };
    expect((await change(id, 1, better)).body.data).toMatchObject({
      version: 2,
      max_entrants: null,
      figures: { free: 1, with_coins: 0, with_ticket: 0 },
    });
  });

  test('cannot move the start of a series fixture', async () => {
    await publishSeries(app.deps);
    const ofSeries = async () => {
      const found: OfficeTournament[] = [];
      for (const page of [1, 2, 3])
        found.push(
          ...(await clerk.get(`/api/staff/tournaments?which=upcoming&page=${page}`)).body.data,
        );
      return found.filter(({ series }) => series !== null);
    };
    const before = await ofSeries();
    const [first, next] = before.filter(({ series }) => series === 'dawn-over-bondi');
    if (!first || !next) throw new Error('it comes every day');
    const { name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, prizes } =
      first;
    const terms = { name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants };
    const edited = (changes: object) =>
      change(first.id, first.version, {
        ...terms,
        prizes,
        starts_at: first.starts_at,
        ends_at: first.ends_at,
        ...changes,
      });
    const later = new Date(Date.parse(first.starts_at) + 60_000).toISOString();
    for (const starts_at of [later, next.starts_at])
      expect(codeOf(await edited({ starts_at, ends_at: next.ends_at }))).toBe(
        'tournaments.start_fixed',
      );
    const better = await edited({ max_rounds: max_rounds + 1 });
    expect(better.body.data).toMatchObject({ version: 2, starts_at: first.starts_at });
    await publishSeries(app.deps);
    expect(await ofSeries()).toHaveLength(before.length);
  });

  test('is published to its channel with the new version of its terms', async () => {
    const { id } = await made();
    vi.spyOn(app.deps.realtime, 'mayReach').mockImplementation(
      (channel) => channel === `tournament.${id}`,
    );
    const publish = vi.spyOn(app.deps.realtime, 'publish');
    const published = () =>
      publish.mock.calls.flatMap(([channel, { name }, data]) =>
        channel === `tournament.${id}` && name === 'tournaments.leaderboard'
          ? [data as LeaderboardUpdate]
          : [],
      );
    expect((await change(id, 1, { stake: 200 })).status).toBe(200);
    await vi.waitFor(() => expect(published()).toHaveLength(1), 60_000);
    expect(published()[0]).toMatchObject({ tournament: id, terms_version: 2, state: 'upcoming' });
    expect(codeOf(await change(id, 1, { stake: 100 }))).toBe('tournaments.changed');
    expect((await change(id, 2, { stake: 100 })).status).toBe(200);
    await vi.waitFor(() => expect(published().at(-1)?.terms_version).toBe(3), 60_000);
    const versions = published().map(({ version }) => version);
    expect(versions).toEqual([...new Set(versions)].sort((a, b) => a - b));
  });

  test('audits a repeated cancellation once', async () => {
    const { id } = await made();
    const other = await makeClerk(app, ['marketing']);
    for (const one of [clerk, other, clerk])
      expect(
        (await one.post(`/api/staff/tournaments/${id}/cancel`, { reason: 'Rain' })).status,
      ).toBe(200);
    expect(await logged(id)).toEqual([
      { action: 'tournaments.make' },
      { action: 'tournaments.cancel' },
    ]);
  });

  test('is refused once it has started', async () => {
    const { id } = await made({ starts_at: '2026-03-02T12:00:00.000Z' });
    expect(codeOf(await change(id, 1))).toBe('tournaments.started');
  });
});

test('a preview returns prizes and expected cost and stores nothing', async () => {
  const before = (await clerk.get('/api/staff/tournaments?which=upcoming')).body.meta.total;
  const reply = await clerk.post('/api/staff/tournament-previews', draft);
  expect(reply.body.data).toEqual({
    name: {
      en: 'Ginza Night',
      es: 'Ginza Night',
      fr: 'Ginza Night',
      pt: 'Ginza Night',
      tr: 'Ginza Gecesi',
    },
    problems: [],
    prize_coins: 200,
    expected_entrants: null,
    expected_prize_coins: 200,
    expected_entry_coins: 0,
    expected_cost_cents: 800,
  });
  await app.deps.database.owner.query(
    `insert into tournaments (id, name, city, scoring, stake, max_rounds, games, entry_coins, entrants, prizes, starts_at, ends_at,
       state, created_at, updated_at)
     select gen_random_uuid(), '{}', 'tokyo', 'wins', 100, 5, '[]', 30, n, '[]', now() - interval '2 days', now() - interval '1 day',
       'over', now(), now() from generate_series(2, 4) n`,
  );
  const next = await clerk.post('/api/staff/tournament-previews', draft);
  expect(next.body.data).toMatchObject({
    expected_entrants: 3,
    // Three entrants are too few for full prizes. The prizes of 100, 25 and 25 Coins are reduced to three tenths and
    // rounded down (30 + 7 + 7). Each entry costs 30 Coins.
    expected_prize_coins: 44,
    expected_entry_coins: 90,
    expected_cost_cents: -184,
  });
  expect((await clerk.get('/api/staff/tournaments?which=upcoming')).body.meta.total).toBe(before);
});

test('a preview omits a prize band whose end precedes its start', async () => {
  const prizes = [...draft.prizes, { from: 9, to: 5, coins: 100 }];
  const { status, body } = await clerk.post('/api/staff/tournament-previews', { ...draft, prizes });
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ problems: ['prizes'], prize_coins: 200 });
});

test('the offered slots list their possible stakes', async () => {
  const { data } = (await clerk.get('/api/staff/tournament-games')).body as {
    data: { slug: string; stakes: number[] }[];
  };
  expect(data).toHaveLength(18);
  const ginza = data.find(({ slug }) => slug === 'ginza-lantern-fall');
  expect(ginza?.stakes).toEqual([20, 40, 100, 200, 500, 1000]);
  expect(data.find(({ slug }) => slug === 'fog-and-crown')?.stakes).not.toContain(1000);
});
