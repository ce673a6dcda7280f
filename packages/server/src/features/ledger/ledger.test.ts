import { defineEvents } from '@wl/contract/event';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { uuidv7 } from '../../platform/ids.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { audit } from './audit.ts';
import { openAccounts, post, readWallet, type Posting, recordEvent } from './index.ts';

const testEvents = defineEvents('t', { happened: z.object({}) });

let app: TestApp;
let owner: pg.Pool;

beforeAll(async () => {
  app = await startTestApp({ features: [] });
  owner = app.deps.database.owner;
});
afterAll(() => app.close());

async function newMember(cash = 0) {
  const memberId = uuidv7();
  await app.deps.transaction(async (tx) => {
    await openAccounts(tx, memberId);
    if (cash > 0) await post(tx, topUp(memberId, cash));
  });
  return memberId;
}

const topUp = (memberId: string, amount: number, operationId = uuidv7()): Posting => ({
  memberId,
  operationId,
  kind: 'top_up',
  transfers: [{ debit: 'paymentClearing', credit: 'cash', amount }],
});

const book = (posting: Posting) => app.deps.transaction((tx) => post(tx, posting));
const app_ = () => app.deps.database.pool;

describe('posting', () => {
  test('updates the member’s balance and the wallet version', async () => {
    const memberId = await newMember();
    await book(topUp(memberId, 5000));
    const wallet = await readWallet(app.deps.db, memberId);
    expect(wallet).toEqual({
      version: 1,
      currency: 'USD',
      cash: 5000,
      bonus: 0,
      coins: 0,
      in_play: 0,
      on_its_way: 0,
    });
  });

  test('books an operation once when it arrives ten times at the same time', async () => {
    const memberId = await newMember();
    const posting = topUp(memberId, 700);
    const answers = await Promise.all(Array.from({ length: 10 }, () => book(posting)));
    expect(answers.filter(({ repeated }) => !repeated)).toHaveLength(1);
    expect((await readWallet(app.deps.db, memberId)).cash).toBe(700);
  });

  test('rejects a repeated operation with a different amount', async () => {
    const memberId = await newMember();
    const operationId = uuidv7();
    await book(topUp(memberId, 700, operationId));
    await expect(book(topUp(memberId, 701, operationId))).rejects.toThrow('wallet.key_reused');
    expect((await readWallet(app.deps.db, memberId)).cash).toBe(700);
  });

  test('never takes a balance below zero, even with twenty concurrent postings', async () => {
    const memberId = await newMember(100);
    const spend = () =>
      book({
        memberId,
        operationId: uuidv7(),
        kind: 'cash_out_request',
        transfers: [{ debit: 'cash', credit: 'outgoing', amount: 100 }],
      });
    const results = await Promise.allSettled(Array.from({ length: 20 }, spend));
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    const wallet = await readWallet(app.deps.db, memberId);
    expect([wallet.cash, wallet.on_its_way]).toEqual([0, 100]);
  });

  test('rejects transfers between different assets and negative amounts', async () => {
    const memberId = await newMember(100);
    const transfers = [{ debit: 'cash', credit: 'coins', amount: 5 }] as const;
    const wrong = { memberId, operationId: uuidv7(), kind: 'correction' as const };
    await expect(book({ ...wrong, transfers: [...transfers] })).rejects.toThrow('one_asset');
    await expect(
      book({ ...wrong, transfers: [{ debit: 'cash', credit: 'fees', amount: -5 }] }),
    ).rejects.toThrow();
  });

  test('numbers concurrent events of a member without gaps', async () => {
    const memberId = await newMember();
    const seqs = await Promise.all(
      Array.from({ length: 10 }, () =>
        app.deps.transaction((tx) => recordEvent(tx, testEvents.happened, { memberId, data: {} })),
      ),
    );
    expect(seqs.sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });
});

describe('database protection of the ledger', () => {
  test('prevents the application from writing balances, transfers or seals', async () => {
    const memberId = await newMember(100);
    for (const sql of [
      `update ledger_wallets set cash = 1000000 where member_id = '${memberId}'`,
      `delete from ledger_wallets`,
      `insert into ledger_wallets (member_id) values (gen_random_uuid())`,
      `update ledger_transfers set amount = 1`,
      `delete from ledger_transfers`,
      `truncate ledger_transfers`,
      `insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
        values ('${memberId}', gen_random_uuid(), 5, now(), 1, 151, 101)`,
      `delete from ledger_seals`,
    ])
      await expect(app_().query(sql)).rejects.toThrow('permission denied');
  });

  test('prevents even the owner from changing or deleting a transfer', async () => {
    await newMember(100);
    await expect(owner.query('update ledger_transfers set amount = 1')).rejects.toThrow(
      'append-only',
    );
    await expect(owner.query('delete from ledger_transfers')).rejects.toThrow('append-only');
    await expect(owner.query('truncate ledger_transfers')).rejects.toThrow('append-only');
  });
});

describe('ledger totals', () => {
  test('stay constant for concurrent readers during random transfers of several members', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(
          fc.record({
            who: fc.nat(3),
            amount: fc.integer({ min: 1, max: 400 }),
            out: fc.boolean(),
          }),
          { minLength: 10, maxLength: 60 },
        ),
        async (moves) => {
          const members = await Promise.all(Array.from({ length: 4 }, () => newMember(500)));
          let done = false;
          const reader = (async () => {
            const totals = new Set<number>();
            while (!done) {
              const { rows } = await app_().query<{ total: number }>(
                `select sum(cash + outgoing)::int8 as total from ledger_wallets where member_id = any($1)`,
                [members],
              );
              totals.add(rows[0]?.total ?? -1);
            }
            return totals;
          })();
          await Promise.allSettled(
            moves.map(({ who, amount, out }) =>
              book({
                memberId: members[who] ?? '',
                operationId: uuidv7(),
                kind: out ? 'cash_out_request' : 'cash_out_cancel',
                transfers: [
                  out
                    ? { debit: 'cash', credit: 'outgoing', amount }
                    : { debit: 'outgoing', credit: 'cash', amount },
                ],
              }),
            ),
          );
          done = true;
          expect([...(await reader)]).toEqual([2000]);
        },
      ),
      { numRuns: 15 },
    );
  });
});

