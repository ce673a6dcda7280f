import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { DatabaseSync, type SQLInputValue } from 'node:sqlite';
import type { Behaviour } from './cards.ts';

export type MethodKind = 'card' | 'e_wallet' | 'bank_transfer';

export type PaymentState =
  | 'open'
  | 'challenged'
  | 'authorised'
  | 'captured'
  | 'declined'
  | 'cancelled'
  | 'expired'
  | 'charged_back';

export interface Payment {
  id: string;
  /** Amount in minor units. */
  amount: number;
  currency: string;
  /** The merchant's own id for this payment. */
  reference: string;
  /** Types of payment method offered on the payment page, separated by commas. */
  methods: string;
  return_url: string;
  merchant_name: string;
  state: PaymentState;
  token: string | null;
  refunded: number;
  created_ms: number;
}

export interface Instrument {
  token: string;
  kind: MethodKind;
  label: string;
  behaviour: Behaviour;
}

export interface Payout {
  id: string;
  token: string;
  amount: number;
  currency: string;
  reference: string;
  state: 'processing' | 'paid' | 'failed';
  reason: string | null;
  created_ms: number;
}

/** Action that the sandbox schedules for a payment or a payout. */
export type Action = 'capture' | 'charge_back' | 'partial_refund' | 'expire' | 'pay_out';

const SCHEMA = `
create table if not exists meta (name text primary key, value text not null) strict;
create table if not exists payments (
  id text primary key, amount integer not null, currency text not null, reference text not null,
  methods text not null, return_url text not null, merchant_name text not null, state text not null,
  token text, refunded integer not null default 0, created_ms integer not null) strict;
create table if not exists instruments (
  token text primary key, kind text not null, label text not null, behaviour text not null) strict;
create table if not exists payouts (
  id text primary key, token text not null, amount integer not null, currency text not null,
  reference text not null, state text not null, reason text, created_ms integer not null) strict;
create table if not exists idempotency (
  key text primary key, body_hash text not null, subject text not null) strict;
create table if not exists schedule (
  id integer primary key, due_ms integer not null, action text not null, subject text not null) strict;
create table if not exists webhooks (
  id integer primary key, event_id text not null, body text not null, due_ms integer not null,
  attempts integer not null default 0, delivered_ms integer) strict;
create index if not exists webhooks_due on webhooks (due_ms) where delivered_ms is null;
create table if not exists statement (
  id integer primary key, at_ms integer not null, type text not null, subject text not null,
  reference text not null, amount integer not null, currency text not null) strict;
`;

export type Store = ReturnType<typeof openStore>;

/**
 * Opens the provider's own storage: one SQLite file next to the merchant's data, separate from the merchant's database.
 * For each payment instrument, the file contains a token and a masked label, but no card numbers, codes or passwords.
 */
export function openStore(dataDir: string) {
  fs.mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(path.join(dataDir, 'payment-sandbox.sqlite'));
  // Write to disk before acknowledging: an acknowledged payout must survive a crash.
  database.exec('pragma journal_mode = wal; pragma synchronous = full; pragma busy_timeout = 5000');
  database.exec(SCHEMA);

  const all = <T>(text: string, ...values: SQLInputValue[]) =>
    database.prepare(text).all(...values) as T[];
  const first = <T>(text: string, ...values: SQLInputValue[]) => all<T>(text, ...values)[0];
  const run = (text: string, ...values: SQLInputValue[]) => database.prepare(text).run(...values);

  function transaction<T>(fn: () => T): T {
    database.exec('begin immediate');
    try {
      const result = fn();
      database.exec('commit');
      return result;
    } catch (error) {
      database.exec('rollback');
      throw error;
    }
  }

  /**
   * Returns the secret key for token hashes. The key is created only once, so that a payment instrument always has the
   * same token.
   */
  function tokenKey(): string {
    run(`insert or ignore into meta values ('token_key', ?)`, randomBytes(32).toString('hex'));
    return first<{ value: string }>(`select value from meta where name = 'token_key'`)!.value;
  }

  return {
    all,
    first,
    run,
    transaction,
    tokenKey: tokenKey(),
    payment: (id: string) => first<Payment>('select * from payments where id = ?', id),
    payout: (id: string) => first<Payout>('select * from payouts where id = ?', id),
    instrument: (token: string) =>
      first<Instrument>('select * from instruments where token = ?', token),
    schedule(action: Action, subject: string, dueMs: number) {
      run(
        'insert into schedule (due_ms, action, subject) values (?, ?, ?)',
        dueMs,
        action,
        subject,
      );
    },
    close: () => {
      database.close();
    },
  };
}
