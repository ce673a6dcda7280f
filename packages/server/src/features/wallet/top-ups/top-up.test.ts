import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createLogger } from '../../../platform/log.ts';
import type { Registered } from '../../members/testing-members.ts';
import {
  booksAreRight,
  goodCard,
  handIn,
  newMember,
  signatureOf,
  startTopUp,
  startWalletTest,
  stepOf,
  submit,
  topUp,
  walletOf,
  type WalletTest,
} from '../testing-wallet.ts';

/** Complete log output of the server, at the most verbose level. */
const logged: string[] = [];
const log = createLogger(
  { logLevel: 'trace' },
  { write: (line: string) => void logged.push(line) },
);

let wallet: WalletTest;
let member: Registered;
beforeAll(async () => {
  wallet = await startWalletTest(log);
});
afterAll(async () => {
  await booksAreRight(wallet);
  await wallet.stop();
});
beforeEach(async () => {
  wallet.catchUp();
  member = await newMember(wallet);
});

const becomes = (id: string, step: string) => expect.poll(() => stepOf(member, id)).toBe(step);
const cash = async () => (await walletOf(member)).cash;
const eventsOf = async (reference: string) =>
  (
    await wallet.app.deps.database.owner.query<{ type: string; outcome: string }>(
      'select type, outcome from wallet_provider_events where reference = $1 order by received_at',
      [reference],
    )
  ).rows;

/** Returns a webhook about a top-up in the provider's format, for events that the provider does not send on its own. */
async function webhookOf(id: string, type: string, changes: object = {}) {
  const { rows } = await wallet.app.deps.database.owner.query<{ provider_ref: string }>(
    'select provider_ref from wallet_top_ups where id = $1',
    [id],
  );
  const data = {
    payment: rows[0]?.provider_ref,
    reference: id,
    amount: 5000,
    currency: 'USD',
    method: { kind: 'card', token: 'tok_x', label: 'Visa •••• 4242' },
    ...changes,
  };
  return JSON.stringify({ id: `evt_${randomUUID()}`, type, data });
}
const sendEvent = (body: string) => handIn(wallet.app, body, signatureOf(body, wallet.clock.now()));

