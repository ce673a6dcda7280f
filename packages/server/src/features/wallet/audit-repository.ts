/** Audit checks of the wallet: balances in the ledger must match the sums of the wallet's rows. */
import type { PoolClient } from 'pg';
import { clearingCheck, expectation, type AuditCheck, type RowCheck } from '../ledger/index.ts';

async function sums(client: PoolClient, sql: string, memberIds: string[]) {
  const { rows } = await client.query<{ member_id: string; total: number }>(sql, [memberIds]);
  return new Map(rows.map(({ member_id, total }) => [member_id, total]));
}

/**
 * Audit check that the `outgoing` balance equals the sum of the open cash-outs. A cash-out is open unless it is paid,
 * cancelled or failed.
 */
const outgoing = expectation(
  { name: 'outgoing', members: 2000, everyMs: 60_000 },
  'open cash-outs beside what is on its way out',
  (client, ids) =>
    sums(
      client,
      `select member_id, sum(amount_cents)::int8 as total from wallet_cash_outs
       where member_id = any($1::uuid[]) and state not in ('paid', 'cancelled', 'failed') group by 1`,
      ids,
    ),
  ({ outgoing: found }) => found,
);

/**
 * Audit check that compares the ledger with the net payments in the wallet's rows: credited top-ups minus refunds minus
 * paid cash-outs.
 */
const clearing = clearingCheck((client, ids) =>
  sums(
    client,
    `select member_id, sum(amount)::int8 as total from (
       select member_id, amount_cents - refunded_cents as amount from wallet_top_ups
         where member_id = any($1::uuid[]) and credited_at is not null
       union all
       select member_id, -amount_cents from wallet_cash_outs where member_id = any($1::uuid[]) and state = 'paid') m
     group by 1`,
    ids,
  ),
);

const ROWS_AT_ONCE = 1000;
const START = '00000000-0000-0000-0000-000000000000';

/**
 * Audit check that the last step of every top-up and cash-out matches its state. `cursor` is the last id checked,
 * prefixed with `t` for top-ups or `c` for cash-outs.
 */
const steps: RowCheck = {
  name: 'steps',
  everyMs: 10 * 60_000,
  walk: async (client, cursor) => {
    const table = cursor.startsWith('c') ? 'wallet_cash_outs' : 'wallet_top_ups';
    const { rows } = await client.query<{ id: string; state: string; step: string | null }>(
      `select r.id, r.state, (select step from wallet_steps s where s.transaction_id = r.id
         order by position desc limit 1) as step
       from (select id, state from ${table} where id > $1 order by id limit ${ROWS_AT_ONCE}) r order by r.id`,
      [cursor.slice(1) || START],
    );
    const name = table === 'wallet_top_ups' ? 'top-up' : 'cash-out';
    const isLastPage = rows.length < ROWS_AT_ONCE;
    return {
      findings: rows
        .filter(({ state, step }) => state !== step)
        .map(({ id, state, step }) => ({
          subject: `${name} ${id}`,
          text: `is ${state}, its last step is ${step ?? 'none'}`,
        })),
      cursor: !isLastPage
        ? `${cursor.startsWith('c') ? 'c' : 't'}${rows.at(-1)?.id ?? START}`
        : table === 'wallet_top_ups'
          ? `c${START}`
          : null,
      items: rows.length,
    };
  },
};

export const walletAuditChecks: readonly AuditCheck[] = [outgoing, clearing, steps];
