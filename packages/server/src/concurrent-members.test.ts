/**
 * Tests that many members can register, create playlists, rate games, complete missions and earn badges at the same
 * time, while the subscribers run. No request may get a 500 response, and no transactions may deadlock.
 * `CONCURRENT_MEMBERS=1000` runs the test with a thousand members.
 */
import * as playlists from '@wl/contract/playlists';
import { rateGame } from '@wl/contract/ratings';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered } from './features/members/testing-members.ts';
import { uuidv7 } from './platform/ids.ts';
import { createLogger } from './platform/log.ts';
import { startTestApp, type AnyReply, type TestApp } from './platform/testing.ts';

const MEMBERS = Number(process.env['CONCURRENT_MEMBERS'] ?? 40);
const GAMES = ['neon-shibuya', 'lotus-tower', 'fog-and-crown'];
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({ background: true, log });
});
afterAll(() => app.close());

/**
 * Maximum number of members whose passwords are hashed at the same time. With more than about fifty, the server would
 * reject some requests because of overload, as it should.
 */
const SIGNING_IN = 30;
let signingIn = 0;
const queue: (() => void)[] = [];

async function atEntry<T>(work: () => Promise<T>): Promise<T> {
  if (signingIn < SIGNING_IN) signingIn += 1;
  else await new Promise<void>((resolve) => queue.push(resolve));
  try {
    return await work();
  } finally {
    const next = queue.shift();
    if (next) next();
    else signingIn -= 1;
  }
}

/**
 * Simulates one member's visit without pauses between requests.
 * @returns unexpected responses
 */
async function visit(): Promise<string[]> {
  const wrong: string[] = [];
  const ok = async (what: string, reply: Promise<AnyReply>) => {
    const { status, body } = await reply;
    if (status !== 200) wrong.push(`${what}: ${status} ${JSON.stringify(body)}`);
  };
  const { client, player } = await atEntry(() => registered(app));
  const { email, password } = player;
  const id = uuidv7();
  await ok('list', client.call(playlists.createPlaylist, { body: { id, name: 'Night train' } }));
  // Simulate a second browser window that signs in. The sign-in locks the member's row while rewards for badges and
  // missions are booked.
  await Promise.all([
    ok(
      'sign-in',
      atEntry(() => client.post('/api/auth/sign-in', { email, password })),
    ),
    ...GAMES.map((game) =>
      ok('rating', client.call(rateGame, { params: { game }, body: { stars: 5 } })),
    ),
    ...GAMES.map((game) =>
      ok('track', client.call(playlists.addToPlaylist, { params: { id, game } })),
    ),
    ok('missions', client.get('/api/missions/overview')),
    ok('badges', client.get('/api/achievements')),
  ]);
  return wrong;
}

test(`${MEMBERS} concurrent members get only successful responses, and the server logs no warning`, async () => {
  const wrong = await Promise.all(Array.from({ length: MEMBERS }, visit));
  expect(wrong.flat()).toEqual([]);
  await app.deps.events.drain();
  const { rows } = await app.deps.database.owner.query(
    `select count(distinct member_id)::int as members from achievements_badges`,
  );
  // Each member has earned the badge for creating a first playlist.
  expect(rows).toEqual([{ members: MEMBERS }]);
  expect(lines).toEqual([]);
});