describe('a top-up', () => {
  test('is paid on the hosted page, credited by webhook and activates the passport', async () => {
    const { id, page } = await startTopUp(member, 5000);
    expect(new URL(page).hostname).toBe('127.0.0.1');
    const hosted = await (await fetch(page)).text();
    expect(hosted).toContain('Wanderluck');
    expect(hosted).toContain('$50.00');
    expect(await stepOf(member, id)).toBe('started');
    const answer = await submit(page, 'card', goodCard);
    expect(answer.status).toBe(303);
    expect(answer.headers.get('location')).toBe(`http://localhost:3000/my-wallet-xs?top_up=${id}`);
    await becomes(id, 'credited');
    expect(await cash()).toBe(5000);
    const player = await member.client.get('/api/get-current-player');
    expect(player.body).toMatchObject({ data: { passport: 'active' } });
    const methods = await member.client.get('/api/wallet/methods');
    expect(methods.body).toMatchObject({ data: [{ kind: 'card', label: 'Visa •••• 4242' }] });
    const list = await member.client.get('/api/wallet/transactions');
    expect(list.body).toMatchObject({
      data: [{ id, kind: 'top_up', amount: 5000, status: 'Completed', method: 'Visa •••• 4242' }],
      meta: { current_page: 1, total: 1, to: 1 },
    });
  });

  test('is not credited by the browser’s return, only by the webhook', async () => {
    wallet.cutWebhooks(true);
    const { id, page } = await startTopUp(member, 5000);
    const answer = await submit(page, 'card', goodCard);
    await wallet.app.client().get(new URL(answer.headers.get('location') ?? '').pathname);
    await member.client.get(`/api/wallet/top-ups/${id}`);
    expect(await cash()).toBe(0);
    expect(await stepOf(member, id)).toBe('started');
    wallet.cutWebhooks(false);
    await becomes(id, 'credited');
    expect(await cash()).toBe(5000);
  });

  test('ends without credit if declined, refused by 3-D Secure or cancelled', async () => {
    for (const number of ['4000000000000002', '4000000000009995']) {
      const { id, page } = await startTopUp(member, 5000);
      await submit(page, 'card', { ...goodCard, number });
      await becomes(id, 'declined');
    }
    const refused = await startTopUp(member, 5000);
    await submit(refused.page, 'card', { ...goodCard, number: '4000000000003220' });
    await submit(refused.page, '3d-secure', { code: '000000' });
    await becomes(refused.id, 'declined');
    const cancelled = await startTopUp(member, 5000);
    await submit(cancelled.page, 'cancel', {});
    await becomes(cancelled.id, 'declined');
    expect(await cash()).toBe(0);
  });

  test('prevents closing the account until it has ended', async () => {
    const close = async () => {
      const { password } = member.player;
      const reply = await member.client.post('/api/settings/close', {
        reason: 'privacy',
        password,
      });
      return `${reply.status} ${(reply.body as { code?: string }).code ?? ''}`;
    };
    const { id, page } = await startTopUp(member, 5000);
    expect(await close()).toBe('409 member.top_up_open');
    await submit(page, 'cancel', {});
    await becomes(id, 'declined');
    expect(await close()).toBe('200 ');
  });

  test('by 3-D Secure, e-wallet, bank transfer or late settlement is credited once', async () => {
    const secure = await startTopUp(member, 5000);
    await submit(secure.page, 'card', { ...goodCard, number: '4000000000003220' });
    expect(await cash()).toBe(0);
    await submit(secure.page, '3d-secure', { code: '123456' });
    await becomes(secure.id, 'credited');
    const balance = await startTopUp(member, 2000, 'e_wallet');
    await submit(balance.page, 'e_wallet', { user: 'dana.voyager', password: 'purse-secret-9' });
    await becomes(balance.id, 'credited');
    const bank = await startTopUp(member, 1000, 'bank_transfer');
    await submit(bank.page, 'bank_transfer', { holder: 'Dana', account: 'DE89370400440532013000' });
    await becomes(bank.id, 'credited');
    await topUp(member, 1500, '4000000000001117');
    expect(await cash()).toBe(9500);
    const methods = await member.client.get('/api/wallet/methods');
    expect((methods.body as { data: unknown[] }).data).toHaveLength(4);
  });

  test('is credited once despite repeated or reordered webhooks', async () => {
    const five = await topUp(member, 5000, '4000000000002222');
    await expect
      .poll(() => wallet.webhooks.filter((one) => one.body.includes(five)).length)
      .toBe(6);
    const late = await topUp(member, 3000, '4000000000003337');
    await expect
      .poll(async () => (await eventsOf(late)).map(({ outcome }) => outcome))
      .toEqual(['applied', 'ignored']);
    expect(await stepOf(member, late)).toBe('credited');
    expect(await cash()).toBe(8000);
  });
});

