import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Difference } from '@wl/contract/office/wallet-reconciliation';
import { auditTurn } from '../../ledger/auditor.ts';
import { providerNamed, type PaymentProvider } from '../payments.ts';
import { reconcileDay, reconcileDue } from './reconcile-day.ts';
import { addDays, dayOf } from './reconciliation-rules.ts';
import {
  approve,
  cashOutBecomes,
  goodCard,
  handIn,
  newCard,
  newClerk,
  newMember,
  pendingCashOut,
  sendPayoutNow,
  signatureOf,
  startTopUp,
  startWalletTest,
  stepOf,
  submit,
  topUp,
  walletOf,
  type TestClerk,
  type WalletTest,
} from '../testing-wallet.ts';

const DAY_MS = 86_400_000;

let casino: WalletTest;
let harbour: PaymentProvider;
let paul: TestClerk;
let petra: TestClerk;
let today: string;

beforeAll(async () => {
  casino = await startWalletTest();
  harbour = providerNamed(casino.app.deps, 'harbour')!;
  [paul, petra] = [await newClerk(casino), await newClerk(casino)];
  today = dayOf(casino.clock.now());
});
afterAll(() => casino.stop());
beforeEach(() => casino.catchUp());

/** Runs `fn` on the provider's database file, which only tests modify directly. */
function atProvider<T>(fn: (store: DatabaseSync) => T): T {
  const store = new DatabaseSync(path.join(casino.providerDataDir, 'payment-sandbox.sqlite'));
  try {
    store.exec('pragma busy_timeout = 5000');
    return fn(store);
  } finally {
    store.close();
  }
}

const compare = () => reconcileDay(casino.app.deps, harbour, today);

async function page(clerk = paul) {
  const reply = await clerk.get('/api/staff/reconciliation');
  expect(reply.status).toBe(200);
  return reply.body.data as {
    days: { day: string; result: string; comparisons: number; open: number }[];
    differences: Difference[];
    open: number;
  };
}
const differenceOf = async (reference: string, clerk = paul) =>
  (await page(clerk)).differences.find((one) => one.reference === reference);

describe('the reconciliation of a day', () => {
  test('agrees when all lines match, even when compared repeatedly and concurrently', async () => {
    const member = await newMember(casino, { verified: true });
    const id = await pendingCashOut(member, 3000, 9000);
    expect((await approve(paul, id)).status).toBe(200);
    await sendPayoutNow(casino, id);
    await cashOutBecomes(casino, id, 'paid');
    const first = await compare();
    expect(first).toMatchObject({
      result: 'agrees',
      theirs: 2,
      ours: 2,
      theirs_cents: 6000,
      ours_cents: 6000,
      clearing_cents: 6000,
    });
    await Promise.all([compare(), compare(), compare()]);
    expect(await page()).toMatchObject({
      days: [{ day: today, result: 'agrees', comparisons: 4, open: 0 }],
      open: 0,
    });
  });

  test('reports a line missing from the statement once and clears it when the line is back', async () => {
    const member = await newMember(casino);
    const id = await topUp(member, 4000, newCard());
    const line = atProvider((store) => {
      const row = store.prepare('select * from statement where reference = ?').get(id);
      store.prepare('delete from statement where reference = ?').run(id);
      return row as Record<string, string | number>;
    });
    const seen: unknown[] = [];
    const { realtime } = casino.app.deps;
    const publish = realtime.publish.bind(realtime);
    realtime.publish = (channel, kind, data) => {
      if (channel === 'private-staff.money') seen.push([kind.name, data]);
      publish(channel, kind, data);
    };
    await compare();
    await compare();
    realtime.publish = publish;
    expect(seen).toEqual([
      ['staff.money_changed', { what: 'reconciliation', alarm: true }],
      ['staff.money_changed', { what: 'reconciliation', alarm: false }],
    ]);
    const found = (await page()).differences.filter((one) => one.reference === id);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      kind: 'missing_there',
      type: 'payment',
      ours_cents: 4000,
      theirs_cents: null,
      state: 'open',
      member: { id: member.id },
    });
    expect((await paul.get('/api/staff/ledger/alarms')).body.data.differences).toBe(1);
    atProvider((store) =>
      store
        .prepare('insert into statement values (?, ?, ?, ?, ?, ?, ?)')
        .run(
          ...['id', 'at_ms', 'type', 'subject', 'reference', 'amount', 'currency'].map(
            (name) => line[name] ?? null,
          ),
        ),
    );
    expect((await compare()).result).toBe('agrees');
    expect((await differenceOf(id))?.state).toBe('gone');
  });

  test('polls the provider for a payment whose webhook was lost and credits it', async () => {
    const member = await newMember(casino);
    casino.cutWebhooks(true);
    const { id, page: hosted } = await startTopUp(member, 2500);
    await submit(hosted, 'card', { ...goodCard, number: newCard() });
    await expect
      .poll(() =>
        atProvider((store) => store.prepare('select 1 from statement where reference = ?').get(id)),
      )
      .toBeTruthy();
    expect(await stepOf(member, id)).toBe('started');
    expect((await compare()).result).toBe('agrees');
    expect(await stepOf(member, id)).toBe('credited');
    expect((await walletOf(member)).cash).toBe(2500);
    casino.cutWebhooks(false);
  });

  test('stores the result no_statement, and the hourly job does not retry a day that is too old', async () => {
    const broken = { ...harbour, readStatement: () => Promise.reject(new Error('down')) };
    const row = await reconcileDay(casino.app.deps, broken, '2026-01-05');
    expect(row.result).toBe('no_statement');
    const asked: string[] = [];
    await reconcileDue(casino.app.deps, {
      ...harbour,
      readStatement: (from) => {
        asked.push(dayOf(new Date(from.getTime() + 86_400_000)));
        return Promise.resolve([]);
      },
    });
    // January 5 is too long ago for an automatic comparison, so the hourly job must not request that day's statement.
    expect(asked).not.toContain('2026-01-05');
  });
});

