/**
 * Tests the reality check over HTTP: no round starts while a check is due, regardless of what the page shows (decisions
 * §10, trust U6).
 */
import {
  answerRealityCheck,
  getRealityCheck,
  putRealityCheck,
  type RealityCheck,
} from '@wl/contract/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { betPath, signInPlayer } from '../play/testing-players.ts';
import { routes } from './routes.ts';

const MINUTE_MS = 60_000;
const clock = testClock();
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    features: [...betPath, { name: 'limits', parts: { 'routes.ts': routes } }],
    // Extend the lifetime of sessions, so that only the reality check can reject a bet.
    config: {
      realityCheckMinutes: 60,
      sessions: {
        memberIdleMs: 24 * 60 * MINUTE_MS,
        memberAbsoluteMs: 24 * 60 * MINUTE_MS,
        staffIdleMs: MINUTE_MS,
        staffAbsoluteMs: MINUTE_MS,
      },
    },
    clock,
  });
});
afterAll(() => app.close());

type Player = Awaited<ReturnType<typeof signInPlayer>>;

const roulette = (id = uuidv7()) => ({
  id,
  game: 'westminster-roulette',
  bet: { spots: { red: 1_00 } },
});
const bet = async (player: Player, id?: string): Promise<string> => {
  const { status, body } = await player.post('/api/play/rounds', roulette(id));
  return status === 200 ? 'taken' : `${status} ${(body as { code: string }).code}`;
};
const REFUSED = '409 limits.reality_check_due';
const checkOf = async (player: Player) =>
  ((await player.call(getRealityCheck)).body as { data: RealityCheck }).data;
const answer = async (player: Player) =>
  ((await player.call(answerRealityCheck)).body as { data: RealityCheck }).data;
const choose = (player: Player, minutes: number) =>
  player.call(putRealityCheck, { body: { every_minutes: minutes } });
const cashOf = async (player: Player) => {
  const { rows } = await app.deps.database.pool.query<{ cash: number }>(
    'select cash from ledger_wallets where member_id = $1',
    [player.subjectId],
  );
  return rows[0]?.cash;
};

test('once a reality check is due, no round starts and no money is taken until it is answered', async () => {
  const player = await signInPlayer(app, { cashCents: 100_00 });
  clock.advance(60 * MINUTE_MS - 1);
  expect(await bet(player)).toBe('taken');
  const cash = await cashOf(player);
  clock.advance(1);
  expect(await bet(player)).toBe(REFUSED);
  const refused = await Promise.all(Array.from({ length: 10 }, () => bet(player)));
  expect(new Set(refused)).toEqual(new Set([REFUSED]));
  expect(await cashOf(player)).toBe(cash);
  const before = await checkOf(player);
  expect(before.due_at).toBe(before.server_now);
  // Ten windows answer at the same time: only one answer is stored, and the next check is due an hour later.
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(player)));
  expect(new Set(answers.map(({ since }) => since))).toEqual(new Set([before.server_now]));
  expect(await bet(player)).toBe('taken');
  clock.advance(60 * MINUTE_MS - 1);
  expect(await bet(player)).toBe('taken');
  clock.advance(1);
  expect(await bet(player)).toBe(REFUSED);
});

test('answering a reality check before it is due does not postpone it', async () => {
  const player = await signInPlayer(app, { cashCents: 100_00 });
  const { since } = await checkOf(player);
  clock.advance(59 * MINUTE_MS);
  expect((await answer(player)).since).toBe(since);
  clock.advance(MINUTE_MS);
  expect(await bet(player)).toBe(REFUSED);
});

test('a shorter reality-check interval applies at once; a longer one is rejected while a check is due', async () => {
  const player = await signInPlayer(app, { cashCents: 100_00 });
  expect(await bet(player)).toBe('taken');
  clock.advance(20 * MINUTE_MS);
  expect((await choose(player, 15)).status).toBe(200);
  expect(await bet(player)).toBe(REFUSED);
  const refused = await choose(player, 120);
  expect([refused.status, refused.body]).toMatchObject([409, { code: 'limits.reality_check_due' }]);
  await answer(player);
  expect((await choose(player, 120)).body).toMatchObject({ data: { every_minutes: 120 } });
  clock.advance(119 * MINUTE_MS);
  expect(await bet(player)).toBe('taken');
  for (const minutes of [0, 14, 61, 100_000])
    expect((await choose(player, minutes)).status).toBe(422);
});

test('while a reality check is due, repeated bets are answered and open rounds can be finished', async () => {
  const player = await signInPlayer(app, { cashCents: 100_00 });
  const id = uuidv7();
  expect(await bet(player, id)).toBe('taken');
  const poker = { id: uuidv7(), game: 'shinjuku-jacks', bet: { stakeCents: 1_00, hands: 1 } };
  const opened = await player.post('/api/play/open-rounds', poker);
  expect(opened.status).toBe(200);
  clock.advance(60 * MINUTE_MS);
  expect(await bet(player, id)).toBe('taken');
  expect(
    (await player.post('/api/play/open-rounds', { ...poker, id: uuidv7() })).body,
  ).toMatchObject({ code: 'limits.reality_check_due' });
  expect((await player.post('/api/play/open-rounds', poker)).status).toBe(200);
  const acted = await player.post(`/api/play/open-rounds/${poker.id}/actions`, {
    step: 0,
    action: 'hold:',
  });
  expect([acted.status, acted.body]).toMatchObject([200, { data: { open: null } }]);
});

test('each session has its own reality check, and demo rounds are not blocked', async () => {
  const player = await signInPlayer(app, { cashCents: 100_00 });
  clock.advance(60 * MINUTE_MS);
  const elsewhere = await app.signedIn('member', player.subjectId);
  expect(await bet(player)).toBe(REFUSED);
  expect(await bet(elsewhere)).toBe('taken');
  const { status } = await player.post('/api/play/demo-rounds', {
    game: 'westminster-roulette',
    bet: { spots: { red: 1_00 } },
  });
  expect(status).toBe(200);
});

test('the application can neither change nor delete reality-check answers', async () => {
  const { pool } = app.deps.database;
  for (const words of [
    'delete from limits_reality_answers',
    'update limits_reality_answers set answered_at = now()',
    'delete from limits_reality',
  ])
    await expect(pool.query(words)).rejects.toThrow('permission denied');
});
