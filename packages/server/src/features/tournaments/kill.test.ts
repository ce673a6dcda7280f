import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { FailpointName } from '../../platform/failpoint.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { endTournaments } from './prizes/end-tournaments.ts';
import { payDue, PIECE } from './prizes/pay-due.ts';
import {
  coinsOf,
  crowd,
  enter,
  makeTournament,
  paidOf,
  readOne,
  storeRound,
} from './testing-tournaments.ts';

const START = '2026-03-02T12:10:00Z';
const clock = testClock(START);
let app: TestApp;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-kill-'));
});
afterAll(async () => {
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

/**
 * Processes the events in a separate process that kills itself at the given failpoint. Returns the signal that ended
 * the process.
 */
function killedAt(failpoint: string): Promise<NodeJS.Signals | null> {
  const { ownerUrl, appUrl } = app.database;
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'testing-drain.ts')], {
    env: {
      PATH: process.env['PATH'],
      OWNER_URL: ownerUrl,
      APP_URL: appUrl,
      DATA_DIR: dataDir,
      FAILPOINT: failpoint,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return new Promise((resolve) => {
    child.once('exit', (_code, signal) => {
      resolve(signal);
    });
  });
}

/**
 * Processes events and pays prizes until the tournament is over. Tries repeatedly, because the killed process's locks
 * remain until the database notices the lost connection.
 */
async function goOn(id: string): Promise<void> {
  await expect
    .poll(
      async () => {
        await app.deps.events.drain();
        await payDue(app.deps);
        return (await readOne(app.client(), id)).state;
      },
      { timeout: 10_000 },
    )
    .toBe('over');
  await app.deps.events.drain();
  await payDue(app.deps);
}

const points: readonly `${FailpointName}:${number}`[] = [
  'money.before_commit:2',
  'money.after_commit:1',
  'transaction.commit_sent:1',
  'transaction.after_commit:1',
];

test.each(points)('each prize is paid exactly once after a kill at %s', async (point) => {
  clock.set(START);
  const members = [await registered(app), await registered(app)];
  await app.deps.events.drain();
  const id = await makeTournament(app);
  const before: number[] = [];
  for (const [index, { client, id: memberId }] of members.entries()) {
    before.push(await coinsOf(client));
    await enter(client, id);
    await storeRound(app, memberId, { payout: 200 + index });
  }
  clock.advance(660_000);
  await endTournaments(app.deps);
  expect(await killedAt(point)).toBe('SIGKILL');
  await goOn(id);
  const after: number[] = [];
  for (const { client } of members) after.push(await coinsOf(client));
  expect(after.map((coins, index) => coins - (before[index] ?? 0))).toEqual([20, 100]);
  const { rows } = await app.deps.database.owner.query<{ count: number }>(
    `select count(*)::int as count from events where type = 'tournaments.finished' and data->>'tournament_id' = $1`,
    [id],
  );
  expect(rows[0]?.count).toBe(2);
});

const between: readonly `${FailpointName}:${number}`[] = [
  'transaction.before_commit:4',
  'transaction.commit_sent:4',
  'transaction.after_commit:4',
];

test.each(between)(
  'each rank is paid exactly once after a kill between two pieces at %s',
  async (point) => {
    clock.set(START);
    const count = 2 * PIECE + 20;
    const id = await makeTournament(app, { prizes: [{ from: 1, to: count, coins: 3 }] });
    await crowd(app, id, count);
    clock.advance(660_000);
    await endTournaments(app.deps);
    await app.deps.events.drain();
    expect(await killedAt(point)).toBe('SIGKILL');
    const { rows } = await app.deps.database.owner.query<{ places_paid: number }>(
      'select places_paid from tournaments where id = $1',
      [id],
    );
    // The process must have been killed after paying some of the prizes, but before paying all of them.
    expect([PIECE, 2 * PIECE]).toContain(rows[0]?.places_paid);
    await goOn(id);
    expect(await paidOf(app, id, 'tournaments.finished')).toEqual({
      notified: count,
      members: count,
      coins: count * 3,
    });
  },
);
