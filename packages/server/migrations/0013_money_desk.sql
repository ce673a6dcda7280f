-- The money desk: claims on cases, comparison with the provider's statement, corrections under four eyes, the continuous
-- auditor's memory and the daily liability.

-- Who works on a cash-out now (trust A1). A claim that has run out is nobody's.
create table wallet_claims (
  cash_out_id uuid primary key references wallet_cash_outs,
  clerk_id uuid not null,
  until timestamptz not null
);

-- The day's bookings of everything but rounds: the clearing account of a day, compared with the provider's statement.
create index ledger_transfers_by_day on ledger_transfers (posted_at) where kind <> 1;
-- When top-ups were credited and cash-outs paid: our half of that comparison.
create index wallet_top_ups_credited on wallet_top_ups (credited_at) where credited_at is not null;
create index wallet_cash_outs_paid on wallet_cash_outs (updated_at) where state = 'paid';
create index wallet_provider_events_received on wallet_provider_events (received_at);

-- One comparison of one UTC day of one provider; a repetition is a new row.
create table wallet_reconciliations (
  id uuid primary key,
  provider text not null,
  day date not null,
  compared_at timestamptz not null,
  result text not null check (result in ('agrees', 'differs', 'no_statement')),
  theirs int not null,
  ours int not null,
  theirs_cents bigint not null,
  ours_cents bigint not null,
  clearing_cents bigint not null
);
create index wallet_reconciliations_newest on wallet_reconciliations (provider, day, compared_at desc);

-- A line that differs. Found again by a later comparison it is the same row, so that its explanation stays.
create table wallet_differences (
  id uuid primary key,
  provider text not null,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state')),
  type text not null check (type in ('payment', 'refund', 'charge_back', 'payout')),
  reference text not null,
  provider_ref text,
  member_id uuid references members,
  -- Signed: positive is money that came in for the house.
  ours_cents bigint,
  theirs_cents bigint,
  -- Tells two equal lines of one reference apart.
  place int not null,
  state text not null check (state in ('open', 'correcting', 'explained', 'corrected', 'gone')),
  found_at timestamptz not null,
  last_seen_at timestamptz not null,
  settled_by uuid,
  settled_at timestamptz,
  settled_reason text,
  constraint wallet_differences_once unique (provider, day, type, reference, kind, place),
  check ((settled_by is not null) = (state in ('explained', 'corrected'))),
  check ((settled_reason is not null) = (settled_by is not null) and (settled_at is not null) = (settled_by is not null)),
  check (ours_cents is not null or theirs_cents is not null)
);
create index wallet_differences_waiting on wallet_differences (found_at) where state in ('open', 'correcting');

-- Maker is not checker by the database's own word.
create table wallet_corrections (
  id uuid primary key,
  difference_id uuid not null references wallet_differences,
  against text not null check (against in ('member', 'house')),
  -- Signed: what the clearing account takes in.
  amount_cents bigint not null check (amount_cents <> 0),
  member_id uuid not null references members,
  reason text not null,
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  state text not null default 'proposed' check (state in ('proposed', 'booked', 'refused')),
  decided_by uuid,
  decided_at timestamptz,
  decided_reason text,
  constraint wallet_corrections_four_eyes check (decided_by is null or decided_by <> proposed_by),
  check ((decided_by is not null) = (state <> 'proposed') and (decided_at is not null) = (state <> 'proposed'))
);
-- One at a time for a difference, and one booking for ever.
create unique index wallet_corrections_one on wallet_corrections (difference_id) where state in ('proposed', 'booked');

revoke update, delete, truncate on wallet_reconciliations from wanderluck_app;
revoke update, delete, truncate on wallet_differences, wallet_corrections from wanderluck_app;
grant update (state, ours_cents, theirs_cents, last_seen_at, settled_by, settled_at, settled_reason)
  on wallet_differences to wanderluck_app;
grant update (state, decided_by, decided_at, decided_reason) on wallet_corrections to wanderluck_app;

-- The continuous auditor's memory: sums of all transfers below `upto_tx`, per account and per member. It is what the auditor
-- saw itself, walking the seals; the application may not touch it, and `npm run audit` does not rely on it.
create table ledger_audit_walk (
  only_one boolean primary key default true check (only_one),
  seal_no bigint not null default 0,
  upto_tx xid8 not null default '0',
  -- The chain's hash as the auditor computed it itself: a seal rewritten later does not continue it.
  hash bytea not null default sha256('wanderluck ledger'),
  transfers bigint not null default 0,
  piece_at timestamptz,
  -- Somebody asked for a turn over everything.
  asked_at timestamptz
);
insert into ledger_audit_walk default values;
create table ledger_audit_accounts (
  account smallint primary key,
  balance bigint not null
);
create table ledger_audit_members (
  member_id uuid primary key,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  -- What play has cost the member or brought: payouts less stakes of settled rounds.
  played bigint not null
) with (fillfactor = 70);
-- Where each check is in its turn, and how the last full turn went.
create table ledger_audit_turns (
  name text primary key,
  cursor text not null default '',
  began_at timestamptz,
  items bigint not null default 0,
  turns int not null default 0,
  turned_at timestamptz,
  turned_items bigint not null default 0
);
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

-- What the house owed at the end of a day, as the wallets said when it was taken.
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
revoke insert, update, delete, truncate on ledger_audit_walk, ledger_audit_accounts, ledger_audit_members,
  ledger_audit_turns, ledger_audit_findings, ledger_liability_days from wanderluck_app;

-- Asking for a turn is all the application may do to the auditor.
create function ledger_ask_audit(p_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update ledger_audit_walk set asked_at = p_at
$$;
revoke execute on function ledger_ask_audit from public;
grant execute on function ledger_ask_audit to wanderluck_app;
