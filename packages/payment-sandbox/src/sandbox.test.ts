import fs from 'node:fs';
import { createServer } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSandbox, type Sandbox } from './main.ts';
import { signatureHeader, verifySignature } from './signing.ts';
import { languages, say } from './texts.ts';

const SECRET = 'a-secret-of-this-test';
const SPEED = 50;
const heard: { id: string; type: string; data: Record<string, unknown>; signature: string }[] = [];
/** Number of upcoming deliveries that the merchant will reject. */
let refuseNext = 0;

const merchant = createServer((request, response) => {
  let body = '';
  request.on('data', (part) => (body += String(part)));
  request.on('end', () => {
    if (refuseNext > 0) {
      refuseNext -= 1;
      response.writeHead(500).end();
      return;
    }
    const signature = String(request.headers['harbour-signature']);
    heard.push({
      ...(JSON.parse(body) as (typeof heard)[number]),
      signature: verifySignature(SECRET, signature, Date.now(), body),
    });
    response.writeHead(204).end();
  });
});
const dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'wl-harbour-'));
let sandbox: Sandbox;

const start = () =>
  startSandbox({
    port: 0,
    dataDir,
    secret: SECRET,
    webhookUrl: `http://127.0.0.1:${(merchant.address() as AddressInfo).port}/hook`,
    speed: SPEED,
  });

beforeAll(async () => {
  await new Promise<void>((done) => merchant.listen(0, '127.0.0.1', done));
  sandbox = await start();
});
afterAll(async () => {
  await sandbox.stop();
  merchant.close();
  fs.rmSync(dataDir, { recursive: true });
});

async function call(method: string, route: string, body?: object, key?: string, secret = SECRET) {
  const text = body ? JSON.stringify(body) : '';
  return fetch(sandbox.url + route, {
    method,
    headers: {
      'harbour-merchant': 'wanderluck',
      'harbour-signature': signatureHeader(secret, Date.now(), `${method} ${route}\n${text}`),
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(key ? { 'idempotency-key': key } : {}),
    },
    ...(body ? { body: text } : {}),
  });
}

let count = 0;
async function newPayment(changes: object = {}) {
  count += 1;
  const reference = `order-${count}`;
  const body = {
    amount: 5000,
    currency: 'USD',
    reference,
    methods: ['card', 'e_wallet', 'bank_transfer'],
    return_url: 'http://localhost:9/back?top_up=1',
    merchant_name: 'Wanderluck',
    ...changes,
  };
  const answer = await call('POST', '/v1/payments', body, reference);
  expect(answer.status).toBe(201);
  const { id, url } = (await answer.json()) as { id: string; url: string };
  return { id, url, reference, body };
}

const submit = (url: string, kind: string, form: Record<string, string>) =>
  fetch(`${url}/${kind}?lang=en`, {
    method: 'POST',
    body: new URLSearchParams(form),
    redirect: 'manual',
  });
const card = (number: string) => ({ number, expiry: '12/39', code: '737' });

async function eventsOf(reference: string, atLeast: number) {
  const mine = () => heard.filter(({ data }) => data['reference'] === reference);
  await expect.poll(() => mine().length).toBeGreaterThanOrEqual(atLeast);
  return mine();
}

describe('the merchant API', () => {
  test('rejects requests that are not signed with the shared secret', async () => {
    expect((await call('GET', '/v1/payments/x', undefined, undefined, 'wrong')).status).toBe(401);
    expect((await fetch(`${sandbox.url}/v1/statement`)).status).toBe(401);
  });

  test('returns the same payment for the same key, and rejects the key with another body', async () => {
    const { id, reference, body } = await newPayment();
    const again = await call('POST', '/v1/payments', body, reference);
    expect(((await again.json()) as { id: string }).id).toBe(id);
    const other = await call('POST', '/v1/payments', { ...body, amount: 1 }, reference);
    expect(other.status).toBe(409);
  });

  test('cancels an unpaid payment once and leaves a captured one unchanged', async () => {
    const cancel = async (id: string) => {
      const answer = await call('POST', `/v1/payments/${id}/cancel`);
      return [answer.status, ((await answer.json()) as { state?: string }).state];
    };
    const open = await newPayment();
    expect(await cancel(open.id)).toEqual([200, 'cancelled']);
    expect(await cancel(open.id)).toEqual([200, 'cancelled']);
    expect(await (await fetch(open.url)).text()).toContain('This payment page is closed');
    await submit(open.url, 'card', card('4242 4242 4242 4242'));
    const paid = await newPayment();
    await submit(paid.url, 'card', card('4242 4242 4242 4242'));
    expect(await cancel(paid.id)).toEqual([200, 'captured']);
    expect((await eventsOf(paid.reference, 2)).map(({ type }) => type).sort()).toEqual([
      'payment.authorised',
      'payment.captured',
    ]);
    expect((await eventsOf(open.reference, 1)).map(({ type }) => type)).toEqual([
      'payment.cancelled',
    ]);
    expect(await cancel('pay_unknown')).toEqual([404, undefined]);
  });

  test('pays out only to a known token, sends the result as an event and lists it in the statement', async () => {
    const { id, url, reference } = await newPayment();
    await submit(url, 'card', card('4242 4242 4242 4242'));
    await eventsOf(reference, 2);
    const { method } = (await (await call('GET', `/v1/payments/${id}`)).json()) as {
      method: { token: string; label: string };
    };
    expect(method.label).toBe('Visa •••• 4242');
    const payout = { token: method.token, amount: 700, currency: 'USD', reference: 'out-1' };
    expect((await call('POST', '/v1/payouts', { ...payout, token: 'tok_x' }, 'a')).status).toBe(
      422,
    );
    expect((await call('POST', '/v1/payouts', payout, 'b')).status).toBe(201);
    expect((await eventsOf('out-1', 1))[0]).toMatchObject({ type: 'payout.paid' });
    const lines = await (await call('GET', '/v1/statement')).text();
    expect(lines).toContain(',order-');
    expect(lines).toMatch(/,payout,out_[0-9a-f]+,out-1,-700,USD/);
  });
});

