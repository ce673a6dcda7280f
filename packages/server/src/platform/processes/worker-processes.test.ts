import { spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { makePlayer } from '../../features/play/testing-players.ts';
import { systemClock } from '../clock.ts';
import { readConfig } from '../config/config.ts';
import { uuidv7 } from '../ids.ts';
import { productionSettings } from '../testing/testing-production.ts';
import { startTestApp, type TestApp } from '../testing.ts';

/**
 * Application used only to create members and sessions. The server under test runs in separate processes on the same
 * database.
 */
let maker: TestApp;
let casino: ChildProcess;
let port: number;
let cookieName: string;
let settings: NodeJS.ProcessEnv;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-helpers-'));
const [pusherKey, xsrf] = ['helpertestkey', 'x'.repeat(24)];
const SOCKETS = 12;
const METRICS_TOKEN = 'token-of-the-metrics';

interface Signed {
  memberId: string;
  headers: Record<string, string>;
}

async function signIn(): Promise<Signed> {
  const memberId = await makePlayer(maker.deps, { cashCents: 1000 });
  const { token, cookies } = await maker.signedIn('member', memberId);
  const session = cookies.get(maker.deps.sessions.cookieName('member'));
  return {
    memberId,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': xsrf,
      authorization: `Bearer ${token}`,
      cookie: `XSRF-TOKEN=${xsrf}; ${cookieName}=${session}`,
    },
  };
}

/** Sends a request on a new connection, so that the kernel chooses a process for each request. */
function ask(
  target: string,
  { headers = {}, body }: { headers?: Record<string, string>; body?: object } = {},
): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = http.request({
      ...{ port, host: '127.0.0.1', path: target, agent: false },
      method: body ? 'POST' : 'GET',
      headers,
    });
    request.on('response', (response) => {
      let text = '';
      response.on('data', (chunk) => (text += String(chunk)));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
    });
    request.on('error', reject);
    request.end(body && JSON.stringify(body));
  });
}

const isUp = () =>
  ask('/readyz').then(
    ({ status }) => status === 200,
    () => false,
  );

async function processesThatAnswer(): Promise<number> {
  const { text } = await ask('/metrics', { headers: { authorization: `Bearer ${METRICS_TOKEN}` } });
  return Number(/^http_processes (\d+)$/m.exec(text)?.[1] ?? 0);
}

/** Returns the ids of the worker processes. */
function workers(): number[] {
  const { pid } = casino;
  const text = fs.readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return text.trim().split(' ').filter(Boolean).map(Number);
}

function runs(pid: number): boolean {
  try {
    return !fs.readFileSync(`/proc/${pid}/stat`, 'utf8').includes(') Z ');
  } catch {
    return false;
  }
}

beforeAll(async () => {
  maker = await startTestApp({ clock: systemClock });
  const probe = net.createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  ({ port } = probe.address() as net.AddressInfo);
  await new Promise((resolve) => probe.close(resolve));
  const { ownerUrl, appUrl } = maker.database;
  settings = {
    PATH: process.env['PATH'],
    ...productionSettings(),
    HTTP_PROCESSES: '2',
    PORT: String(port),
    DATA_DIR: folder,
    DATABASE_URL: ownerUrl,
    DATABASE_APP_URL: appUrl,
    SEED_ENCRYPTION_KEY: maker.deps.config.seedEncryptionKey.toString('hex'),
    PUSHER_APP_KEY: pusherKey,
    METRICS_TOKEN,
    LOG_LEVEL: 'fatal',
  };
  cookieName = `wl_${readConfig(settings).installationId}_member`;
  casino = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  while (!(await isUp()) || (await processesThatAnswer()) < 2)
    await new Promise((resolve) => setTimeout(resolve, 100));
});

afterAll(async () => {
  casino.kill('SIGKILL');
  await maker.close();
  fs.rmSync(folder, { recursive: true });
});

test('every process reports the metrics of all processes', async () => {
  expect(workers()).toHaveLength(1);
  const asked = 40;
  for (let n = 0; n < asked; n += 1) expect((await ask('/healthz')).status).toBe(200);
  const counted = new Set<string | undefined>();
  for (let n = 0; n < 12; n += 1) {
    const { text } = await ask('/metrics', {
      headers: { authorization: `Bearer ${METRICS_TOKEN}` },
    });
    const line = /^http_request_duration_seconds_count\{[^}]*route="\/healthz"[^}]*\} (\d+)$/m;
    counted.add(line.exec(text)?.[1]);
  }
  expect([...counted]).toEqual([String(asked)]);
});

