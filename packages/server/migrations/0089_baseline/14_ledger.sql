-- Balances, double entries, seals over the committed entries, and the memory of the auditor.

-- Balances of a member in cents and Coins. The application only reads; the ledger's functions, which run as the owner, write.
create table ledger_wallets (
  member_id uuid primary key,
  cash bigint not null default 0,
  bonus bigint not null default 0,
  coins bigint not null default 0,
  in_play bigint not null default 0,
  outgoing bigint not null default 0,
  -- Grows with every change of a balance; a client ignores an older one.
  version bigint not null default 0,
  -- Number of the member's last event (events.seq).
  event_seq bigint not null default 0,
  -- Grows when something changes that decides whether the member may bet. The bet path compares it.
  gate_version bigint not null default 0,
  -- Open seed pair and nonce of the next round, used under the same lock as the stake.
  seed_pair_no int not null default 0,
  next_nonce int not null default 0,
  -- Last session that played, and its stakes and payouts so far.
  session_id uuid,
  session_staked bigint not null default 0,
  session_paid bigint not null default 0,
  session_rounds int not null default 0,
  -- True if a limit or a running bonus affects the member's bets.
  is_careful boolean not null default false,
  constraint ledger_wallets_not_negative check (least(cash, bonus, coins, in_play, outgoing) >= 0)
) with (fillfactor = 50);
revoke insert, update, delete on ledger_wallets from wanderluck_app;

-- One row is a whole double entry: the amount leaves the account debit and enters the account credit, so all sums are 0. Accounts
-- are codes (features/ledger/accounts.ts): the hundreds digit is the asset; codes ending below 50 are a member's, the others the
-- casino's.
create table ledger_transfers (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  member_id uuid not null,
  -- Idempotency key of the operation; several transfers share it.
  operation_id uuid not null,
  amount bigint not null,
  posted_at timestamptz not null,
  kind smallint not null,
  debit smallint not null,
  credit smallint not null,
  -- By transaction first, because readers and seals follow the commits.
  primary key (tx, id),
  constraint ledger_transfers_one_asset check (amount > 0 and (debit / 100) = (credit / 100) and debit <> credit)
);
-- An operation is posted once. For rounds (kind 1), the primary key of wagers_settled ensures it.
create unique index ledger_transfers_once on ledger_transfers (member_id, operation_id, kind, debit, credit) where kind <> 1;
-- Bookings of a day without rounds, compared with the provider's statement.
create index ledger_transfers_by_day on ledger_transfers (posted_at) where kind <> 1;
-- Statement of a member without rounds, newest first.
create index ledger_transfers_statement on ledger_transfers (member_id, tx, id) where kind <> 1;
-- Reports read whole days. Rows are stored in the order of time, so a summary of pages finds a day and costs bets next to nothing.
create index ledger_transfers_days on ledger_transfers using brin (posted_at);
create trigger ledger_transfers_append_only before delete or update on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
revoke insert, update, delete on ledger_transfers from wanderluck_app;

-- Chain of hashes over the committed transfers, from from_tx up to but not including upto_tx.
create table ledger_seals (
  no bigint primary key,
  from_tx xid8 not null,
  upto_tx xid8 not null,
  transfers bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
create trigger ledger_seals_append_only before delete or update on ledger_seals for each row execute function ledger_refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals for each statement execute function ledger_refuse_change();
revoke insert, update, delete on ledger_seals from wanderluck_app;

-- Memory of the continuous auditor: sums of all transfers below upto_tx, per account and per member, as the auditor computed them.
-- The application may not write it, and npm run audit does not rely on it.
create table ledger_audit_walk (
  only_one boolean primary key default true check (only_one),
  seal_no bigint not null default 0,
  upto_tx xid8 not null default '0',
  -- Hash of the chain as the auditor computed it, so that a seal that was rewritten later does not continue it.
  hash bytea not null default sha256('wanderluck ledger'),
  transfers bigint not null default 0,
  piece_at timestamptz,
  -- Time at which somebody asked for a check of everything.
  asked_at timestamptz
);
revoke insert, update, delete on ledger_audit_walk from wanderluck_app;

create table ledger_audit_accounts (
  account smallint primary key,
  balance bigint not null
);
revoke insert, update, delete on ledger_audit_accounts from wanderluck_app;

create table ledger_audit_members (
  member_id uuid primary key,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  -- Payouts less stakes of settled rounds.
  played bigint not null
) with (fillfactor = 70);
revoke insert, update, delete on ledger_audit_members from wanderluck_app;

-- Progress of each check in its present turn, and results of the last full turn.
create table ledger_audit_turns (
  name text primary key,
  cursor text not null default '',
  began_at timestamptz,
  items bigint not null default 0,
  turns int not null default 0,
  turned_at timestamptz,
  turned_items bigint not null default 0
);
revoke insert, update, delete on ledger_audit_turns from wanderluck_app;

create table ledger_audit_findings (
  id uuid primary key default gen_random_uuid(),
  name text not null,
  subject text not null,
  text text not null,
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  gone_at timestamptz
);
create unique index ledger_audit_findings_standing on ledger_audit_findings (name, subject) where gone_at is null;
revoke insert, update, delete on ledger_audit_findings from wanderluck_app;

-- Liability of the casino at the end of a day, by the wallets.
create table ledger_liability_days (
  day date primary key,
  taken_at timestamptz not null,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  members bigint not null,
  play bigint not null,
  bonus_cost bigint not null,
  fees bigint not null,
  corrections bigint not null,
  clearing bigint not null
);
revoke insert, update, delete on ledger_liability_days from wanderluck_app;

insert into ledger_audit_walk default values;
