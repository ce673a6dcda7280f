import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { FailpointName } from '../../platform/failpoint.ts';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered, type Registered } from '../members/testing-members.ts';
import { storeEvent } from '../../platform/events/events.ts';

const clock = testClock('2026-03-02T12:10:00Z');
let app: TestApp;
let member: Registered;
let dataDir: string;
beforeAll(async () => {
  app = await startTestApp({ clock });
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-kill-'));
});
afterAll(async () => {
  await app.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});
beforeEach(async () => {
  member = await registered(app);
  await app.deps.events.drain();
});

/** Processes the events in a separate process, which kills itself at the given failpoint. */
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

const store = (type: string, data: object) =>
  app.deps.transaction((tx) =>
    storeEvent(tx, {
      memberId: member.id,
      type,
      data: { ...data, at: clock.now().toISOString() },
    }),
  );
const memberState = async () => {
  const { rows } = await app.deps.database.owner.query<{
    coins: number;
    level: number;
    experience: number;
    completed: number;
  }>(
    `select w.coins, j.level, j.experience, (select count(*)::int from events e
        where e.member_id = $1 and e.type = 'missions.completed') as completed
     from ledger_wallets w join journey_members j using (member_id) where member_id = $1`,
    [member.id],
  );
  return rows[0];
};

const points: readonly `${FailpointName}:${number}`[] = [
  'money.before_commit:1',
  'money.before_commit:2',
  'money.after_commit:1',
  'transaction.commit_sent:2',
  'transaction.after_commit:3',
];

test.each(points)(
  'after a kill at %s every fact is counted and every mission is paid exactly once',
  async (point) => {
    const before = await memberState();
    if (!before) throw new Error('registered a moment ago');
    await store('missions.guide_read', { guide: 'play' });
    await store('wagers.settled', {
      wager_id: uuidv7(),
      title: 'westminster-roulette',
      stake_cents: 4_00,
      payout_cents: 0,
    });
    await store('limits.deposit_limit_set', { period: 'day' });
    expect(await killedAt(point)).toBe('SIGKILL');
    // Poll, because the subscriber is skipped until the database notices that the process died and releases its lock on
    // the subscriber's position.
    await expect
      .poll(
        async () => {
          await app.deps.events.drain();
          return memberState();
        },
        { timeout: 10_000 },
      )
      .toEqual({
        completed: 2,
        // The two missions award 25 and 60 Coins and the same amounts of experience, and the wager adds one point.
        // These 86 points do not complete the first level.
        coins: before.coins + 85,
        level: 1,
        experience: before.experience + 86,
      });
    await app.deps.events.drain();
    expect((await memberState())?.coins).toBe(before.coins + 85);
  },
);
