import { getRating, rateGame } from '@wl/contract/ratings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { makePlayer } from '../play/testing-players.ts';
import { ratingsOf } from './index.ts';
import { setup } from './setup.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const member = async () => app.signedIn('member', await makePlayer(app.deps));
type Client = Awaited<ReturnType<typeof member>>;
const rate = (client: Client, game: string, stars: number | null) =>
  client.call(rateGame, { params: { game }, body: { stars } });

test('a member’s rating counts once, even when sent repeatedly or concurrently', async () => {
  const game = 'neon-shibuya';
  const [ada, rea] = [await member(), await member()];
  const replies = await Promise.all([1, 2, 3, 4, 5, 5, 5].map((stars) => rate(ada, game, stars)));
  expect(replies.map(({ status }) => status)).toEqual(Array(7).fill(200));
  expect((await rate(ada, game, 4)).body.data).toEqual({ game, average: 4, count: 1, mine: 4 });
  expect((await rate(ada, game, 4)).body.data).toEqual({ game, average: 4, count: 1, mine: 4 });
  expect((await rate(rea, game, 1)).body.data).toEqual({ game, average: 2.5, count: 2, mine: 1 });
  const seen = await app.client().call(getRating, { params: { game } });
  expect(seen.body.data).toEqual({ game, average: 2.5, count: 2, mine: null });
  await expect.poll(() => ratingsOf(app.deps).get(game)).toEqual({ average: 2.5, count: 2 });
});

test('a rating can be withdrawn, and withdrawing it twice changes nothing more', async () => {
  const game = 'lotus-tower';
  const ada = await member();
  await rate(ada, game, 5);
  await expect.poll(() => ratingsOf(app.deps).get(game)?.count).toBe(1);
  for (let time = 0; time < 2; time++)
    expect((await rate(ada, game, null)).body.data).toEqual({
      game,
      average: null,
      count: 0,
      mine: null,
    });
  await expect.poll(() => ratingsOf(app.deps).has(game)).toBe(false);
});

test('average ratings are loaded at start', async () => {
  await rate(await member(), 'pachi-sevens', 3);
  const later = { ...app.deps };
  await setup(later);
  expect(ratingsOf(later).get('pachi-sevens')).toEqual({ average: 3, count: 1 });
});

test.each([0, 6, 2.5, '5'])('a rating of %s stars is rejected', async (stars) => {
  const reply = await rate(await member(), 'neon-shibuya', stars as number);
  expect([reply.status, reply.body.code]).toEqual([422, 'request.invalid']);
});

test('visitors cannot rate games, and unknown games cannot be rated', async () => {
  const visitor = await app
    .client()
    .call(rateGame, { params: { game: 'neon-shibuya' }, body: { stars: 5 } });
  expect(visitor.status).toBe(401);
  const unknown = await rate(await member(), 'no-such-game', 5);
  expect([unknown.status, unknown.body.code]).toEqual([404, 'play.game_unknown']);
});

test('the database rejects a rating of six stars and direct updates of rating totals', async () => {
  const id = await makePlayer(app.deps);
  const insert = (stars: number) =>
    app.deps.database.pool.query('insert into ratings values ($1, $2, $3, now())', [
      id,
      'neon-shibuya',
      stars,
    ]);
  await expect(insert(6)).rejects.toThrow(/check constraint/);
  await expect(
    app.deps.database.pool.query('update ratings_totals set raters = 1000'),
  ).rejects.toThrow(/permission denied/);
});
