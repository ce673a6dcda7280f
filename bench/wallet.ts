/**
 * Measures the cashier over HTTP at 50 requests a second: starting a top-up (including the provider's response),
 * requesting and cancelling a cash-out, and loading statement pages of members with a long history. The load is
 * open-loop: requests are sent on schedule, regardless of earlier responses, and latency is measured from the scheduled
 * time.
 */
import { randomBytes, randomUUID } from 'node:crypto';
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { freePort } from '@wl/server/platform/testing-port';
import { ask, makeMembers, startCasino, type BenchMember, type Casino } from './lib/casino.ts';
import { cpuOfCasino, shares } from './lib/cpu.ts';
import { keptConnections, openLoop } from './lib/open-loop.ts';
import type { BenchArgs, Figures } from './run.ts';

const RATE = 50;
/** Duration of each measurement interval, in seconds. */
const SECONDS = 12;
const CASH_CENTS = 1_000_000_00;
/** Number of members, large enough that the per-member rate limits do not affect the measurement. */
const MEMBERS = 160;
const LONG_MEMBERS = 20;
const LONG_ROUNDS = 50_000;
const SHORT_ROUNDS = 500;
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

/**
 * Adds rounds of the last 90 days with their transfers, and a year of top-ups with one payment method. The payout of
 * each round equals its stake.
 */
async function giveHistory(casino: Casino, members: BenchMember[]) {
  const list = (some: BenchMember[]) => `array[${some.map(({ id }) => `'${id}'`).join()}]::uuid[]`;
  await ask(
    casino,
    `update members set identity_state = 'Approved', address_state = 'Approved', passport_active_at = now() where id = any (${list(members)})`,
  );
  await ask(
    casino,
    `insert into wallet_methods (id, member_id, provider, token, kind, label, first_used_at, last_used_at)
     select gen_random_uuid(), m, 'harbour', 'tok_' || m, 'card', 'Visa •••• 4242', now(), now()
     from unnest(${list(members)}) m`,
  );
  await ask(
    casino,
    `with made as (
       insert into wallet_top_ups (id, member_id, key, amount_cents, currency, kind, provider, provider_ref, state, method_id,
         created_at, updated_at, credited_at)
       select gen_random_uuid(), w.member_id, gen_random_uuid(), 1000, 'USD', 'card', 'harbour', w.member_id || '-' || n,
         'credited', w.id, now() - n * interval '2 days', now(), now()
       from wallet_methods w, generate_series(1, 200) n
       returning id, member_id, created_at),
     steps as (
       insert into wallet_steps (transaction_id, position, step, at, actor)
       select id, position, step, created_at, actor
       from made, (values (1, 'started', 'member'), (2, 'credited', 'provider')) s(position, step, actor)),
     paid_in as (
       update ledger_wallets w set cash = cash + 200 * 1000, version = version + 200
       where w.member_id in (select member_id from made))
     insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
     select member_id, id, 1000, created_at, 10, 152, 101 from made`,
  );
  const share = Math.ceil(members.length / 16);
  for (let first = 0; first < members.length; first += share) {
    const some = members.slice(first, first + share);
    process.stderr.write(`\rhistory ${Math.round((first / members.length) * 100)} %   `);
    await ask(
      casino,
      `with made as (
         insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
           math_version, bet)
         select m.id, gen_random_uuid(), m.id, 100, 100, ${CASH_CENTS},
           now() - (m.rounds - n) * interval '90 days' / m.rounds, 0, n - 1, 'neon-shibuya', '1', '{"stakeCents":100}'
         from (select id, case when id = any (${list(members.slice(0, LONG_MEMBERS))})
             then ${LONG_ROUNDS} else ${SHORT_ROUNDS} end as rounds from unnest(${list(some)}) id) m,
           generate_series(1, m.rounds) n
         returning member_id, id, created_at)
       insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
       select member_id, id, 100, created_at, 1, debit, credit
       from made, (values (101, 151), (151, 101)) t(debit, credit)`,
    );
  }
  process.stderr.write('\r                    \r');
  // Update the wallets to match the added rounds. Otherwise, the auditor would report each member, and this work would
  // be measured too.
  await ask(
    casino,
    `update ledger_wallets w set next_nonce = r.rounds, session_id = w.member_id, session_rounds = r.rounds,
       session_staked = 100 * r.rounds, session_paid = 100 * r.rounds
     from (select member_id, count(*) as rounds from wagers_settled group by 1) r where r.member_id = w.member_id`,
  );
  await ask(casino, 'vacuum analyze');
}

/** Waits until the background job has sealed the added history, because sealing must not be measured. */
async function waitUntilSealed(casino: Casino) {
  const endMs = performance.now() + 180_000;
  while (performance.now() < endMs) {
    const [left] = await ask<{ some: boolean }>(
      casino,
      `select exists (select from ledger_transfers where kind = 1
         and tx >= coalesce((select upto_tx from ledger_seals order by no desc limit 1), '0'::xid8)) as some`,
    );
    if (!left?.some) return;
    await new Promise((done) => setTimeout(done, 500));
  }
  console.log('the history is not sealed after three minutes; measuring all the same');
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
    const of = (n: number) => members[n % members.length]!;
    const figures: Figures = {};
    const measure = async (name: string, next: (n: number) => Promise<unknown>) => {
      const before = cpuOfCasino(casino);
      const machine = shares();
      const { p50, p99, p99s, count } = await openLoop({ rate: RATE, seconds }, next);
      // Latencies depend on other load on the machine; the CPU time of a request does not.
      const perRequest = (used: number) => ((used * 1000) / count).toFixed(1);
      const after = cpuOfCasino(casino);
      const cost = [
        perRequest(after.server - before.server),
        perRequest(after.database - before.database),
      ];
      figures[`p50_ms_${name}`] = ms(p50);
      figures[`p99_ms_${name}`] = ms(p99);
      console.log(
        `${name}: ${count} at ${RATE}/s  p50 ${p50.toFixed(1)} ms  p99 ${p99.toFixed(1)} ms ` +
          `(${p99s.map((value) => value.toFixed(0)).join(' ')})  CPU ms per request: server ${cost[0]}, ` +
          `database ${cost[1]}; ${machine.describe()}`,
      );
    };
    await measure('top_up', (n) =>
      send(casino, {
        method: 'POST',
        path: '/wallet/top-ups',
        body: { key: randomUUID(), amount_cents: 1000, kind: 'card' },
        member: of(n),
      }),
    );
    // Alternate requests and cancellations. Each cancellation applies to the cash-out requested two seconds earlier.
    const requested: Promise<unknown>[] = [];
    const behind = RATE;
    await measure('cash_out', async (n) => {
      const turn = Math.floor(n / 2);
      if (n % 2 === 1 && turn >= behind) {
        const place = turn - behind;
        const { id } = ((await requested[place]) as { data: { id: string } }).data;
        return send(casino, {
          method: 'POST',
          path: `/wallet/cash-outs/${id}/cancel`,
          body: {},
          member: of(place),
        });
      }
      const place = requested.length;
      const member = of(place);
      const made = send(casino, {
        method: 'POST',
        path: '/wallet/cash-outs',
        body: { key: randomUUID(), amount_cents: 1000, method_id: methods.get(member.id) },
        member,
      });
      requested.push(made);
      return made;
    });
    // Each request loads the page after the member's previous one, from the newest line to lines deep in the history.
    const cursors = new Map<string, string | null>();
    await measure('statement', async (n) => {
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
    });
    return figures;
  } finally {
    agent.destroy();
    await casino.stop();
    await provider.stop();
  }
}