describe('a payment webhook', () => {
  test('is refused if forged, altered or signed over five minutes in the past or future', async () => {
    const { id } = await startTopUp(member, 5000);
    const body = await webhookOf(id, 'payment.captured');
    const { clock } = wallet;
    const past = new Date(clock.now().getTime() - 6 * 60_000);
    const future = new Date(clock.now().getTime() + 6 * 60_000);
    expect(await handIn(wallet.app, body, 'nonsense')).toBe(403);
    expect(await handIn(wallet.app, body, signatureOf(body, clock.now(), 'other'))).toBe(403);
    expect(await handIn(wallet.app, body, signatureOf(body, past))).toBe(403);
    expect(await handIn(wallet.app, body, signatureOf(body, future))).toBe(403);
    const changed = body.replace('5000', '9000');
    expect(await handIn(wallet.app, changed, signatureOf(body, clock.now()))).toBe(403);
    expect(await cash()).toBe(0);
    expect(await eventsOf(id)).toEqual([]);
  });

  test('that arrives eight times a day late is applied once', async () => {
    const { id } = await startTopUp(member, 5000);
    const body = await webhookOf(id, 'payment.captured');
    wallet.clock.advance(24 * 3_600_000);
    const all = await Promise.all(Array.from({ length: 8 }, () => sendEvent(body)));
    expect(all).toEqual(Array(8).fill(200));
    // Set the clock back to the provider's time, because the member's session would be expired at the advanced time.
    wallet.catchUp();
    expect(await cash()).toBe(5000);
    expect(await eventsOf(id)).toHaveLength(1);
  });

  test('with a wrong amount, currency or payment is set aside; an unknown top-up answers 404', async () => {
    const { id } = await startTopUp(member, 5000);
    for (const changes of [{ amount: 50_000 }, { currency: 'EUR' }, { payment: 'pay_other' }])
      expect(await sendEvent(await webhookOf(id, 'payment.captured', changes))).toBe(200);
    expect((await eventsOf(id)).map(({ outcome }) => outcome)).toEqual(Array(3).fill('set_aside'));
    expect(await cash()).toBe(0);
    const unknown = await webhookOf(id, 'payment.captured', { reference: randomUUID() });
    expect(await sendEvent(unknown)).toBe(404);
  });

  test('never moves a state backwards, but a capture after a decline is credited', async () => {
    const { id } = await startTopUp(member, 5000);
    await sendEvent(await webhookOf(id, 'payment.declined'));
    expect(await stepOf(member, id)).toBe('declined');
    await sendEvent(await webhookOf(id, 'payment.captured'));
    await sendEvent(await webhookOf(id, 'payment.declined'));
    await sendEvent(await webhookOf(id, 'payment.captured'));
    expect(await stepOf(member, id)).toBe('credited');
    expect(await cash()).toBe(5000);
  });

  const passport = async () => {
    const { body } = await member.client.get('/api/get-current-player');
    return (body as { data: { passport: string } }).data.passport;
  };

  test('of a refund is refused until the credit; a charge-back of the rest resets the passport', async () => {
    const { id } = await startTopUp(member, 5000);
    const refund = await webhookOf(id, 'payment.refunded', { amount: 2000 });
    expect(await sendEvent(refund)).toBe(503);
    await sendEvent(await webhookOf(id, 'payment.captured'));
    expect(await sendEvent(refund)).toBe(200);
    expect(await sendEvent(refund)).toBe(200);
    expect(await cash()).toBe(3000);
    expect(await stepOf(member, id)).toBe('credited');
    expect(await passport()).toBe('active');
    expect(await sendEvent(await webhookOf(id, 'payment.charged_back', { amount: 3000 }))).toBe(
      200,
    );
    expect(await cash()).toBe(0);
    expect(await stepOf(member, id)).toBe('refunded');
    // The member's only deposit has been refunded, so the passport is no longer active.
    expect(await passport()).toBe('none');
    const more = await webhookOf(id, 'payment.charged_back', { amount: 1 });
    expect(await sendEvent(more)).toBe(200);
    expect((await eventsOf(id)).at(-1)?.outcome).toBe('set_aside');
  });

  test('that is lost is replaced by polling the provider', async () => {
    wallet.cutWebhooks(true);
    const { id, page } = await startTopUp(member, 5000);
    await submit(page, 'card', goodCard);
    const { deps } = wallet.app;
    await deps.database.owner.query(
      `update wallet_top_ups set updated_at = updated_at - interval '1 hour' where id = $1`,
      [id],
    );
    await deps.jobs.runNow('wallet.poll_provider');
    expect(await stepOf(member, id)).toBe('credited');
    await deps.jobs.runNow('wallet.poll_provider');
    wallet.cutWebhooks(false);
    expect(await cash()).toBe(5000);
  });
});

