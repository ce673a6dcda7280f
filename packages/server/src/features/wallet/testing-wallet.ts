import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac, randomUUID } from 'node:crypto';
import fs from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { expect } from 'vitest';
import { testClock, type TestClock } from '../../platform/clock.ts';
import type { Logger } from '../../platform/log.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { changeMember } from '../members/index.ts';
import { newPlayer, registered, type Registered } from '../members/testing-members.ts';
import type { Role } from '../staff/index.ts';
import { makeClerk } from '../staff/testing-clerks.ts';

const SECRET = 'wallet-test-secret-0123456789';
const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/**
 * Start time of the test clock: Wednesday noon in the middle of a month, so that no day, week or month ends during a
 * test.
 */
const BEGIN_MS = Date.parse('2026-05-13T12:00:00Z');

export interface WalletTest {
  app: TestApp;
  clock: TestClock;
  /**
   * Sets the test clock to the provider's clock, which runs in real time. Otherwise, the server would reject webhooks
   * because their signatures would appear to be minutes old.
   */
  catchUp(): void;
  /** Folder in which the provider stores its data. */
  providerDataDir: string;
  /** Returns the complete output of the provider's process so far. */
  providerOutput(): string;
  /** Received webhooks, newest last. */
  webhooks: { body: string; signature: string; status: number }[];
  /** Rejects the provider's webhooks from now on, or accepts them again if `cut` is false. */
  cutWebhooks(cut: boolean): void;
  stop(): Promise<void>;
}

/**
 * Starts the application without a listening socket, and the payment provider as a separate process. A local relay
 * forwards the provider's webhooks to the application.
 *
 * @param log destination of log lines; by default, the destination that `startTestApp` uses
 */
export async function startWalletTest(log?: Logger): Promise<WalletTest> {
  const offsetMs = BEGIN_MS - Date.now();
  const clock = testClock(new Date(BEGIN_MS));
  const webhooks: WalletTest['webhooks'] = [];
  let started: TestApp | undefined;
  let cut = false;
  const relay = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part: Buffer) => parts.push(part));
    request.on('end', () => {
      void (async () => {
        const body = Buffer.concat(parts).toString('utf8');
        const signature = String(request.headers['harbour-signature']);
        const status = cut || !started ? 503 : await handIn(started, body, signature);
        webhooks.push({ body, signature, status });
        response.writeHead(status).end();
      })();
    });
  });
  await new Promise<void>((done) => relay.listen(0, '127.0.0.1', done));
  const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-harbour-'));
  const provider = await startProvider(relay, { dataDir, offsetMs });
  const app = (started = await startTestApp({
    clock,
    ...(log && { log }),
    config: {
      payment: {
        url: provider.url,
        publicUrl: provider.url,
        merchant: 'wanderluck',
        secret: SECRET,
        sandbox: true,
      },
    },
  }));
  return {
    app,
    clock,
    catchUp: () => {
      clock.set(new Date(Date.now() + offsetMs));
    },
    webhooks,
    providerDataDir: dataDir,
    providerOutput: provider.output,
    cutWebhooks: (value) => {
      cut = value;
    },
    stop: async () => {
      provider.process.kill('SIGKILL');
      relay.close();
      relay.closeAllConnections();
      await app.close();
      fs.rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

async function startProvider(
  relay: Server,
  { dataDir, offsetMs }: { dataDir: string; offsetMs: number },
) {
  let output = '';
  const child: ChildProcess = spawn(
    process.execPath,
    [
      // Stops the provider when the test run is killed.
      '--import',
      path.join(ROOT, 'tools/die-with-parent.mjs'),
      path.join(ROOT, 'packages/payment-sandbox/src/main.ts'),
    ],
    {
      env: {
        PAYMENT_SANDBOX_PORT: '0',
        DATA_DIR: dataDir,
        PAYMENT_PROVIDER_SECRET: SECRET,
        PAYMENT_SANDBOX_WEBHOOK_URL: `http://127.0.0.1:${(relay.address() as AddressInfo).port}/`,
        PAYMENT_SANDBOX_SPEED: '25',
        CLOCK_OFFSET_MS: String(offsetMs),
        NODE_NO_WARNINGS: '1',
      },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    },
  );
  const url = await new Promise<string>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (part) => {
        output += String(part);
        const listening = /listens on (http\S+)/.exec(output)?.[1];
        if (listening !== undefined) resolve(listening);
      });
    child.once('exit', () => reject(new Error(`the provider did not start: ${output}`)));
  });
  return { process: child, url, output: () => output };
}

/** Returns the signature that the provider would send. */
export function signatureOf(body: string, at: Date, secret = SECRET): string {
  const seconds = Math.floor(at.getTime() / 1000);
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
}

/** Delivers a webhook and returns the status of the response. */
export async function handIn(app: TestApp, body: string, signature: string): Promise<number> {
  const { statusCode } = await app.app.inject({
    method: 'POST',
    url: '/api/payments/webhook/harbour',
    headers: { 'content-type': 'application/json', 'harbour-signature': signature },
    payload: body,
  });
  return statusCode;
}

export const goodCard = { number: '4242 4242 4242 4242', expiry: '12/39', code: '737' };

