import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../platform/ids.ts';
import { testClock } from '../../platform/clock.ts';
import { startTestApp, type TestApp } from '../../platform/testing.ts';
import { registered } from '../members/testing-members.ts';
import { audit } from './audit.ts';
import { auditPiece, auditTurn } from './auditor.ts';
import { openAccounts, post } from './index.ts';
import { keepLiability, readLiability } from './liability.ts';

const clock = testClock();
let app: TestApp;
let owner: pg.Pool;

beforeAll(async () => {
  app = await startTestApp({ clock });
  owner = app.deps.database.owner;
});
afterAll(() => app.close());

/** Creates a member whose transfers are sealed. */
async function sealedMember(amounts = [700, 300]): Promise<string> {
  const { id } = await registered(app);
  for (const amount of amounts)
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'correction',
        transfers: [{ debit: 'corrections', credit: 'cash', amount }],
      }),
    );
  await owner.query('select ledger_seal()');
  return id;
}

/** Changes data as only a superuser can, bypassing triggers and checks. */
async function tamper(sql: string, values: unknown[] = []) {
  const client = await owner.connect();
  try {
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    await client.query(sql, values);
    await client.query('commit');
  } finally {
    client.release();
  }
}

async function openFindings(): Promise<string[]> {
  clock.advance(1000);
  await auditTurn(app.deps);
  const { rows } = await owner.query<{ name: string; subject: string }>(
    'select name, subject from ledger_audit_findings where gone_at is null order by name, subject',
  );
  return rows.map(({ name, subject }) => `${name} ${subject}`);
}

describe('the continuous auditor', () => {
  beforeEach(async () => {
    expect(await openFindings()).toEqual([]);
  });

  test('verifies each seal once and records its position', async () => {
    await sealedMember();
    await auditTurn(app.deps);
    const { rows } = await owner.query<{ seal_no: number; seals: number }>(
      'select seal_no, (select max(no) from ledger_seals) as seals from ledger_audit_walk',
    );
    expect(rows[0]?.seal_no).toBe(rows[0]?.seals);
    expect(await auditPiece(app.deps)).toMatchObject({ worked: false, fresh: [] });
  });

  test('finds a changed balance of an inactive member', async () => {
    const id = await sealedMember();
    await auditTurn(app.deps);
    await tamper('update ledger_wallets set cash = cash + 1 where member_id = $1', [id]);
    expect(await openFindings()).toEqual([`balances member ${id}`, 'totals wallets 1']);
    const { differences } = await audit(app.deps.database);
    expect(differences.some((line) => line.startsWith(`member ${id}`))).toBe(true);
    await tamper('update ledger_wallets set cash = cash - 1 where member_id = $1', [id]);
  });

  test('finds a one-microsecond change in a sealed transfer that it has already verified', async () => {
    const id = await sealedMember();
    await auditTurn(app.deps);
    const change =
      'update ledger_transfers set posted_at = posted_at + $2 * interval $$1 microsecond$$ where member_id = $1';
    await tamper(change, [id, 1]);
    const found = await openFindings();
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(/^seals seal \d+$/);
    await tamper(change, [id, -1]);
  });

  test('finds the balance that no longer matches when an unsealed transfer is deleted', async () => {
    const id = await sealedMember();
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'correction',
        transfers: [{ debit: 'corrections', credit: 'cash', amount: 55 }],
      }),
    );
    await tamper('delete from ledger_transfers where member_id = $1 and amount = 55', [id]);
    expect(await openFindings()).toContain(`balances member ${id}`);
    await tamper('update ledger_wallets set cash = cash - 55 where member_id = $1', [id]);
  });

  test('finds a seal chain that was rewritten to hide a change', async () => {
    const id = await sealedMember();
    await auditTurn(app.deps);
    await tamper(
      'update ledger_transfers set posted_at = posted_at + interval $$1 second$$ where member_id = $1',
      [id],
    );
    const rehash = async () => {
      const { rows } = await owner.query<{ no: number }>('select no from ledger_seals order by no');
      for (const { no } of rows)
        await tamper(
          `update ledger_seals s set hash = (ledger_hash(coalesce((select hash from ledger_seals where no = s.no - 1),
             sha256('wanderluck ledger')), s.from_tx, s.upto_tx)).hash where no = $1`,
          [no],
        );
    };
    await rehash();
    expect(await openFindings()).toEqual(['seals chain']);
    await tamper(
      'update ledger_transfers set posted_at = posted_at - interval $$1 second$$ where member_id = $1',
      [id],
    );
    await rehash();
  });

  test('finds money in play or outgoing without a round or cash-out to explain it', async () => {
    const id = await sealedMember();
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'cash_out_request',
        transfers: [
          { debit: 'cash', credit: 'outgoing', amount: 100 },
          { debit: 'cash', credit: 'inPlay', amount: 50 },
        ],
      }),
    );
    expect(await openFindings()).toEqual([`in_play member ${id}`, `outgoing member ${id}`]);
    await app.deps.transaction((tx) =>
      post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'cash_out_cancel',
        transfers: [
          { debit: 'outgoing', credit: 'cash', amount: 100 },
          { debit: 'inPlay', credit: 'cash', amount: 50 },
        ],
      }),
    );
  });

  test('gives the application no write access to its tables', async () => {
    for (const statement of [
      'update ledger_audit_walk set seal_no = 999',
      'delete from ledger_audit_members',
      'update ledger_audit_findings set gone_at = now()',
      'insert into ledger_liability_days select * from ledger_liability_days',
    ])
      await expect(app.deps.database.pool.query(statement)).rejects.toThrow('permission denied');
  });
});

describe('the liability report', () => {
  test('matches independent SQL, computed both from balances and from entries', async () => {
    await sealedMember([12_345]);
    await sealedMember([55]);
    await auditTurn(app.deps);
    // Post further transfers after the audit, so that the report also includes transfers that are neither sealed nor
    // audited.
    const { id } = await registered(app);
    await app.deps.transaction(async (tx) => {
      await openAccounts(tx, id);
      await post(tx, {
        memberId: id,
        operationId: uuidv7(),
        kind: 'top_up',
        transfers: [{ debit: 'paymentClearing', credit: 'cash', amount: 777 }],
      });
    });
    const { rows } = await owner.query<{ owed: number; clearing: number; corrections: number }>(
      `select (sum(case when credit in (101, 102, 103, 104) then amount else 0 end)
          - sum(case when debit in (101, 102, 103, 104) then amount else 0 end))::int8 as owed,
        (sum(case when debit = 152 then amount else 0 end) - sum(case when credit = 152 then amount else 0 end))::int8 as clearing,
        (sum(case when credit = 155 then amount else 0 end) - sum(case when debit = 155 then amount else 0 end))::int8 as corrections
       from ledger_transfers`,
    );
    const report = await readLiability(app.deps);
    expect(report.now.owed).toBe(rows[0]?.owed);
    expect(report.now.clearing).toBe(rows[0]?.clearing);
    expect(report.now.house.corrections).toBe(rows[0]?.corrections);
    expect(report.from_entries).toEqual(report.now);
    const { play, bonus_cost, fees, corrections } = report.now.house;
    expect(report.now.owed + play + bonus_cost + fees + corrections).toBe(report.now.clearing);
  });

  test('is stored once a day and does not change afterwards', async () => {
    const before = await readLiability(app.deps);
    await keepLiability(app.deps);
    await sealedMember([999]);
    await keepLiability(app.deps);
    const { days } = await readLiability(app.deps);
    expect(days).toHaveLength(1);
    expect(days[0]?.figures).toEqual(before.now);
  });
});
