import * as z from 'zod/mini';
import { defineCall } from './call.ts';
import { data, Instant, SignedCents, voiding } from './shapes.ts';

/** Names of the ledger accounts that members can see. */
export const ledgerAccounts = [
  'cash',
  'bonus',
  'in_play',
  'outgoing',
  'coins',
  'play_house',
  'payment_clearing',
  'bonus_cost',
  'fees',
  'corrections',
  'coins_issued',
  'coins_spent',
] as const;

const statementKinds = [
  'round',
  'top_up',
  'top_up_refund',
  'charge_back',
  'cash_out_request',
  'cash_out_cancel',
  'cash_out_paid',
  'cash_out_failed',
  'coins_granted',
  'coins_spent',
  'bonus_granted',
  'bonus_ended',
  'bonus_converted',
  'hustler_cashback',
  'correction',
] as const;

/** Ledger operation with its entries. */
export const StatementLine = z.object({
  /**
   * Id in UUID format. `z.guid` also accepts ids without a valid UUID version, because some ids are truncated hashes.
   */
  operation_id: z.guid(),
  kind: z.enum(statementKinds),
  at: Instant,
  /** Slug of the game if the operation belongs to a round; otherwise null. */
  game: z.nullable(z.string()),
  /** Changes that this operation made to the member's balances. */
  cash: SignedCents,
  bonus: SignedCents,
  coins: z.int(),
  ...voiding,
  /** True for a bet at a shared table. The history of tables lists the round of the bet. */
  is_table: z.optional(z.literal(true)),
  /** True while a bet at a shared table is open. The history of tables does not list its round yet. */
  is_open: z.optional(z.literal(true)),
  /** Double-entry postings: `amount` was moved from `debit` to `credit`. */
  entries: z.array(
    z.object({
      debit: z.enum(ledgerAccounts),
      credit: z.enum(ledgerAccounts),
      amount: z.int(),
    }),
  ),
});
export type StatementLine = z.infer<typeof StatementLine>;

export const statement = defineCall({
  method: 'GET',
  path: '/wallet/statement',
  auth: 'member',
  summary:
    'Every movement of the member’s money and Coins with its ledger entries, newest first, 50 per page; `cursor` returns the next page.',
  query: z.object({
    /** `money` excludes Coins; `rounds` and `cashier` are subsets of `money`. */
    view: z._default(z.enum(['all', 'money', 'rounds', 'cashier', 'coins']), 'all'),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
    cursor: z.optional(z.string().check(z.maxLength(200))),
  }),
  reply: data(z.object({ lines: z.array(StatementLine), next_cursor: z.nullable(z.string()) })),
  errors: ['request.invalid'],
});

export const statementCsv = defineCall({
  method: 'GET',
  path: '/wallet/statement/csv',
  auth: 'member',
  summary: 'The statement of at most 92 days as CSV: one line per ledger entry.',
  query: z.object({ from: z.iso.date(), to: z.iso.date() }),
  text: 'text/csv',
  reply: z.string(),
  errors: ['request.invalid'],
  rate: { max: 6, perSeconds: 60 },
});