/** Starts a top-up over HTTP and returns its id and the URL of the hosted payment page. */
export async function startTopUp(
  member: Registered,
  amountCents: number,
  kind = 'card',
): Promise<{ id: string; page: string }> {
  const reply = await member.client.post('/api/wallet/top-ups', {
    key: randomUUID(),
    amount_cents: amountCents,
    kind,
  });
  expect(reply.body).toMatchObject({ data: {} });
  const { data } = reply.body as { data: { id: string; redirect_url: string } };
  return { id: data.id, page: data.redirect_url };
}

/** Submits a form on the hosted page as a browser would, but does not follow the redirect. */
export function submit(page: string, step: string, form: Record<string, string>) {
  const url = new URL(page);
  url.pathname += `/${step}`;
  return fetch(url, { method: 'POST', body: new URLSearchParams(form), redirect: 'manual' });
}

export async function stepOf(member: Registered, id: string): Promise<string> {
  const reply = await member.client.get(`/api/wallet/top-ups/${id}`);
  return (reply.body as { data: { step: string } }).data.step;
}

export async function walletOf(member: Registered) {
  const reply = await member.client.get('/api/wallet');
  return (
    reply.body as { data: { cash: number; on_its_way: number; coins: number; in_play: number } }
  ).data;
}

/** Tops up by card: submits the form on the provider's page and waits until the amount is credited. */
export async function topUp(member: Registered, amountCents: number, number = goodCard.number) {
  const { id, page } = await startTopUp(member, amountCents);
  await submit(page, 'card', { ...goodCard, number });
  await expect.poll(() => stepOf(member, id)).toBe('credited');
  return id;
}

/** Creates a member with a confirmed e-mail address. With `verified`, also approves proof of identity and address. */
export async function newMember(
  test: WalletTest,
  { verified = false, country = 'US' } = {},
): Promise<Registered> {
  const member = await registered(test.app, { ...newPlayer(), country });
  if (verified)
    await test.app.deps.transaction((tx) =>
      changeMember(test.app.deps, tx, member.id, {
        identity_state: 'Approved',
        address_state: 'Approved',
      }),
    );
  return member;
}

export async function methodOf(member: Registered): Promise<string> {
  const reply = await member.client.get('/api/wallet/methods');
  return (reply.body as { data: { id: string }[] }).data[0]?.id ?? '';
}

export function askCashOut(
  member: Registered,
  amountCents: number,
  methodId: string,
  key = randomUUID() as string,
  endBonuses = false,
) {
  return member.client.post('/api/wallet/cash-outs', {
    key,
    amount_cents: amountCents,
    method_id: methodId,
    end_bonuses: endBonuses,
  });
}

/** Creates a signed-in clerk; the default role is `payments`. */
export const newClerk = (test: WalletTest, roles: Role[] = ['payments']) =>
  makeClerk(test.app, roles);

/** Checks that every member's cash and outgoing balances equal the sums of their transfers and are not negative. */
export async function booksAreRight(test: WalletTest): Promise<void> {
  const { rows } = await test.app.deps.database.owner.query(
    `select w.member_id from ledger_wallets w left join lateral (
       select coalesce(sum(case when credit = 101 then amount when debit = 101 then -amount end), 0) as cash,
         coalesce(sum(case when credit = 104 then amount when debit = 104 then -amount end), 0) as outgoing
       from ledger_transfers t where t.member_id = w.member_id) s on true
     where w.cash <> s.cash or w.outgoing <> s.outgoing or w.cash < 0 or w.outgoing < 0`,
  );
  expect(rows).toEqual([]);
}

export type TestClerk = Awaited<ReturnType<typeof newClerk>>;

let cards = 0;

/**
 * Returns a valid card number that no test has used yet. If two members shared a card, they would be flagged as a risk.
 */
export function newCard(): string {
  const body = `49${String((cards += 1)).padStart(13, '0')}`;
  const sum = [...body].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 0 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return `${body}${(10 - (sum % 10)) % 10}`;
}

/** Tops up a member's balance and requests a cash-out. Returns the cash-out's id. */
export async function pendingCashOut(member: Registered, amount: number, deposit: number) {
  await topUp(member, deposit, newCard());
  const reply = await askCashOut(member, amount, await methodOf(member));
  expect(reply.status).toBe(200);
  return (reply.body as { data: { id: string } }).data.id;
}

export const approve = (clerk: TestClerk, id: string) =>
  clerk.post(`/api/staff/cash-outs/${id}/approve`);

export const reject = (clerk: TestClerk, id: string) =>
  clerk.post(`/api/staff/cash-outs/${id}/reject`, { reason: 'Documents do not fit.' });

export async function cashOutState(test: WalletTest, id: string): Promise<string | undefined> {
  const { rows } = await test.app.deps.database.owner.query<{ state: string }>(
    'select state from wallet_cash_outs where id = $1',
    [id],
  );
  return rows[0]?.state;
}

export const cashOutBecomes = (test: WalletTest, id: string, state: string) =>
  expect.poll(() => cashOutState(test, id)).toBe(state);

/** Runs the job that sends an approved cash-out to the provider, without waiting for its schedule. */
export const sendPayoutNow = (test: WalletTest, id: string) =>
  test.app.deps.jobs.runNow('wallet.send_payout', { cashOutId: id });