test('a bet sent 12 times at once to both processes is booked once and published to every socket', async () => {
  const { headers, memberId } = await signIn();
  const channel = `private-member.${memberId}`;
  const heard = await Promise.all(Array.from({ length: SOCKETS }, () => listen(channel, headers)));
  const body = { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 100 } };
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => ask('/api/play/rounds', { headers, body })),
  );
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const rounds = answers.map(
    ({ text }) => (JSON.parse(text) as { data: { round: { id: string } } }).data.round,
  );
  for (const round of rounds) expect(round).toEqual(rounds[0]);
  const { rows } = await maker.deps.database.pool.query<{ n: number }>(
    'select count(*)::int as n from wagers_settled where member_id = $1',
    [memberId],
  );
  expect(rows[0]?.n).toBe(1);
  for (const events of heard) await expect.poll(() => events).toContain('play.round_settled');
});

test('concurrent bets of one member through both processes are each booked once or refused', async () => {
  const { headers, memberId } = await signIn();
  const answers = await Promise.all(
    Array.from({ length: 16 }, () =>
      ask('/api/play/rounds', {
        headers,
        body: { id: uuidv7(), game: 'neon-shibuya', bet: { stakeCents: 20 } },
      }),
    ),
  );
  const booked = answers.filter(({ status }) => status === 200).length;
  // The processes compete for the same wallet. If the member's cached state is repeatedly out of
  // date for a bet, the bet is rejected with `request.overloaded` and not booked.
  for (const { status, text } of answers)
    if (status !== 200) expect(text).toContain('request.overloaded');
  expect(booked).toBeGreaterThan(0);
  const { rows } = await maker.deps.database.pool.query<{ n: number; nonces: number }>(
    'select count(*)::int as n, count(distinct nonce)::int as nonces from wagers_settled where member_id = $1',
    [memberId],
  );
  expect(rows[0]).toEqual({ n: booked, nonces: booked });
});

test('a session that ends is refused by every process', async () => {
  const { headers } = await signIn();
  const wallet = () => ask('/api/wallet', { headers });
  // Send enough requests to make both processes cache the session.
  for (let n = 0; n < 12; n += 1) expect((await wallet()).status).toBe(200);
  expect((await ask('/api/auth/sign-out', { headers, body: {} })).status).toBeLessThan(300);
  await expect
    .poll(
      async () =>
        new Set(
          (await Promise.all(Array.from({ length: 12 }, wallet))).map(({ status }) => status),
        ),
    )
    .toEqual(new Set([401]));
});

test('a killed worker process is replaced, and the port then answers every request', async () => {
  const [killed = 0] = workers();
  process.kill(killed, 'SIGKILL');
  await expect.poll(() => workers().filter((pid) => pid !== killed).length).toBe(1);
  await expect.poll(processesThatAnswer).toBe(2);
  for (let n = 0; n < 20; n += 1) expect(await isUp()).toBe(true);
});

test('a second server on the same port exits with an error', async () => {
  const other = spawn(process.execPath, [path.resolve(import.meta.dirname, '../../main.ts')], {
    env: settings,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  other.stderr.on('data', (chunk) => (output += String(chunk)));
  const code = await new Promise((resolve) => other.once('exit', resolve));
  expect([code, output]).toEqual([1, expect.stringContaining(`Port ${port} is taken`)]);
});

test('worker processes end when the main process is killed', async () => {
  const left = workers();
  expect(left).toHaveLength(1);
  const ended = new Promise((resolve) => casino.once('exit', resolve));
  casino.kill('SIGKILL');
  await ended;
  await expect.poll(() => left.filter(runs)).toEqual([]);
});

/**
 * Subscribes to a member's channel on a new socket. Resolves to a list of event names, which grows as events arrive.
 */
function listen(channel: string, headers: Record<string, string>): Promise<string[]> {
  const events: string[] = [];
  const socket = new WebSocket(`ws://127.0.0.1:${port}/app/${pusherKey}?protocol=7`);
  return new Promise((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (frame: Buffer) => {
      const { event, data } = JSON.parse(frame.toString()) as { event: string; data: string };
      events.push(event);
      if (event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(data) as { socket_id: string };
        const body = { socket_id, channel_name: channel };
        void ask('/api/broadcasting/auth', { headers, body }).then(({ text }) => {
          const signed = JSON.parse(text) as object;
          socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { ...signed, channel } }));
        }, reject);
      }
      if (event === 'pusher_internal:subscription_succeeded') resolve(events);
    });
  });
}
