import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { defineCall } from '@wl/contract/call';
import { hashPassword, uniformly, verifyPassword } from './auth.ts';
import { testClock } from '../clock.ts';
import { createDeps, type Deps } from '../deps.ts';
import { serve } from '../http/http.ts';
import { createLogger } from '../log.ts';
import { startTestApp, type TestApp } from '../testing.ts';

const me = defineCall({
  method: 'GET',
  path: '/t/me',
  auth: 'member',
  summary: 'Me',
  reply: z.object({ data: z.string() }),
});
const clock = testClock();
let casino: TestApp;
let other: Deps;

beforeAll(async () => {
  casino = await startTestApp({
    features: [],
    clock,
    routes: (app) => {
      serve(app, me, ({ memberId }) => ({ data: memberId }));
    },
  });
  const { appUrl, ownerUrl } = casino.database;
  const { config } = casino.deps;
  other = createDeps({
    config,
    log: createLogger(config),
    appUrl,
    ownerUrl,
    clock,
    defaultMetrics: false,
  });
  await other.listener.start();
});
afterAll(async () => {
  await other.close();
  await casino.close();
});

describe('a session', () => {
  test('needs a bearer token and a cookie that belong together', async () => {
    const ann = await casino.signedIn();
    const bob = await casino.signedIn();
    expect((await ann.get('/api/t/me')).body).toEqual({ data: ann.subjectId });
    const name = casino.deps.sessions.cookieName('member');
    const stolenToken = casino.client();
    stolenToken.token = ann.token;
    expect((await stolenToken.get('/api/t/me')).status).toBe(401);
    stolenToken.cookies.set(name, bob.cookies.get(name) ?? '');
    expect((await stolenToken.get('/api/t/me')).status).toBe(401);
    const stolenCookie = casino.client();
    stolenCookie.cookies.set(name, ann.cookies.get(name) ?? '');
    expect((await stolenCookie.get('/api/t/me')).body).toMatchObject({ code: 'auth.signed_out' });
  });

  test('is stored without its bearer token in plain text', async () => {
    const ann = await casino.signedIn();
    const { rows } = await casino.deps.database.pool.query<{ row: string }>(
      'select to_jsonb(s)::text as row from sessions s where id = $1',
      [ann.session.sessionId],
    );
    expect(rows[0]?.row).not.toContain(ann.token);
  });

  test('of a clerk is refused for member calls', async () => {
    const clerk = await casino.signedIn('staff');
    expect((await clerk.get('/api/t/me')).status).toBe(401);
  });

  test('ends after 30 idle minutes, or 24 hours after it started', async () => {
    const idle = await casino.signedIn();
    clock.advance(29 * 60_000);
    expect((await idle.get('/api/t/me')).status).toBe(200);
    clock.advance(29 * 60_000);
    expect((await idle.get('/api/t/me')).status).toBe(200);
    clock.advance(30 * 60_000);
    expect((await idle.get('/api/t/me')).status).toBe(401);
    const busy = await casino.signedIn();
    for (let minutes = 0; minutes < 24 * 60 - 20; minutes += 20) {
      clock.advance(20 * 60_000);
      expect((await busy.get('/api/t/me')).status).toBe(200);
    }
    clock.advance(20 * 60_000);
    expect((await busy.get('/api/t/me')).status).toBe(401);
  });

  test('that is ended is refused at once on this node and soon on another', async () => {
    const member = randomUUID();
    const phone = await casino.signedIn('member', member);
    const laptop = await casino.signedIn('member', member);
    const name = casino.deps.sessions.cookieName('member');
    const find = () =>
      other.sessions.ofRequest('member', {
        headers: { authorization: `Bearer ${phone.token}` },
        cookies: { [name]: phone.cookies.get(name) },
      });
    expect((await phone.get('/api/t/me')).status).toBe(200);
    expect(await find()).toBeDefined();
    await casino.deps.transaction((tx) =>
      casino.deps.sessions.end(
        tx,
        { subjectId: member, exceptId: laptop.session.sessionId },
        'devices',
      ),
    );
    expect((await phone.get('/api/t/me')).status).toBe(401);
    expect((await laptop.get('/api/t/me')).status).toBe(200);
    await expect.poll(find, { interval: 20 }).toBeUndefined();
  });

  test('that is cached needs no database connection', async () => {
    const ann = await casino.signedIn();
    await ann.get('/api/t/me');
    const { pool } = casino.deps.database;
    let asked = 0;
    pool.on('acquire', () => (asked += 1));
    expect((await ann.get('/api/t/me')).status).toBe(200);
    expect(asked).toBe(0);
    pool.removeAllListeners('acquire');
  });

  test('names its cookie by installation and application, with __Host- over HTTPS', async () => {
    expect(casino.deps.sessions.cookieName('member')).toBe(
      `wl_${casino.deps.config.installationId}_member`,
    );
    const secure = await startTestApp({
      features: [],
      config: { publicUrl: 'https://casino.example' },
    });
    expect(secure.deps.sessions.cookieName('staff')).toMatch(/^__Host-wl_[0-9a-f]{8}_staff$/);
    const reply = await secure.client().get('/healthz');
    expect(reply.headers['strict-transport-security']).toContain('max-age=63072000');
    await secure.close();
  });
});

describe('password hashing', () => {
  test('uses Argon2id with the OWASP costs and rehashes weaker hashes', async () => {
    const stored = await hashPassword('Correct-horse1');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await verifyPassword(stored, 'Correct-horse1')).toEqual({ ok: true });
    expect(await verifyPassword(stored, 'wrong')).toEqual({ ok: false });
    const { hash } = await import('@node-rs/argon2');
    const weak = await hash('Correct-horse1', { memoryCost: 8192, timeCost: 1 });
    expect((await verifyPassword(weak, 'Correct-horse1')).rehash).toMatch(/m=19456,t=2/);
    expect(await verifyPassword('not a hash', 'x')).toEqual({ ok: false });
  });

  test('takes about as long for a missing account as for a wrong password', async () => {
    const stored = await hashPassword('a');
    await verifyPassword(undefined, 'b');
    const timeOf = async (hash: string | undefined) => {
      const start = performance.now();
      await verifyPassword(hash, 'b');
      return performance.now() - start;
    };
    // Compare the fastest runs, because other work on the machine can only make a run slower. Alternate between the
    // missing account and the wrong password, and add runs while the two fastest times still differ.
    let [missing, wrong] = [Infinity, Infinity];
    const isAlike = () => missing / wrong > 0.5 && missing / wrong < 2;
    for (let turn = 0; turn < 8 || (turn < 80 && !isAlike()); turn += 1) {
      missing = Math.min(missing, await timeOf(undefined));
      wrong = Math.min(wrong, await timeOf(stored));
    }
    expect({ missing, wrong, isAlike: isAlike() }).toMatchObject({ isAlike: true });
  });

  test('takes at least the time given to uniformly before a failure is reported', async () => {
    const start = performance.now();
    await expect(uniformly(60, () => Promise.reject(new Error('x')))).rejects.toThrow('x');
    expect(performance.now() - start).toBeGreaterThanOrEqual(58);
  });
});
