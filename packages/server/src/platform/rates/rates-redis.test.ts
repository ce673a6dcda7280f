/**
 * Tests with a real Redis that rate limits apply across all nodes, and that they still work if Redis is unavailable
 * (issue 28).
 */
import { defineCall } from '@wl/contract/call';
import type { FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import { pino } from 'pino';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { buildApp } from '../../app.ts';
import { createDeps, type Deps } from '../deps.ts';
import { DomainError } from '../errors.ts';
import { serve } from '../http/http.ts';
import type { Try } from './rates.ts';
import { limitUnknownDevices, type Entry } from '../sign-in/unknown-devices.ts';
import { startTestApp, type TestApp } from '../testing.ts';
import { startRedis, type TestRedis } from '../testing/testing-redis.ts';

const limited = defineCall({
  method: 'GET',
  path: '/t/limited',
  auth: 'public',
  summary: 'Limited',
  reply: z.object({ data: z.string() }),
  rate: { max: 7, perSeconds: 3600 },
});
const routes = (app: FastifyInstance) => {
  serve(app, limited, () => ({ data: 'allowed' }));
};

let redis: TestRedis;
let clock: Redis;
let first: TestApp;
let second: { app: FastifyInstance; deps: Deps };
const lines: string[] = [];
let keys = 0;

beforeAll(async () => {
  redis = await startRedis();
  clock = new Redis(redis.url, { retryStrategy: () => 100, maxRetriesPerRequest: null });
  clock.on('error', () => {});
  const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
  const settings = { redisUrl: redis.url };
  first = await startTestApp({ features: [], limitRates: true, config: settings, log, routes });
  const { ownerUrl, appUrl } = first.database;
  const { config } = first.deps;
  const deps = createDeps({ config, log, ownerUrl, appUrl, defaultMetrics: false });
  second = { deps, app: await buildApp(deps, [], routes) };
});
afterEach(() => {
  lines.length = 0;
});
afterAll(async () => {
  await second.app.close();
  await second.deps.close();
  await first.close();
  clock.disconnect();
  await redis.close();
});

const nodes = () => [first.deps, second.deps];
/** Returns the node for the n-th request. The nodes alternate. */
const nodeOf = (n: number) => nodes()[n % 2]!;
const newKey = () => `key ${(keys += 1)}`;

/**
 * Makes concurrent attempts on both nodes.
 * @returns number of allowed attempts
 */
async function allowedOf(count: number, key: string, rate: { max: number; perSeconds: number }) {
  const tries = await Promise.all(
    Array.from({ length: count }, (_, n) => nodeOf(n).rates!.take(key, rate)),
  );
  return tries.filter(({ waitSeconds }) => waitSeconds === 0).length;
}

async function redisMs(): Promise<number> {
  const [seconds, micros] = await clock.time();
  return Number(seconds) * 1000 + Math.floor(Number(micros) / 1000);
}
/**
 * Waits until Redis's clock is less than `withinMs` past the start of a rate-limit window, so that the window does not
 * end during a test.
 */
const startOfWindow = (seconds: number, withinMs: number) =>
  expect
    .poll(async () => (await redisMs()) % (seconds * 1000), { interval: 20 })
    .toBeLessThan(withinMs);

async function fallbacks(): Promise<number> {
  const texts = await Promise.all(nodes().map(({ metrics }) => metrics.text()));
  return texts.reduce(
    (sum, text) => sum + Number(/^rate_limit_fallbacks_total (\d+)$/m.exec(text)?.[1] ?? 0),
    0,
  );
}

test('two nodes together allow as many calls as the rate limit of one', async () => {
  await startOfWindow(3600, 3_570_000);
  const replies = await Promise.all(
    Array.from({ length: 30 }, (_, n) =>
      [first.app, second.app][n % 2]!.inject({ url: '/api/t/limited' }),
    ),
  );
  expect(replies.filter(({ statusCode }) => statusCode === 200)).toHaveLength(limited.rate!.max);
  const refused = replies.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(30 - limited.rate!.max);
  for (const { headers } of refused) {
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(3600);
  }
  expect(await fallbacks()).toBe(0);
});

const wrong = async () => {
  throw new DomainError('auth.wrong_credentials');
};

/**
 * Makes eighty failed sign-in attempts simultaneously, forty on each of the two nodes.
 * @returns number of attempts per error code
 */
async function codesOfFailures(
  entry: Entry,
  accountOf: (n: number) => string,
  ipOf = (n: number) => `10.2.0.${n}`,
): Promise<Record<string, number>> {
  const guess = (n: number) =>
    limitUnknownDevices(nodeOf(n), { entry, account: accountOf(n), ip: ipOf(n) }, wrong).catch(
      (error: DomainError) => error.code,
    );
  const counts: Record<string, number> = {};
  for (const code of await Promise.all(Array.from({ length: 80 }, (_, n) => guess(n))))
    counts[code] = (counts[code] ?? 0) + 1;
  return counts;
}

test('failed sign-ins on two nodes share the limits of the account and of the whole casino', async () => {
  await startOfWindow(10, 5000);
  expect(await codesOfFailures('members', (n) => `nobody-${n}`)).toEqual({
    'auth.wrong_credentials': 30,
    'request.overloaded': 50,
  });
  await startOfWindow(60, 50_000);
  expect(await codesOfFailures('codes', () => 'nobody')).toEqual({
    'auth.wrong_credentials': 10,
    'request.too_many': 70,
  });
});

test('successful sign-ins on two nodes do not count towards the limit', async () => {
  await startOfWindow(60, 50_000);
  const attempt = (n: number, work: () => Promise<string>) =>
    limitUnknownDevices(
      nodeOf(n),
      { entry: 'clerks', account: 'clerk', ip: '10.2.0.1' },
      work,
    ).catch((error: DomainError) => error.code);
  for (let n = 0; n < 25; n += 1) expect(await attempt(n, async () => 'right')).toBe('right');
  const counted = await clock.hget(
    `wl:rates:${first.deps.config.installationId}:clerks casino`,
    'count',
  );
  expect(counted).toBe('0');
});

test('failed sign-ins from one IP address share its limit on two nodes', async () => {
  await startOfWindow(10, 5000);
  const codes = await codesOfFailures(
    'clerks',
    (n) => `clerk-${n}`,
    () => '10.3.0.1',
  );
  expect(codes).toEqual({ 'auth.wrong_credentials': 3, 'request.too_many': 77 });
});

test('an attempt can be given back once, and giving back a refused attempt changes nothing', async () => {
  await startOfWindow(3600, 3_570_000);
  const [key, rate] = [newKey(), { max: 3, perSeconds: 3600 }];
  const allowed: Try[] = [];
  for (let n = 0; n < 3; n += 1) allowed.push(await nodeOf(n).rates!.take(key, rate));
  const refused = await nodeOf(3).rates!.take(key, rate);
  expect(refused.waitSeconds).toBeGreaterThan(0);
  await refused.giveBack();
  expect(await allowedOf(4, key, rate)).toBe(0);
  await allowed[0]!.giveBack();
  expect(await allowedOf(4, key, rate)).toBe(1);
  // The count must not fall below zero if `giveBack` is called more than once for the same attempt.
  const other = newKey();
  const taken = await first.deps.rates!.take(other, rate);
  for (let n = 0; n < 3; n += 1) await taken.giveBack();
  expect(await allowedOf(8, other, rate)).toBe(3);
});

test('a burst across two rate windows does not get twice the limit', async () => {
  const [key, rate] = [newKey(), { max: 20, perSeconds: 2 }];
  await startOfWindow(2, 500);
  const start = await redisMs();
  expect(await allowedOf(20, key, rate)).toBe(20);
  const seam = start - (start % 2000) + 2000;
  await expect.poll(redisMs, { interval: 5 }).toBeGreaterThanOrEqual(seam);
  const again = await allowedOf(20, key, rate);
  const share = ((await redisMs()) - seam) / 2000;
  expect(again).toBeLessThanOrEqual(Math.ceil(20 * Math.min(1, share)) + 1);
});

test('without Redis each node counts separately, and nodes share limits again when Redis is back', async () => {
  await startOfWindow(3600, 3_500_000);
  const rate = { max: 5, perSeconds: 3600 };
  const before = await fallbacks();
  await redis.kill();
  expect(await allowedOf(40, newKey(), rate)).toBe(10);
  expect(await fallbacks()).toBeGreaterThanOrEqual(before + 40);
  // Each of the two nodes logs the outage once, regardless of the number of attempts.
  expect(lines.filter((line) => line.includes('Redis does not answer'))).toHaveLength(2);
  await redis.restart();
  await expect.poll(() => allowedOf(10, newKey(), rate)).toBe(5);
  expect(lines.filter((line) => line.includes('rate limits are shared again'))).toHaveLength(2);
});

test('an answer from Redis that arrives while the event loop is blocked is still used', async () => {
  await startOfWindow(3600, 3_500_000);
  const before = await fallbacks();
  const key = newKey();
  const rate = { max: 1, perSeconds: 3600 };
  const taking = first.deps.rates!.take(key, rate);
  // Block the event loop for longer than the node's Redis timeout. A response that arrives during this time must still
  // be used.
  for (const until = performance.now() + 400; performance.now() < until;) Math.sqrt(until);
  expect((await taking).waitSeconds).toBe(0);
  expect((await second.deps.rates!.take(key, rate)).waitSeconds).toBeGreaterThan(0);
  expect(await fallbacks()).toBe(before);
});

test('after a first delay, a hanging Redis does not delay further attempts', async () => {
  await startOfWindow(3600, 3_500_000);
  const rate = { max: 5, perSeconds: 3600 };
  redis.halt();
  const key = newKey();
  expect(await allowedOf(2, key, rate)).toBe(2);
  // The attempts above may have waited for the halted Redis server. The next attempts must not wait for it.
  const from = performance.now();
  for (let n = 0; n < 10; n += 1) await allowedOf(2, key, rate);
  expect(performance.now() - from).toBeLessThan(1500);
  redis.proceed();
  await expect.poll(() => allowedOf(10, newKey(), rate)).toBe(5);
});