describe('the hosted payment page', () => {
  test('has no script, a strict content security policy, and texts in five languages', async () => {
    const { url } = await newPayment();
    for (const lang of languages) {
      const page = await fetch(`${url}?lang=${lang}`);
      const html = await page.text();
      expect(html).toContain(`<html lang="${lang}">`);
      expect(html).not.toMatch(/<script|style="|onclick/);
      expect(html).toContain(say(lang, 'number'));
      const policy = page.headers.get('content-security-policy');
      expect(policy).toContain("default-src 'none'");
      expect(policy).toContain('http://localhost:9');
      expect(page.headers.get('cache-control')).toBe('no-store');
    }
  });

  test('marks invalid fields and does not repeat the entered card number', async () => {
    const { url } = await newPayment();
    const answer = await submit(url, 'card', {
      number: '4242424242424241',
      expiry: '01/20',
      code: '1',
    });
    expect(answer.status).toBe(422);
    const html = await answer.text();
    expect(html.match(/aria-invalid/g)).toHaveLength(3);
    expect(html).not.toContain('4242424242424241');
  });

  test('returns the member after cancelling and notifies the merchant', async () => {
    const { url, reference } = await newPayment();
    const answer = await submit(url, 'cancel', {});
    expect(answer.headers.get('location')).toBe('http://localhost:9/back?top_up=1');
    expect((await eventsOf(reference, 1))[0]).toMatchObject({ type: 'payment.cancelled' });
    expect(await (await fetch(url)).text()).toContain('This payment page is closed');
  });

  test('takes a payment once even if the form is sent several times', async () => {
    const { url, reference } = await newPayment();
    const all = await Promise.all(
      Array.from({ length: 5 }, () => submit(url, 'card', card('4242424242424242'))),
    );
    expect(all.filter(({ status }) => status === 303).length).toBeGreaterThan(0);
    const events = await eventsOf(reference, 2);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'payment.authorised',
      'payment.captured',
    ]);
  });
});

test('the start page lists the test instruments of every method', async () => {
  const html = await (await fetch(`${sandbox.url}/?lang=fr`)).text();
  for (const text of ['4000 0000 0000 3220', 'no-funds', say('fr', 'testBank')])
    expect(html).toContain(text);
  expect((await fetch(`${sandbox.url}/pay/pay_unknown`)).status).toBe(404);
});

describe('test instruments of the sandbox', () => {
  test('cause decline, 3-D Secure, duplicates, reordering, delay, refund and charge-back', async () => {
    const outcome = async (number: string, atLeast: number) => {
      const { url, reference } = await newPayment();
      const answer = await submit(url, 'card', card(number));
      if (number === '4000000000003220') {
        expect(await (await fetch(url)).text()).toContain('123456');
        await submit(url, '3d-secure', { code: '123456' });
      }
      const events = await eventsOf(reference, atLeast);
      expect(events.every(({ signature }) => signature === 'good')).toBe(true);
      return { answer, types: events.map(({ type }) => type.slice(8)), events };
    };
    expect((await outcome('4000000000000002', 1)).types).toEqual(['declined']);
    expect((await outcome('4000000000003220', 2)).types.sort()).toEqual(['authorised', 'captured']);
    const five = (await outcome('4000000000002222', 6)).events.filter(
      ({ type }) => type === 'payment.captured',
    );
    expect(five).toHaveLength(5);
    expect(new Set(five.map(({ id }) => id)).size).toBe(1);
    expect((await outcome('4000000000003337', 2)).types).toEqual(['captured', 'authorised']);
    expect((await outcome('4000000000001117', 2)).types).toEqual(['authorised', 'captured']);
    expect((await outcome('4000000000005555', 3)).events.at(-1)?.data).toMatchObject({
      amount: 2500,
    });
    expect((await outcome('4000000000004442', 3)).types.at(-1)).toBe('charged_back');
  });

  test('an event is delivered after the merchant was unavailable and the sandbox restarted', async () => {
    refuseNext = 3;
    const { url, reference } = await newPayment();
    await submit(url, 'e_wallet', { user: 'marisol', password: 'never-kept-77' });
    await sandbox.stop();
    sandbox = await start();
    const events = await eventsOf(reference, 2);
    expect(events.at(-1)?.data['method']).toMatchObject({ label: 'HarbourWallet ma•••l' });
  });

  test('card number, user name and password are not stored', async () => {
    const files = fs.readdirSync(dataDir).map((name) => fs.readFileSync(path.join(dataDir, name)));
    for (const secret of ['4242424242424242', '4242 4242', 'never-kept-77', 'marisol'])
      expect(files.some((bytes) => bytes.includes(secret))).toBe(false);
  });
});
