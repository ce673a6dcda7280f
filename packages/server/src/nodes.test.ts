/**
 * Tests several nodes, each in its own process. The nodes share a real Redis and an external PostgreSQL 15, the oldest
 * supported version. Keys and settings come from the code blocks in docs/operations.md.
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { parseEnv } from 'node:util';
import type { Round } from '@wl/contract/play';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { post } from './features/ledger/index.ts';
import { registered } from './features/members/testing-members.ts';
import { systemClock } from './platform/clock.ts';
import { readConfig } from './platform/config/config.ts';
import { uuidv7 } from './platform/ids.ts';
import { startTestApp, type TestApp } from './platform/testing.ts';
import { freePort } from './platform/testing/testing-port.ts';
import { startRedis, type TestRedis } from './platform/testing/testing-redis.ts';

const operations = fs.readFileSync(
  path.resolve(import.meta.dirname, '../../../docs/operations.md'),
  'utf8',
);
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-nodes-'));
const XSRF = 'x'.repeat(24);
const STAKE_CENTS = 100;
const CASH_CENTS = 100_000;

/** Returns the first fenced code block of a section of docs/operations.md. */
function blockOf(section: string): string {
  const text = operations.split(`\n## ${section}\n`)[1]?.split('\n## ')[0] ?? '';
  const block = /^ *```sh\n([\s\S]*?)^ *```$/m.exec(text)?.[1];
  if (block === undefined) throw new Error(`docs/operations.md: "${section}" has no block`);
  return block;
}

/** Creates the keys of an installation with the commands in docs/operations.md. */
const makeKeys = () =>
  parseEnv(execFileSync('sh', ['-c', blockOf('Opening to the public')], { encoding: 'utf8' }));

interface Node {
  process: ChildProcess;
  url: string;
  /** Returns the errors that the node has printed so far. */
  printed(): string;
  exit: Promise<number | null>;
}

const started: Node[] = [];

/** Starts a server process without worker processes (`HTTP_PROCESSES=1`), which have their own tests. */
async function startNode(name: string, settings: NodeJS.Dict<string>): Promise<Node> {
  const port = await freePort();
  const child = spawn(process.execPath, [path.join(import.meta.dirname, 'main.ts')], {
    env: {
      ...{ PATH: process.env['PATH'], NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] },
      ...settings,
      ...{ PORT: String(port), DATA_DIR: path.join(folder, name), HTTP_PROCESSES: '1' },
      LOG_LEVEL: 'fatal',
    },
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
  });
  let printed = '';
  child.stderr?.on('data', (chunk) => (printed += String(chunk)));
  const node = {
    process: child,
    url: `http://127.0.0.1:${port}`,
    printed: () => printed,
    exit: new Promise<number | null>((resolve) => child.once('close', resolve)),
  };
  started.push(node);
  return node;
}

async function untilReady(node: Node) {
  const isReady = () => fetch(`${node.url}/readyz`).then(({ ok }) => ok);
  while (!(await isReady().catch(() => false))) {
    if (node.process.exitCode !== null) throw new Error(node.printed());
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Application in the test's own process, with the same keys as the nodes. It is used only to create members. */
let maker: TestApp;
let redis: TestRedis;
let settings: NodeJS.Dict<string>;
let first: Node;
let second: Node;
let member: Member;
beforeAll(async () => {
  redis = await startRedis();
  const keys = makeKeys();
  const hex = (name: string) => Buffer.from(keys[name] ?? '', 'hex');
  maker = await startTestApp({
    clock: systemClock,
    config: { seedEncryptionKey: hex('SEED_ENCRYPTION_KEY'), appSecret: hex('APP_SECRET') },
  });
  settings = { ...parseEnv(blockOf('Several nodes')), ...keys };
  for (const [name, value] of Object.entries({
    DATABASE_URL: maker.database.ownerUrl,
    REDIS_URL: redis.url,
    SMTP_URL: 'smtp://127.0.0.1:9',
    PAYMENT_PROVIDER_URL: 'http://127.0.0.1:9',
  })) {
    // The nodes must start with the settings from docs/operations.md, so the test may replace only settings that are
    // listed there.
    expect(settings).toHaveProperty(name);
    settings[name] = value;
  }
  first = await startNode('first', settings);
  await untilReady(first);
  second = await startNode('second', settings);
  await untilReady(second);
  member = await signIn(first);
});
afterAll(async () => {
  for (const node of started) node.process.kill('SIGKILL');
  await maker.close();
  await redis.close();
  fs.rmSync(folder, { recursive: true });
});

interface Member {
  id: string;
  headers: Record<string, string>;
}

/** Sends a request to a node with the same headers that the casino's web pages send. */
async function ask(node: Node, target: string, headers: Record<string, string>, body?: object) {
  const reply = await fetch(node.url + target, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...{ 'x-requested-with': 'XMLHttpRequest', 'x-xsrf-token': XSRF },
    },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const cookies = reply.headers.getSetCookie().map((line) => line.split(';', 1)[0] ?? '');
  return { status: reply.status, body: (await reply.json()) as { data: never }, cookies };
}

async function signIn(node: Node, cashCents = CASH_CENTS): Promise<Member> {
  const { player, id } = await registered(maker);
  await maker.deps.transaction((tx) =>
    post(tx, {
      memberId: id,
      operationId: uuidv7(),
      kind: 'top_up',
      transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: cashCents }],
    }),
  );
  const { email, password } = player;
  const xsrf = { cookie: `__Host-XSRF-TOKEN=${XSRF}; XSRF-TOKEN=${XSRF}` };
  const reply = await ask(node, '/api/auth/sign-in', xsrf, { email, password });
  expect(reply.status).toBe(200);
  const { auth_token: token } = reply.body.data as { auth_token: string };
  return {
    id,
    headers: {
      authorization: `Bearer ${token}`,
      cookie: [xsrf.cookie, ...reply.cookies.filter((one) => !one.includes('XSRF'))].join('; '),
    },
  };
}

