import { spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { testClock } from '../../platform/clock.ts';
import type { FailpointName } from '../../platform/failpoint.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { emailsTo, registered, type Registered } from '../members/testing-members.ts';
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

/** Runs the event handler in a process that kills itself at the given failpoint. Returns the process's exit signal. */
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
const snapshot = async () => {
  const { rows } = await app.deps.database.owner.query<{ kind: string; data: object }>(
    'select kind, data from notifications where member_id = $1 order by kind',
    [member.id],
  );
  const emailsAbout = (await emailsTo(app, member.player.email)).filter(({ subject }) =>
    subject.includes('failed'),
  );
  return { rows, emailsAbout: emailsAbout.length };
};

const points: readonly `${FailpointName}:${number}`[] = [
  'transaction.commit_sent:1',
  'transaction.after_commit:1',
];

test.each(points)(
  'after a kill at %s each notification is created once and each e-mail is sent once',
  async (point) => {
    await store('wallet.cash_out_failed', { amount_cents: 500 });
    for (const coins of [10, 20])
      await store('missions.errand_completed', { errand: 'today', coins });
    expect(await killedAt(point)).toBe('SIGKILL');
    // Retry until the database has noticed the lost connection and released the dead process's locks. Until then, other
    // workers skip the subscriber, because its position is locked.
    await expect
      .poll(
        async () => {
          await app.deps.events.drain();
          return snapshot();
        },
        { timeout: 10_000 },
      )
      .toEqual({
        rows: [
          { kind: 'cash_out_failed', data: { amount: 500 } },
          { kind: 'errands_completed', data: { count: 2, coins: 30 } },
        ],
        emailsAbout: 1,
      });
  },
);
