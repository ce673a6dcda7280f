import { wagersEvents } from '@wl/contract/events/wagers';
import { placeBet, type Round } from '@wl/contract/play';
import { gameProfile, launchGame } from '@wl/contract/play-games';
import { games, statsOf } from '@wl/games/catalogue/index';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestClock } from '../../../platform/clock.ts';
import type { SettledRound } from '../../../platform/events/events.ts';
import { startTestApp, type TestApp, type TestClient } from '../../../platform/testing.ts';
import { uuidv7 } from '../../../platform/ids.ts';
import { registered } from '../../members/testing-members.ts';
import { noteBestWins } from './best-wins.ts';
import { switchTitle } from '../../titles/index.ts';
import { similarGames } from '../rules.ts';
import { makePlayer } from '../testing-players.ts';

let app: TestApp;
let clock: TestClock;
beforeAll(async () => {
  app = await startTestApp();
  clock = app.clock as TestClock;
});
afterAll(() => app.close());

const profile = (slug: string) => app.client().call(gameProfile, { params: { slug } });
const settled = (game: string, stake: number, payout: number, at: string): SettledRound => ({
  id: 1,
  tx: '1',
  memberId: undefined,
  seq: undefined,
  type: wagersEvents.settled.type,
  data: {
    wager_id: uuidv7(),
    product: 'casino',
    title: game,
    math_version: '1',
    session_id: uuidv7(),
    stake_cents: stake,
    payout_cents: payout,
  },
  createdAt: new Date(at),
});
const note = (...events: SettledRound[]) => app.deps.transaction((tx) => noteBestWins(tx, events));

test('every game has a profile that visitors can read', async () => {
  for (const { slug, steps } of games) {
    const { status, body } = await profile(slug);
    expect(status).toBe(200);
    expect(body.data.similar).toHaveLength(4);
    expect(body.data.bonus_money).toBe(body.data.rtp <= 99 && steps === undefined);
    const { method, interval } = statsOf(slug);
    expect(body.data.rtp_interval, slug).toBe(method === 'exact' ? null : interval);
  }
  expect((await profile('no-such-game')).body.code).toBe('play.game_unknown');
});

test('features that a jurisdiction forbids are absent from the game profile and the game launch', async () => {
  const slug = 'ginza-lantern-fall';
  const restricted = ['autoSpin', 'bonusBuy', 'quickSpin'];
  const visitor = app.client();
  const { client: briton } = await registered(app, { country: 'GB', phone: '+44 20 7946 0958' });
  const { client: traveller } = await registered(app, {});
  const published = async (client: TestClient, call: typeof gameProfile | typeof launchGame) => {
    const { body } = await client.call(call, { params: { slug } });
    const { features } = body.data as { features: Record<string, boolean> };
    return Object.keys(features)
      .filter((name) => restricted.includes(name))
      .sort();
  };
  for (const call of [gameProfile, launchGame]) {
    expect(await published(visitor, call)).toEqual(restricted);
    expect(await published(traveller, call)).toEqual(restricted);
    expect(await published(briton, call)).toEqual([]);
  }
  const strict = await startTestApp({ config: { defaultProfile: 'strict' } });
  try {
    for (const call of [gameProfile, launchGame])
      expect(await published(strict.client(), call)).toEqual([]);
    const { body } = await strict.client().call(gameProfile, { params: { slug } });
    expect(JSON.stringify(body)).not.toMatch(/auto_?spin|quick_?spin|bonus_?buy/i);
  } finally {
    await strict.close();
  }
});

test('the biggest win is the highest of today in this game, and never a round without a gain', async () => {
  const slug = 'neon-shibuya';
  const best = async () => (await profile(slug)).body.data.biggest_win_today;
  clock.set('2026-03-04T12:00:00Z');
  expect(await best()).toBeNull();
  await note(
    settled(slug, 200, 5000, '2026-03-04T10:00:00Z'),
    settled(slug, 100, 900, '2026-03-04T11:00:00Z'),
    settled(slug, 9000, 9000, '2026-03-04T11:10:00Z'),
    settled('lotus-tower', 100, 99_000, '2026-03-04T11:00:00Z'),
    settled(slug, 100, 77_000, '2026-03-03T23:59:59Z'),
  );
  clock.advance(5000);
  const win = { payout_cents: 5000, stake_cents: 200, won_at: '2026-03-04T10:00:00.000Z' };
  expect(await best()).toEqual(win);
  // A lower win later in the day does not replace the best win, even in another batch; a higher win does.
  await note(settled(slug, 100, 4999, '2026-03-04T12:00:00Z'));
  clock.advance(5000);
  expect(await best()).toEqual(win);
  await note(settled(slug, 100, 5001, '2026-03-04T12:00:00Z'));
  clock.advance(5000);
  expect(await best()).toMatchObject({ payout_cents: 5001 });
  clock.set('2026-03-05T00:00:00Z');
  expect(await best()).toBeNull();
});

test('a winning real round appears in the game profile as today’s biggest win', async () => {
  clock.set('2026-03-06T12:00:00Z');
  const client = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 100_000 }));
  // Run the subscriber once before playing, because it skips events that were stored before its first run.
  await app.deps.events.drain();
  const won: number[] = [];
  for (let round = 0; round < 60 || won.length === 0; round++) {
    clock.advance(10_000);
    const { body } = await client.call(placeBet, {
      body: { id: uuidv7(), game: 'opera-cherries', bet: { stakeCents: 100 } },
    });
    const { stake_cents, payout_cents } = body.data.round as Round;
    if (payout_cents > stake_cents) won.push(payout_cents);
  }
  await app.deps.events.drain();
  clock.advance(5000);
  const { biggest_win_today: best } = (await profile('opera-cherries')).body.data;
  expect(best?.payout_cents).toBe(Math.max(...won));
});

test('a game that is switched off has no profile and is not listed as a similar game', async () => {
  const { similar } = (await profile('opera-cherries')).body.data as {
    similar: { slug: string }[];
  };
  const [first] = similar;
  await switchTitle(app.deps, first?.slug ?? '', { state: 'off' });
  await expect.poll(async () => (await profile(first?.slug ?? '')).status).toBe(404);
  expect(JSON.stringify((await profile('opera-cherries')).body.data.similar)).not.toContain(
    first?.slug,
  );
});

test('similar games are of the same kind first, and never include the game itself', () => {
  const game = (slug: string, family: string, category: string, city: string, volatility = 3) => ({
    slug,
    family,
    category,
    city,
    volatility,
  });
  const me = game('me', 'slots', 'video', 'tokyo');
  const others = [
    game('table', 'keno', 'table', 'tokyo'),
    game('far', 'slots', 'video', 'paris', 5),
    game('classic', 'slots', 'classic', 'tokyo'),
    game('near', 'slots', 'video', 'tokyo', 4),
    me,
  ];
  expect(similarGames(me, others, 3).map(({ slug }) => slug)).toEqual(['near', 'classic', 'far']);
});
