/**
 * Tests the daily figures of a member's own play. Each settled round counts once, and only pauses of at most
 * `MAX_PAUSE_MS` between rounds are included in the play time (decisions §10).
 */
import { wagersEvents } from '@wl/contract/events/wagers';
import type { PlayDay } from '@wl/contract/own-play';
import { xoshiro128 } from '@wl/games/simulation/xoshiro';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { SettledRound } from '../../platform/events/events.ts';
import { uuidv7 } from '../../platform/ids.ts';
import {
  longSessions,
  startTestApp,
  type TestApp,
  type TestClient,
} from '../../platform/testing.ts';
import { MAX_PAUSE_MS, noteDays, partsOf } from './note-days.ts';
import { makePlayer } from '../play/testing-players.ts';

const clock = testClock('2026-03-02T12:00:00Z');
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({
    clock,
    config: { sessions: longSessions },
  });
});
afterAll(() => app.close());

const bet = async (client: TestClient) => {
  const reply = await client.post('/api/play/rounds', {
    id: uuidv7(),
    game: 'neon-shibuya',
    bet: { stakeCents: 100 },
  });
  expect(reply.status).toBe(200);
  return reply.body.data.round.payout_cents as number;
};

describe('the own-play figures of a member', () => {
  test('contain every round of a day once, and the minutes of play', async () => {
    const client = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 100_000 }));
    clock.set('2026-03-02T12:00:00Z');
    let paid = 0;
    for (const pauseMs of [0, 60_000, MAX_PAUSE_MS, MAX_PAUSE_MS + 1000, 120_000]) {
      clock.advance(pauseMs);
      paid += await bet(client);
      // Process some rounds now and the rest later, to verify that the sums do not depend on the size of the batches.
      if (pauseMs === MAX_PAUSE_MS) await app.deps.events.drain();
    }
    clock.set('2026-03-04T00:00:00Z');
    const later = await bet(client);
    await app.deps.events.drain();
    await app.deps.events.drain();
    const reply = await client.get('/api/own-play?days=30');
    expect(reply.body.data).toEqual({
      from: '2026-02-03',
      to: '2026-03-04',
      days: [
        { day: '2026-03-02', rounds: 5, staked_cents: 500, paid_cents: paid, minutes: 8 },
        { day: '2026-03-04', rounds: 1, staked_cents: 100, paid_cents: later, minutes: 0 },
      ] satisfies PlayDay[],
      server_now: '2026-03-04T00:00:00.000Z',
    });
  });

  test('contain only the member’s own rounds, for the requested number of days', async () => {
    const client = await app.signedIn('member', await makePlayer(app.deps, { cashCents: 100_000 }));
    clock.set('2026-03-02T12:00:00Z');
    await bet(client);
    await app.deps.events.drain();
    const other = await app.signedIn('member', await makePlayer(app.deps));
    expect((await other.get('/api/own-play')).body.data.days).toEqual([]);
    clock.set('2026-05-30T12:00:00Z');
    const days = async (span: number) =>
      (await client.get(`/api/own-play?days=${span}`)).body.data.days.length as number;
    expect([await days(30), await days(90), await days(365)]).toEqual([0, 1, 1]);
    expect((await client.get('/api/own-play?days=31')).status).toBe(422);
  });
});

test('daily own-play figures do not depend on how rounds were batched', async () => {
  const random = xoshiro128(7);
  const members = await Promise.all([1, 2, 3].map(() => makePlayer(app.deps)));
  const start = Date.parse('2025-06-01T23:50:00Z');
  let atMs = start;
  const events = Array.from({ length: 200 }, (_, n): SettledRound => {
    // Some of the random pauses are too long to count as play time.
    atMs += random.int(7 * 60_000);
    return {
      id: n,
      tx: '1',
      seq: n,
      type: wagersEvents.settled.type,
      memberId: members[random.int(3)],
      data: {
        wager_id: uuidv7(),
        product: 'casino',
        title: 'neon-shibuya',
        math_version: '1',
        session_id: uuidv7(),
        stake_cents: 1 + random.int(500),
        payout_cents: random.int(900),
      },
      createdAt: new Date(atMs),
    };
  });
  const stored = async () => {
    const { rows } = await app.deps.database.owner.query(
      `delete from own_play_days where member_id = any($1)
       returning member_id, day::text, rounds, staked::int, paid::int, played_ms::int`,
      [members],
    );
    return rows.sort((a, b) =>
      `${a.member_id}${a.day}`.localeCompare(`${b.member_id}${b.day}`),
    ) as unknown[];
  };
  await app.deps.transaction((tx) => noteDays(tx, events));
  const atOnce = await stored();
  for (let at = 0; at < events.length;) {
    const size = 1 + random.int(17);
    const some = events.slice(at, at + size);
    await app.deps.transaction((tx) => noteDays(tx, some));
    at += size;
  }
  expect(await stored()).toEqual(atOnce);
  expect(atOnce.length).toBe(partsOf(events).length);
});