describe('a reconciliation difference', () => {
  const plant = (reference: string, amount: number) =>
    atProvider((store) =>
      store
        .prepare(
          `insert into statement (at_ms, type, subject, reference, amount, currency) values (?, 'payment', 'pay_planted', ?, ?, 'USD')`,
        )
        .run(casino.clock.now().getTime(), reference, amount),
    );

  test('can be explained once with a reason and stays explained', async () => {
    plant('not-ours-1', 700);
    await compare();
    const found = await differenceOf('not-ours-1');
    expect(found).toMatchObject({ kind: 'missing_here', theirs_cents: 700, member: null });
    const url = `/api/staff/reconciliation/differences/${found?.id ?? ''}/explain`;
    expect((await paul.post(url, { reason: 'x' })).status).toBe(422);
    const answers = await Promise.all([
      paul.post(url, { reason: 'Test payment of the provider.' }),
      petra.post(url, { reason: 'Another one.' }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    await compare();
    expect((await differenceOf('not-ours-1'))?.state).toBe('explained');
    const { rows } = await casino.app.deps.database.owner.query(
      `select action from staff_audit where subject = $1`,
      [`difference:${found?.id ?? ''}`],
    );
    expect(rows).toEqual([{ action: 'reconciliation.explain' }]);
  });

  test('needs two different clerks for a correction, which is booked once', async () => {
    const member = await newMember(casino);
    plant('not-ours-2', 1300);
    await compare();
    const { id } = (await differenceOf('not-ours-2'))!;
    const base = '/api/staff/reconciliation';
    const proposal = { against: 'member', reason: 'Paid at the counter.' };
    expect((await paul.post(`${base}/differences/${id}/correction`, proposal)).body.code).toBe(
      'wallet.correction_needs_member',
    );
    const named = { ...proposal, member_id: member.id };
    const proposed = await Promise.all([
      paul.post(`${base}/differences/${id}/correction`, named),
      paul.post(`${base}/differences/${id}/correction`, named),
    ]);
    expect(proposed.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { correction } = (await differenceOf('not-ours-2'))!;
    const decide = `${base}/corrections/${correction?.id ?? ''}/decide`;
    expect((await paul.post(decide, { book: true })).body.code).toBe('wallet.same_clerk');
    expect((await walletOf(member)).cash).toBe(0);
    const decided = await Promise.all([
      petra.post(decide, { book: true }),
      petra.post(decide, { book: true }),
    ]);
    expect(decided.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await walletOf(member)).cash).toBe(1300);
    expect((await differenceOf('not-ours-2'))?.state).toBe('corrected');
    // The database enforces the four-eyes rule even for SQL that bypasses the server.
    await expect(
      casino.app.deps.database.owner.query(
        'update wallet_corrections set decided_by = proposed_by where id = $1',
        [correction?.id],
      ),
    ).rejects.toThrow('four_eyes');
  });

  test('is open again without a booking after its correction is rejected', async () => {
    const member = await newMember(casino);
    plant('not-ours-3', 900);
    await compare();
    const { id } = (await differenceOf('not-ours-3'))!;
    const base = '/api/staff/reconciliation';
    await paul.post(`${base}/differences/${id}/correction`, {
      against: 'house',
      member_id: member.id,
      reason: 'Nobody knows whose it is.',
    });
    const { correction } = (await differenceOf('not-ours-3'))!;
    const decide = `${base}/corrections/${correction?.id ?? ''}/decide`;
    expect((await petra.post(decide, { book: false, reason: 'Ask the bank.' })).status).toBe(200);
    expect(await differenceOf('not-ours-3')).toMatchObject({ state: 'open', correction: null });
    expect((await walletOf(member)).cash).toBe(0);
  });

  describe('of a payment’s or payout’s state', () => {
    const base = '/api/staff/reconciliation';
    const propose = (id: string, against = 'member') =>
      paul.post(`${base}/differences/${id}/correction`, { against, reason: 'The bank says so.' });
    const decide = async (reference: string) => {
      const { correction } = (await differenceOf(reference))!;
      return petra.post(`${base}/corrections/${correction?.id ?? ''}/decide`, { book: true });
    };
    const heard = async (reference: string) =>
      (
        await casino.app.deps.database.owner.query<{ outcome: string }>(
          'select outcome from wallet_provider_events where reference = $1 order by received_at, event_id',
          [reference],
        )
      ).rows.map(({ outcome }) => outcome);
    const word = (reference: string, about: object, type = 'payment.captured') => {
      const data = { reference, currency: 'USD', ...about };
      const body = JSON.stringify({ id: `evt_${randomUUID()}`, type, data });
      return handIn(casino.app, body, signatureOf(body, casino.clock.now()));
    };
    const refOf = async (table: 'wallet_top_ups' | 'wallet_cash_outs', id: string) =>
      (
        await casino.app.deps.database.owner.query<{ provider_ref: string }>(
          `select provider_ref from ${table} where id = $1`,
          [id],
        )
      ).rows[0]?.provider_ref ?? '';

    test('cannot be corrected while the provider’s event is still outstanding', async () => {
      const member = await newMember(casino);
      casino.cutWebhooks(true);
      const { id, page: hosted } = await startTopUp(member, 2600);
      await submit(hosted, 'card', { ...goodCard, number: newCard() });
      const silent = { ...harbour, readPayment: () => Promise.reject(new Error('down')) };
      await expect
        .poll(async () => {
          await reconcileDay(casino.app.deps, silent, today);
          return (await differenceOf(id))?.kind;
        })
        .toBe('state');
      const found = (await differenceOf(id))!;
      expect(found.can_correct).toBe(false);
      expect((await propose(found.id)).body.code).toBe('wallet.difference_closed');
      casino.cutWebhooks(false);
      await expect.poll(() => stepOf(member, id)).toBe('credited');
      await compare();
      expect((await differenceOf(id))?.state).toBe('gone');
    });

    test('is corrected once by two clerks if the paid amount differs from the requested amount', async () => {
      const member = await newMember(casino);
      const { id, page: hosted } = await startTopUp(member, 5000);
      atProvider((store) =>
        store.prepare('update payments set amount = 7000 where reference = ?').run(id),
      );
      await submit(hosted, 'card', { ...goodCard, number: newCard() });
      await expect.poll(() => heard(id)).toEqual(['set_aside', 'set_aside']);
      await compare();
      const found = (await differenceOf(id))!;
      expect(found).toMatchObject({ kind: 'state', theirs_cents: 7000, can_correct: true });
      expect((await propose(found.id)).status).toBe(200);
      expect((await walletOf(member)).cash).toBe(0);
      expect((await decide(id)).status).toBe(200);
      expect((await walletOf(member)).cash).toBe(7000);
      // The correction booked the paid amount, so the provider's late event must not book it a second time.
      expect(await stepOf(member, id)).toBe('declined');
      await compare();
      expect((await differenceOf(id))?.state).toBe('corrected');
      const method = { kind: 'card', token: 'tok_late', label: 'Visa •••• 1' };
      const payment = await refOf('wallet_top_ups', id);
      expect(await word(id, { payment, amount: 5000, method })).toBe(200);
      expect((await walletOf(member)).cash).toBe(7000);
    });

    test('is not booked if the provider’s event arrives before the second clerk decides', async () => {
      const member = await newMember(casino);
      const { id, page: hosted } = await startTopUp(member, 5000);
      atProvider((store) =>
        store.prepare('update payments set amount = 7100 where reference = ?').run(id),
      );
      await submit(hosted, 'card', { ...goodCard, number: newCard() });
      await expect.poll(() => heard(id)).toEqual(['set_aside', 'set_aside']);
      await compare();
      expect((await propose((await differenceOf(id))!.id)).status).toBe(200);
      const method = { kind: 'card', token: 'tok_late', label: 'Visa •••• 1' };
      const payment = await refOf('wallet_top_ups', id);
      expect(await word(id, { payment, amount: 5000, method })).toBe(200);
      expect((await decide(id)).body.code).toBe('wallet.difference_closed');
      expect((await walletOf(member)).cash).toBe(5000);
    });

    test('can be corrected if a payout recorded as failed was in fact paid', async () => {
      const member = await newMember(casino, { verified: true });
      const id = await pendingCashOut(member, 3000, 9000);
      casino.cutWebhooks(true);
      expect((await approve(paul, id)).status).toBe(200);
      await sendPayoutNow(casino, id);
      const payout = await refOf('wallet_cash_outs', id);
      expect(await word(id, { payout, amount: 3000 }, 'payout.failed')).toBe(200);
      expect((await walletOf(member)).cash).toBe(9000);
      const silent = { ...harbour, readPayout: () => Promise.reject(new Error('down')) };
      await expect
        .poll(async () => {
          await reconcileDay(casino.app.deps, silent, today);
          return differenceOf(id);
        })
        .toMatchObject({ kind: 'state', theirs_cents: -3000, can_correct: false });
      casino.cutWebhooks(false);
      await expect.poll(() => heard(id)).toContain('set_aside');
      expect(await differenceOf(id)).toMatchObject({ state: 'open', can_correct: true });
      expect((await propose((await differenceOf(id))!.id)).status).toBe(200);
      expect((await decide(id)).status).toBe(200);
      expect((await walletOf(member)).cash).toBe(6000);
      await compare();
      expect((await differenceOf(id))?.state).toBe('corrected');
    });
  });

  test('of the amount shows both amounts', async () => {
    const member = await newMember(casino);
    const id = await topUp(member, 5000, newCard());
    atProvider((store) =>
      store.prepare('update statement set amount = 4900 where reference = ?').run(id),
    );
    await compare();
    expect(await differenceOf(id)).toMatchObject({
      kind: 'amount',
      ours_cents: 5000,
      theirs_cents: 4900,
    });
  });
});

describe('the reconciliation of an unfinished day', () => {
  const tomorrow = () => addDays(today, 1);
  /** Marks all open differences as explained, so that their days are not compared again. */
  const explainAll = () =>
    casino.app.deps.database.owner.query(
      `update wallet_differences set state = 'explained', settled_by = $1, settled_at = $2, settled_reason = 'Known.'
       where state = 'open'`,
      [paul.subjectId, casino.clock.now()],
    );

  test('can be requested on the same day, but not for a future day', async () => {
    const ask = (day: string) => paul.post('/api/staff/reconciliation/days', { day });
    expect((await ask(today)).status).toBe(200);
    const refused = await ask(tomorrow());
    expect([refused.status, refused.body]).toMatchObject([422, { code: 'request.invalid' }]);
  });

  test('is repeated once after the day’s end, even if the day was compared before', async () => {
    await compare();
    const statement = await harbour.readStatement(
      new Date(Date.parse(today) - DAY_MS),
      new Date(Date.parse(today) + 2 * DAY_MS),
    );
    const asked: string[] = [];
    const turn = () => {
      asked.length = 0;
      return reconcileDue(casino.app.deps, {
        ...harbour,
        readStatement: (from) => {
          asked.push(addDays(dayOf(from), 1));
          return Promise.resolve(statement);
        },
      });
    };
    const before = casino.clock.now();
    casino.clock.set(new Date(Date.parse(tomorrow()) - 1));
    await turn();
    expect(asked).not.toContain(today);
    await compare();
    await explainAll();
    casino.clock.advance(1);
    await turn();
    expect(asked).toContain(today);
    // A day that has been compared after its end must not be compared again, even if it is the newest compared day.
    await explainAll();
    await turn();
    expect(asked).not.toContain(today);
    casino.clock.set(before);
  });
});

test('risk clerks and auditors can only view reconciliation; support clerks have no access', async () => {
  const [risk, support, auditor] = [
    await newClerk(casino, ['risk']),
    await newClerk(casino, ['support']),
    await newClerk(casino, ['auditor']),
  ];
  expect((await risk.get('/api/staff/reconciliation')).status).toBe(200);
  expect((await support.get('/api/staff/reconciliation')).status).toBe(403);
  expect((await auditor.get('/api/staff/reconciliation')).status).toBe(200);
  for (const clerk of [risk, support, auditor])
    expect((await clerk.post('/api/staff/reconciliation/days', { day: today })).body.code).toBe(
      'auth.forbidden',
    );
});

test('the ledger audit has no findings after the reconciliation tests', async () => {
  await auditTurn(casino.app.deps);
  const { findings } = (await paul.get('/api/staff/ledger/auditor')).body.data;
  expect(findings).toEqual([]);
});