describe('starting a top-up', () => {
  const start = (key: string, amount_cents: number, kind = 'card') =>
    member.client.post('/api/wallet/top-ups', { key, amount_cents, kind });

  test('gives one answer for ten concurrent requests with one key; another body is refused', async () => {
    const key = randomUUID();
    const replies = await Promise.all(Array.from({ length: 10 }, () => start(key, 5000)));
    const pages = new Set(replies.map(({ body }) => JSON.stringify(body)));
    expect(pages.size).toBe(1);
    expect((await start(key, 5001)).body).toMatchObject({ code: 'wallet.key_reused' });
    expect((await start(key, 5000, 'e_wallet')).status).toBe(409);
  });

  test('is refused with the code of the broken limit, even for concurrent requests', async () => {
    const code = async (amount: number) =>
      ((await start(randomUUID(), amount)).body as { code: string }).code;
    expect(await code(999)).toBe('wallet.below_minimum');
    expect(await code(200_001)).toBe('wallet.above_transaction_limit');
    const many = await Promise.all(Array.from({ length: 8 }, () => start(randomUUID(), 200_000)));
    expect(many.filter(({ status }) => status === 200)).toHaveLength(2);
    const refused = many.find(({ status }) => status !== 200);
    expect(refused?.body).toMatchObject({
      code: 'wallet.above_daily_limit',
      params: { left: 100_000 },
    });
    expect((await start(randomUUID(), 100_000)).status).toBe(200);
    expect(await code(1000)).toBe('wallet.above_daily_limit');
  });

  test('is refused to visitors, and a top-up is hidden from other members', async () => {
    const reply = await wallet.app
      .client()
      .post('/api/wallet/top-ups', { key: randomUUID(), amount_cents: 5000, kind: 'card' });
    expect(reply.status).toBe(401);
    const { id } = await startTopUp(member, 5000);
    const other = await newMember(wallet);
    expect((await other.client.get(`/api/wallet/top-ups/${id}`)).status).toBe(404);
  });
});

test('card numbers, security codes and e-wallet logins appear in no table, log, answer or webhook', async () => {
  const planted = { number: '4000 0012 3456 7899', expiry: '11/38', code: '9173' };
  const { id, page } = await startTopUp(member, 5000);
  await submit(page, 'card', planted);
  await becomes(id, 'credited');
  const balance = await startTopUp(member, 2000, 'e_wallet');
  await submit(balance.page, 'e_wallet', { user: 'planted.user', password: 'planted-pass-31' });
  await becomes(balance.id, 'credited');
  const { owner } = wallet.app.deps.database;
  const tables = await owner.query<{ name: string }>(
    `select format('%I.%I', schemaname, tablename) as name from pg_tables
     where schemaname not in ('pg_catalog', 'information_schema')`,
  );
  expect(tables.rows.length).toBeGreaterThan(20);
  const secrets = ['4000001234567899', '4000 0012 3456 7899', 'planted-pass-31', 'planted.user'];
  for (const { name } of tables.rows) {
    for (const secret of secrets) {
      const found = await owner.query(`select 1 from ${name} t where t::text like $1 limit 1`, [
        `%${secret}%`,
      ]);
      expect({ name, rows: found.rowCount }).toEqual({ name, rows: 0 });
    }
    // The card's security code is so short that it can occur by chance in an id or a time, so match it only as a
    // separate word.
    const code = await owner.query(`select 1 from ${name} t where t::text ~ $1 limit 1`, [
      `(^|[^0-9A-Za-z.:-])${planted.code}($|[^0-9A-Za-z.:-])`,
    ]);
    expect({ name, rows: code.rowCount }).toEqual({ name, rows: 0 });
  }
  expect(logged.join('')).toContain('payments/webhook');
  const paths = ['', '/methods', '/transactions', '/transactions/csv', '/statement'].map(
    (path) => `/api/wallet${path}`,
  );
  const answers = await Promise.all(
    [...paths, `/api/wallet/top-ups/${id}`].map(async (path) => {
      const reply = await member.client.get(path);
      expect(reply.status).toBe(200);
      return reply.raw.body;
    }),
  );
  for (const text of [logged.join(''), wallet.providerOutput(), answers.join('\n')]) {
    for (const secret of secrets) expect(text).not.toContain(secret);
    expect(text).not.toMatch(new RegExp(`(?<![\\w.:-])${planted.code}(?![\\w.:-])`));
  }
  for (const secret of secrets)
    expect(wallet.webhooks.some(({ body }) => body.includes(secret))).toBe(false);
});
