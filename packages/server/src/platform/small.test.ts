import { expect, test } from 'vitest';
import { clockOf, systemClock, testClock } from './clock.ts';
import { answerOf, DomainError } from './errors.ts';
import { uuidv7 } from './ids.ts';
import { childLogger, createLogger } from './log.ts';
import { createMemoryRates } from './rates/rates-memory.ts';
import type { Try } from './rates/rates.ts';
import { parseInt8, whyLost } from './database/database.ts';

test('ids are unique UUIDv7 values with the current time, and a later id sorts after an earlier one', async () => {
  const ids = Array.from({ length: 20_000 }, uuidv7);
  expect(new Set(ids).size).toBe(20_000);
  for (const id of ids.slice(0, 2000))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  const from = Date.now();
  const before = uuidv7();
  const to = Date.now();
  const ms = parseInt(before.replaceAll('-', '').slice(0, 12), 16);
  expect(ms).toBeGreaterThanOrEqual(from);
  expect(ms).toBeLessThanOrEqual(to);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(uuidv7() > before).toBe(true);
});

test('CLOCK_OFFSET_MS moves the clock, except in production', () => {
  const weekMs = 7 * 86_400_000;
  const moved = clockOf({ CLOCK_OFFSET_MS: String(weekMs) });
  const from = Date.now();
  const ms = moved.now().getTime() - weekMs;
  expect(ms).toBeGreaterThanOrEqual(from);
  expect(ms).toBeLessThanOrEqual(Date.now());
  expect(clockOf({})).toBe(systemClock);
  expect(clockOf({ CLOCK_OFFSET_MS: '1', NODE_ENV: 'production' })).toBe(systemClock);
  expect(() => clockOf({ CLOCK_OFFSET_MS: 'tomorrow' })).toThrow('CLOCK_OFFSET_MS must be');
});

test('the logger redacts secrets', () => {
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const canary = 'c4n4ry';
  log.info({
    password: canary,
    body: { password: canary, code: canary, newPassword: canary },
    headers: { authorization: canary, cookie: canary, 'x-xsrf-token': canary },
    req: { headers: { authorization: canary, 'set-cookie': canary } },
    member: { passwordHash: canary, totpSecret: canary },
    pair: { serverSeed: canary, server_seed: canary },
    session: { token: canary, tokenHash: canary },
  });
  log.info({ err: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) });
  expect(lines[0]).not.toContain(canary);
  expect(lines[0]).toContain('[redacted]');
  expect(lines[1]).toContain('ECONNREFUSED');
});

test('the logger omits an error’s connection', () => {
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const client = { secretKey: -1373719088, connection: { host: '10.1.2.3' } };
  const error = Object.assign(new Error('terminating connection'), { code: '57P01', client });
  log.warn({ err: error }, 'lost');
  log.warn(whyLost(error), 'lost');
  for (const line of lines) {
    expect(line).toContain('57P01');
    expect(line).toContain('terminating connection');
    expect(line).not.toContain('1373719088');
    expect(line).not.toContain('10.1.2.3');
  }
});

test('a request’s logger adds the request id to every line', () => {
  const lines: string[] = [];
  const log = createLogger(
    { logLevel: 'info' },
    { write: (line: string) => void lines.push(line) },
  );
  const child = childLogger(log, { reqId: 'r-1' });
  child.debug('too quiet');
  child.info({ route: '/x' }, 'answered');
  child.child({ more: 1 }).error('failed');
  expect(lines.map((line) => JSON.parse(line) as Record<string, unknown>)).toMatchObject([
    { level: 30, reqId: 'r-1', route: '/x', msg: 'answered' },
    { level: 50, reqId: 'r-1', more: 1, msg: 'failed' },
  ]);
});

test('the English message of an error is filled from its parameters', () => {
  const error = new DomainError('wallet.below_minimum', { params: { minimum: '$10' } });
  expect(answerOf(error)).toEqual({
    code: 'wallet.below_minimum',
    message: 'The minimum amount is $10.',
    params: { minimum: '$10' },
  });
});

const allowedOf = async (count: number, take: () => Promise<Try>) => {
  const tries = await Promise.all(Array.from({ length: count }, take));
  return tries.filter(({ waitSeconds }) => waitSeconds === 0).length;
};

test('a burst across two in-memory rate windows does not get twice the limit', async () => {
  const clock = testClock('2026-01-01T00:00:59Z');
  const rates = createMemoryRates({ clock, processes: 1 });
  const take = () => rates.take('k', { max: 10, perSeconds: 60 });
  expect(await allowedOf(20, take)).toBe(10);
  clock.advance(2000);
  expect(await allowedOf(20, take)).toBeLessThanOrEqual(1);
  clock.advance(60_000);
  expect(await allowedOf(20, take)).toBeGreaterThanOrEqual(9);
});

test('an attempt that is given back does not count towards the rate limit', async () => {
  const rates = createMemoryRates({ clock: testClock('2026-01-01T00:00:00Z'), processes: 1 });
  const take = () => rates.take('k', { max: 2, perSeconds: 60 });
  for (let n = 0; n < 5; n += 1) {
    const taken = await take();
    expect(taken.waitSeconds).toBe(0);
    await taken.giveBack();
  }
  expect(await allowedOf(5, take)).toBe(2);
  // A refused attempt is not counted, so giving it back must not allow another attempt.
  await (await take()).giveBack();
  expect(await allowedOf(5, take)).toBe(0);
});

test('an attempt given back after its window ended is removed from that window', async () => {
  const clock = testClock('2026-01-01T00:00:59Z');
  const rates = createMemoryRates({ clock, processes: 1 });
  const take = () => rates.take('k', { max: 2, perSeconds: 60 });
  const taken = [await take(), await take()];
  clock.advance(1000);
  for (const each of taken) await each.giveBack();
  expect(await allowedOf(5, take)).toBe(2);
});

test('without Redis, processes split casino-wide limits but not limits per IP address', async () => {
  const rates = createMemoryRates({ clock: testClock(), processes: 2 });
  const rate = { max: 5, perSeconds: 60 };
  expect(await allowedOf(9, () => rates.take('address', rate))).toBe(5);
  expect(await allowedOf(9, () => rates.take('all', { ...rate, perCasino: true }))).toBe(3);
});

test('parseInt8 rejects values outside the safe integers', () => {
  expect(parseInt8('9007199254740991')).toBe(Number.MAX_SAFE_INTEGER);
  expect(() => parseInt8('9007199254740993')).toThrow(RangeError);
});