interface Heard {
  event: string;
  data: unknown;
}

/**
 * Opens a WebSocket to a node and subscribes to the member's channel.
 * @returns a list that collects every later event
 */
async function listen(node: Node, { id, headers }: Member): Promise<Heard[]> {
  const channel = `private-member.${id}`;
  const heard: Heard[] = [];
  const { key } = readConfig({ ...settings, DATA_DIR: path.join(folder, 'test') }).pusher;
  const socket = new WebSocket(`${node.url.replace('http', 'ws')}/app/${key}?protocol=7`);
  await new Promise<void>((resolve, reject) => {
    socket.on('error', reject);
    socket.on('message', (frame: Buffer) => {
      const { event, data } = JSON.parse(frame.toString()) as { event: string; data: string };
      heard.push({ event, data: JSON.parse(data) as unknown });
      if (event === 'pusher:connection_established') {
        const { socket_id } = JSON.parse(data) as { socket_id: string };
        ask(node, '/api/broadcasting/auth', headers, { socket_id, channel_name: channel }).then(
          ({ body }) => {
            socket.send(JSON.stringify({ event: 'pusher:subscribe', data: { ...body, channel } }));
          },
          reject,
        );
      }
      if (event === 'pusher_internal:subscription_succeeded') resolve();
    });
  });
  return heard;
}

const bet = () => ({
  id: uuidv7(),
  game: 'neon-shibuya',
  bet: { stakeCents: STAKE_CENTS },
});

async function cashAt(node: Node, { headers } = member): Promise<number> {
  const { status, body } = await ask(node, '/api/wallet', headers);
  expect(status).toBe(200);
  return (body.data as { cash: number }).cash;
}

test('a bet on the second node reaches the member’s socket on the first node as wallet.changed', async () => {
  const heard = await listen(first, member);
  expect(await cashAt(second)).toBe(CASH_CENTS);
  const played = await ask(second, '/api/play/rounds', member.headers, bet());
  expect(played.status).toBe(200);
  const { round } = played.body.data as { round: Round };
  const cash = CASH_CENTS - STAKE_CENTS + round.payout_cents;
  // Wait for the round's event instead of a changed balance, because a payout equal to the stake would leave the
  // balance unchanged.
  await expect
    .poll(() => heard)
    .toContainEqual({
      event: 'wallet.changed',
      data: expect.objectContaining({
        wallet: expect.objectContaining({ cash }) as unknown,
        round_id: round.id,
      }) as unknown,
    });
  expect([await cashAt(first), await cashAt(second)]).toEqual([cash, cash]);
});

test('a bet sent to both nodes at once succeeds on both and is booked once', async () => {
  const body = bet();
  const send = (node: Node) => ask(node, '/api/play/rounds', member.headers, body);
  const answers = await Promise.all([first, second, first, second].map(send));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  const { rows } = await maker.deps.database.owner.query(
    'select count(*)::int as rounds from wagers_settled where member_id = $1 and id = $2',
    [member.id, body.id],
  );
  expect(rows).toEqual([{ rounds: 1 }]);
});

test('concurrent bets on both nodes never overdraw the balance, and both nodes show the same rest', async () => {
  const poor = await signIn(second, STAKE_CENTS);
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      ask(index % 2 === 0 ? first : second, '/api/play/rounds', poor.headers, bet()),
    ),
  );
  const booked = answers.filter(({ status }) => status === 200);
  const rounds = booked.map(({ body }) => (body.data as { round: Round }).round);
  const won = rounds.reduce((sum, { payout_cents }) => sum + payout_cents, 0);
  const left = STAKE_CENTS - rounds.length * STAKE_CENTS + won;
  expect(rounds.length).toBeGreaterThan(0);
  expect(
    Math.min(...rounds.map(({ cash_after_cents }) => cash_after_cents)),
  ).toBeGreaterThanOrEqual(0);
  // Bets may be rejected as overloaded too, because bets on the other node can change the wallet repeatedly.
  for (const { status, body } of answers)
    if (status !== 200)
      expect(['wallet.insufficient_funds', 'request.overloaded']).toContain(
        (body as { code?: string }).code,
      );
  expect([await cashAt(first, poor), await cashAt(second, poor)]).toEqual([left, left]);
});

test('a node with different keys exits at start and names each of them', async () => {
  const other = await startNode('other', {
    ...settings,
    ...makeKeys(),
    PAYMENT_PROVIDER_SECRET: 'another-secret-of-the-provider',
  });
  expect(await other.exit).toBe(1);
  for (const name of [...Object.keys(makeKeys()), 'PAYMENT_PROVIDER_SECRET'])
    expect(other.printed()).toContain(name);
  expect((await ask(second, '/api/play/rounds', member.headers, bet())).status).toBe(200);
});

test('a node accepts bets after the other node was killed', async () => {
  first.process.kill('SIGKILL');
  await first.exit;
  expect((await ask(second, '/api/play/rounds', member.headers, bet())).status).toBe(200);
});
