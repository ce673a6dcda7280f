/**
 * Checks that locks are acquired in one order: journey, wallet, member, everything else (docs/architecture.md).
 * Subscribers run concurrently with the same member's calls. If a subscriber locked the member's row before the wallet,
 * it could deadlock with a call.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { registered, type Registered } from './features/members/testing-members.ts';
import { testClock } from './platform/clock.ts';
import { uuidv7 } from './platform/ids.ts';
import { createLogger } from './platform/log.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';
import { storeEvent } from './platform/events/events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
const lines: string[] = [];
let app: TestApp;

beforeAll(async () => {
  const log = createLogger({ logLevel: 'warn' }, { write: (line) => void lines.push(line) });
  app = await startTestApp({ clock, log });
});
afterAll(async () => {
  await app.deps.events.stop();
  await app.close();
});

/** Returns events that lead to a reward: Coins for levels, missions and errands, or a badge. */
const facts = (): [type: string, data: Record<string, unknown>][] => [
  ['journey.skill_upgraded', { skill: 'hustler', level: 1 }],
  ...Array.from({ length: 12 }, (): [string, Record<string, unknown>] => [
    'wagers.settled',
    { wager_id: uuidv7(), title: 'neon-shibuya', stake_cents: 90_000, payout_cents: 9_000_000 },
  ]),
  ['travel.arrived', { trip_id: uuidv7(), from: 'london', to: 'tokyo', how: 'coins', coins: 10 }],
  ['travel.arrived', { trip_id: uuidv7(), from: 'tokyo', to: 'sydney', how: 'coins', coins: 10 }],
  ['journey.level_reached', { level: 5, coins: 80, skill_points: 2 }],
  ['market.item_purchased', {}],
  ['playlists.created', { playlist_id: uuidv7() }],
  ['missions.proof_checked', { round_id: uuidv7() }],
  ['ratings.game_rated', { game: 'lotus-tower' }],
  ['fairness.client_seed_chosen', { seed_pair_id: uuidv7() }],
];

const store = (member: Registered) =>
  app.deps.transaction(async (tx) => {
    for (const [type, data] of facts())
      await storeEvent(tx, {
        memberId: member.id,
        type,
        data: { ...data, at: clock.now().toISOString() },
      });
  });

/**
 * Counts the connections waiting for a lock (`waiting`), the subscribers that have processed every event (`ready`), and
 * all subscribers (`all`).
 */
async function snapshot() {
  const { rows } = await app.deps.database.owner.query<Record<'waiting' | 'ready' | 'all', number>>(
    `select (select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock') as waiting,
     (select count(*)::int from event_cursors where last_id >= (select max(id) from events)) as ready,
     (select count(*)::int from event_cursors) as "all"`,
  );
  return rows[0] ?? { waiting: 0, ready: 0, all: 0 };
}

test('subscribers that wait for a locked wallet do not hold the member row the call locks next', async () => {
  // Process all events, so that every subscriber has a stored position.
  await app.deps.events.drain();
  const member = await registered(app);
  // Set the member's experience to one point below the next level, so that the events stored below raise the level.
  await app.deps.database.owner.query(
    'update journey_members set experience = 99 where member_id = $1',
    [member.id],
  );
  await store(member);
  let waited = 0;
  const call = await app.deps.database.owner.connect();
  try {
    await call.query('begin');
    // PostgreSQL aborts the transaction that detects a deadlock. With its short timeout, this transaction detects a
    // deadlock first, so that the test receives the error.
    await call.query(`set local deadlock_timeout = '10ms'`);
    await call.query('select from ledger_lock($1)', [member.id]);
    app.deps.events.start();
    await expect
      .poll(async () => {
        const { waiting, ready, all } = await snapshot();
        waited = waiting;
        return all - ready - waiting;
      })
      .toBeLessThanOrEqual(0);
    // Take the same lock as an update of the e-mail address, which locks the row `for update` because the address has a
    // unique index.
    await call.query('select from members where id = $1 for update', [member.id]);
  } finally {
    await call.query('rollback');
    call.release();
  }
  // The four subscribers that need the locked wallet had to wait: achievements, experience, the Hustler skill and
  // missions.
  expect(waited).toBe(4);
  await expect
    .poll(async () => {
      const { ready, all } = await snapshot();
      return all - ready;
    })
    .toBe(0);
  expect(lines).toEqual([]);
});