test('a large backlog is sealed in pieces, with each transaction in one piece', async () => {
  const memberId = await newMember();
  // Inserts `count` transfers in one transaction. A seal normally covers at most 50,000 transfers, but a larger
  // transaction must not be split.
  const import_ = (count: number) =>
    owner.query(
      `insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
       select $1, $1, 1, now(), 1, d.debit, d.credit
       from generate_series(1, $2::int / 2), (values (151, 101), (101, 151)) d(debit, credit)`,
      [memberId, count],
    );
  await owner.query('select ledger_seal()');
  for (let n = 0; n < 6; n += 1) await import_(9000);
  await import_(52_000);
  for (let n = 0; n < 2; n += 1) await import_(30_000);
  const sizes: number[] = [];
  for (;;) {
    const { rows } = await owner.query<{ sealed: string }>('select ledger_seal() as sealed');
    const sealed = Number(rows[0]?.sealed);
    if (sealed === 0) break;
    sizes.push(sealed);
  }
  expect(sizes).toEqual([45_000, 9000, 52_000, 30_000, 30_000]);
  expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
});

describe('the audit', () => {
  test('accepts correct bookings and finds one changed cent in a sealed range', async () => {
    await newMember(12_345);
    await owner.query('select ledger_seal()');
    expect(await audit(app.deps.database)).toMatchObject({ differences: [] });
    await newMember(1);
    await owner.query('select ledger_seal()');

    const client = await owner.connect();
    try {
      await client.query('begin');
      // Only a superuser can bypass the trigger that blocks changes. The chain of seals exists to detect changes made
      // in this way.
      await client.query('set local session_replication_role = replica');
      await client.query(
        'update ledger_transfers set amount = amount + 1 where id = (select min(id) from ledger_transfers)',
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    const { differences } = await audit(app.deps.database);
    expect(differences.some((line) => line.startsWith('seal 1'))).toBe(true);
    expect(differences.some((line) => line.startsWith('member'))).toBe(true);
  });

  test('finds a deleted transfer', async () => {
    const client = await owner.connect();
    try {
      await client.query('begin');
      await client.query('set local session_replication_role = replica');
      await client.query(
        'delete from ledger_transfers where id = (select max(id) from ledger_transfers)',
      );
      await client.query('commit');
    } finally {
      client.release();
    }
    const { differences } = await audit(app.deps.database);
    expect(differences.some((line) => line.startsWith('seal'))).toBe(true);
  });
});
