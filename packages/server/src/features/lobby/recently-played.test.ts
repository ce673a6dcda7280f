import { recentlyPlayed, type RecentGame } from '@wl/contract/lobby';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { longSessions, startTestApp, type TestApp } from '../../platform/testing.ts';
import { bagMember, deposit } from '../bag/testing-bag.ts';
import type { Registered } from '../members/testing-members.ts';
import { switchTitle } from '../titles/index.ts';

const MINUTE_MS = 60_000;
const DAY_MS = 86_400_000;
const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;

beforeAll(async () => {
  app = await startTestApp({ clock, config: { sessions: longSessions } });
  member = await bagMember(app);
  await deposit(app, member.id, 100_000);
});
afterAll(() => app.close());

/** Plays a one-dollar round and returns its net result in cents. */
async function play(game: string): Promise<number> {
  clock.advance(MINUTE_MS);
  const reply = await member.client.post('/api/play/rounds', {
    id: uuidv7(),
    game,
    bet: { stakeCents: 100 },
  });
  expect(reply.status).toBe(200);
  return reply.body.data.round.payout_cents - 100;
}

async function list(of = member): Promise<RecentGame[]> {
  await app.deps.events.drain();
  const reply = await of.client.call(recentlyPlayed);
  expect(reply.status).toBe(200);
  return reply.body.data as RecentGame[];
}

test('the list of recently played games has each game once, with its net result, latest first', async () => {
  expect(await list()).toEqual([]);
  // Over two days, play more rounds than one page of the play history shows. The net results must include all of these
  // rounds.
  let tokyo = await play('neon-shibuya');
  let sydney = 0;
  for (let n = 0; n < 25; n += 1) sydney += await play('bondi-breakers');
  clock.advance(DAY_MS);
  tokyo += await play('neon-shibuya');
  const last = clock.now().toISOString();
  expect(await list()).toMatchObject([
    { slug: 'neon-shibuya', name: 'Neon Shibuya', net_cents: tokyo, at: last },
    { slug: 'bondi-breakers', category: 'video', net_cents: sydney, state: 'open' },
  ]);
});

test('the list of recently played games omits demo rounds and other members’ games', async () => {
  const other = await bagMember(app);
  const reply = await other.client.post('/api/play/demo-rounds', {
    game: 'neon-shibuya',
    bet: { stakeCents: 100 },
  });
  expect(reply.status).toBe(200);
  expect(await list(other)).toEqual([]);
});

test('the list of recently played games omits closed games and marks games under maintenance', async () => {
  await switchTitle(app.deps, 'neon-shibuya', { state: 'off' });
  await switchTitle(app.deps, 'bondi-breakers', { state: 'maintenance' });
  await expect
    .poll(async () => (await list()).map(({ slug, state }) => [slug, state]))
    .toEqual([['bondi-breakers', 'maintenance']]);
});
