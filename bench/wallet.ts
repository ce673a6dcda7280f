/**
 * Measures the cashier over HTTP at 50 requests a second. The benchmark starts top-ups (including the provider's
 * response), requests and cancels cash-outs, and loads statement pages of members with a long history. The load is
 * open-loop: requests are sent on schedule, regardless of earlier responses, and latency is measured from the scheduled
 * time.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing/testing-port';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { keptConnections, openLoop } from './lib/open-loop.ts';
import { CASH_CENTS, giveHistory, LONG_MEMBERS, waitUntilSealed } from './lib/wallet-history.ts';
import type { BenchArgs, Figures } from './run.ts';

const RATE = 50;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 12;
/** Number of members, large enough that the per-member rate limits do not affect the measurement. */
const MEMBERS = 160;
const XSRF = 'bench-bench-bench-bench';
const root = path.resolve(import.meta.dirname, '..');

/** Starts the payment provider as a separate process, as `npm start` does. */
async function startProvider(secret: string) {
  const port = await freePort();
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-bench-provider-'));
  const child = spawn(
    process.execPath,
    [
      '--import',
      path.join(root, 'tools/die-with-parent.mjs'),
      path.join(root, 'packages/payment-sandbox/src/main.ts'),
    ],
    {
      env: {
        DATA_DIR: dataDir,
        PAYMENT_SANDBOX_PORT: String(port),
        PAYMENT_SANDBOX_WEBHOOK_URL: 'http://127.0.0.1:9/',
        PAYMENT_PROVIDER_SECRET: secret,
        NODE_NO_WARNINGS: '1',
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = `http://127.0.0.1:${port}`;
  for (let tries = 0; ; tries += 1) {
    const up = await fetch(`${url}/healthz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (up) break;
    if (tries > 200) throw new Error('the payment provider did not start');
    await new Promise((done) => setTimeout(done, 50));
  }
  return {
    url,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

interface Asked {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
  member: BenchMember;
}

const agent = keptConnections();

function send(casino: Casino, asked: Asked): Promise<unknown> {
  const text = asked.body === undefined ? undefined : JSON.stringify(asked.body);
  return new Promise((resolve, reject) => {
    const request = http.request(
      {
        port: casino.port,
        host: '127.0.0.1',
        method: asked.method,
        path: `/api${asked.path}`,
        agent,
        headers: {
          accept: 'application/json',
          'accept-language': 'en',
          'x-requested-with': 'XMLHttpRequest',
          'x-xsrf-token': XSRF,
          cookie: `XSRF-TOKEN=${XSRF}; ${asked.member.cookie}`,
          authorization: `Bearer ${asked.member.token}`,
          // Each member has a separate IP address, because rate limits also apply per address.
          'x-forwarded-for': addressOf(asked.member),
          ...(text === undefined
            ? {}
            : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
        },
      },
      (response) => {
        let answer = '';
        response.setEncoding('utf8');
        response.on('data', (part: string) => (answer += part));
        response.on('end', () => {
          const status = response.statusCode ?? 0;
          if (status === 200) resolve(JSON.parse(answer));
          else reject(new Error(`${asked.method} ${asked.path}: ${status} ${answer}`));
        });
      },
    );
    request.on('error', reject);
    request.end(text);
  });
}

const addresses = new Map<string, string>();
function addressOf({ id }: BenchMember): string {
  const known = addresses.get(id);
  if (known) return known;
  const made = `10.20.${addresses.size >> 8}.${addresses.size & 255}`;
  addresses.set(id, made);
  return made;
}

const ms = (value: number) => Math.round(value * 100) / 100;

/**
 * Measures one type of request, sent at `RATE`. Prints the latencies and the CPU time per request.
 * @returns the p50 and p99 latencies in milliseconds
 */
async function measure(
  casino: Casino,
  seconds: number,
  name: string,
  next: (n: number) => Promise<unknown>,
): Promise<Figures> {
  const before = cpuOfCasino(casino);
  const machine = shares();
  const { p50, p99, p99s, count } = await openLoop({ rate: RATE, seconds }, next);
  // Also print the CPU time per request. Unlike latencies, this time does not depend on other load on the machine.
  const perRequest = (used: number) => ((used * 1000) / count).toFixed(1);
  const after = cpuOfCasino(casino);
  const cost = [
    perRequest(after.server - before.server),
    perRequest(after.database - before.database),
  ];
  console.log(
    `${name}: ${count} at ${RATE}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms ` +
      `(${p99s.map((value) => value.toFixed(0)).join(' ')})  CPU ms per request: server ${cost[0]}, ` +
      `database ${cost[1]}; ${machine.describe()}`,
  );
  return { [`p50_ms_${name}`]: ms(p50), [`p99_ms_${name}`]: ms(p99) };
}

const turnOf = (members: readonly BenchMember[], n: number) => members[n % members.length]!;

/** Returns a function that starts the n-th top-up. */
const topUps = (casino: Casino, members: readonly BenchMember[]) => (n: number) =>
  send(casino, {
    method: 'POST',
    path: '/wallet/top-ups',
    body: { key: randomUUID(), amount_cents: 1000, kind: 'card' },
    member: turnOf(members, n),
  });

/**
 * Returns a function that alternately requests and cancels cash-outs. Each cancellation applies to the cash-out
 * requested two seconds earlier.
 * @param methods each member's payment method id, by member id
 */
function cashOuts(
  casino: Casino,
  members: readonly BenchMember[],
  methods: ReadonlyMap<string, string>,
) {
  const requested: Promise<unknown>[] = [];
  const behind = RATE;
  return async (n: number) => {
    const turn = Math.floor(n / 2);
    if (n % 2 === 1 && turn >= behind) {
      const place = turn - behind;
      const { id } = ((await requested[place]) as { data: { id: string } }).data;
      return send(casino, {
        method: 'POST',
        path: `/wallet/cash-outs/${id}/cancel`,
        body: {},
        member: turnOf(members, place),
      });
    }
    const place = requested.length;
    const member = turnOf(members, place);
    const made = send(casino, {
      method: 'POST',
      path: '/wallet/cash-outs',
      body: { key: randomUUID(), amount_cents: 1000, method_id: methods.get(member.id) },
      member,
    });
    requested.push(made);
    return made;
  };
}

/**
 * Returns a function that requests one statement page per call. Each further call for the same member requests the next
 * older page.
 */
function statements(casino: Casino, members: readonly BenchMember[]) {
  const cursors = new Map<string, string | null>();
  return async (n: number) => {
    const member = members[n % LONG_MEMBERS]!;
    const cursor = cursors.get(member.id);
    const answer = await send(casino, {
      method: 'GET',
      path: `/wallet/statement${cursor ? `?cursor=${cursor}` : ''}`,
      member,
    });
    const { data } = answer as { data: { lines: unknown[]; next_cursor: string | null } };
    if (data.lines.length !== 50) throw new Error(`a page of ${data.lines.length} lines`);
    cursors.set(member.id, data.next_cursor);
    return answer;
  };
}

export async function run({ seconds = SECONDS }: BenchArgs): Promise<Figures> {
  const secret = randomBytes(24).toString('base64url');
  const provider = await startProvider(secret);
  const casino = await startCasino([], {
    PAYMENT_PROVIDER_URL: provider.url,
    PAYMENT_PROVIDER_SECRET: secret,
    TRUST_PROXY: 'loopback',
  });
  try {
    console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)}`);
    const members = await makeMembers(casino, MEMBERS, CASH_CENTS);
    await giveHistory(casino, members);
    await waitUntilSealed(casino);
    await ask(casino, 'checkpoint');
    const methods = new Map(
      (
        await ask<{ member_id: string; id: string }>(
          casino,
          'select member_id, id from wallet_methods',
        )
      ).map(({ member_id, id }) => [member_id, id]),
    );
    return {
      ...(await measure(casino, seconds, 'top_up', topUps(casino, members))),
      ...(await measure(casino, seconds, 'cash_out', cashOuts(casino, members, methods))),
      ...(await measure(casino, seconds, 'statement', statements(casino, members))),
    };
  } finally {
    agent.destroy();
    await casino.stop();
    await provider.stop();
  }
}
