-- Top-ups and cash-outs. Money itself is in the ledger; these rows say why it moved.

-- Instruments that a member has paid with. The token is the provider's; the server knows neither card number nor account.
create table wallet_methods (
  id uuid primary key,
  member_id uuid not null references members,
  provider text not null,
  token text not null,
  kind text not null check (kind in ('card', 'e_wallet', 'bank_transfer')),
  -- Masked: brand and last four digits, or the masked user id.
  label text not null,
  first_used_at timestamptz not null,
  last_used_at timestamptz not null,
  constraint wallet_methods_once unique (member_id, provider, token)
);
-- An instrument used by two members is a risk flag (decisions §3).
create index wallet_methods_shared on wallet_methods (provider, token);
revoke update, delete on wallet_methods from wanderluck_app;
grant update (label, last_used_at) on wallet_methods to wanderluck_app;

-- Rows are never deleted, and only the columns granted below can change, so amounts and owners are final.
create table wallet_top_ups (
  id uuid primary key,
  member_id uuid not null references members,
  -- The client's idempotency key.
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  kind text not null check (kind in ('card', 'e_wallet', 'bank_transfer')),
  provider text not null,
  -- The provider's id of the payment, and its page; null until the provider has answered.
  provider_ref text,
  redirect_url text,
  -- States go forward only. A declined top-up may still become credited, because the provider can report money late.
  state text not null check (state in ('started', 'authorised', 'declined', 'credited', 'refunded')),
  method_id uuid references wallet_methods,
  refunded_cents bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  credited_at timestamptz,
  constraint wallet_top_ups_key unique (member_id, key),
  constraint wallet_top_ups_provider_ref unique (provider, provider_ref),
  check (refunded_cents between 0 and amount_cents),
  check ((credited_at is not null) = (state in ('credited', 'refunded'))),
  check (method_id is not null or state not in ('credited', 'refunded')),
  check (refunded_cents = 0 or state in ('credited', 'refunded'))
);
create index wallet_top_ups_newest on wallet_top_ups (member_id, created_at desc, id);
create index wallet_top_ups_open on wallet_top_ups (updated_at) where state in ('started', 'authorised');
-- Payments of a day, compared with the provider's statement.
create index wallet_top_ups_credited on wallet_top_ups (credited_at) where credited_at is not null;
-- Each cash-out checks whether a top-up of the member was refunded.
create index wallet_top_ups_refunded on wallet_top_ups (member_id) where refunded_cents > 0;
create trigger wallet_top_ups_forward before update on wallet_top_ups for each row execute function wallet_guard_top_up();
revoke update, delete on wallet_top_ups from wanderluck_app;
grant update (provider_ref, redirect_url, state, method_id, refunded_cents, updated_at, credited_at) on wallet_top_ups to
  wanderluck_app;

create table wallet_cash_outs (
  id uuid primary key,
  member_id uuid not null references members,
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  method_id uuid not null references wallet_methods,
  state text not null check (state in ('pending', 'flushed', 'approved_once', 'processing', 'paid', 'cancelled', 'failed')),
  -- Oddities at the request, such as shared_instrument. With any of them, two clerks must approve.
  risk_flags text[] not null default '{}',
  -- True if every earlier deposit had been staked once at the request (decisions §5).
  deposit_staked boolean not null,
  provider_ref text,
  -- A clerk's words for a rejection, or the provider's for a failure.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Time of the automatic payout; null: clerks decide.
  goes_at timestamptz,
  constraint wallet_cash_outs_key unique (member_id, key),
  check (provider_ref is null or state in ('processing', 'paid', 'failed'))
);
create index wallet_cash_outs_newest on wallet_cash_outs (member_id, created_at desc, id);
create index wallet_cash_outs_open on wallet_cash_outs (created_at, id)
  where state in ('pending', 'flushed', 'approved_once', 'processing');
create index wallet_cash_outs_closed on wallet_cash_outs (state, created_at, id);
create index wallet_cash_outs_paid on wallet_cash_outs (updated_at) where state = 'paid';
create index wallet_cash_outs_due on wallet_cash_outs (goes_at) where goes_at is not null and state in ('pending', 'flushed');
create trigger wallet_cash_outs_forward before update on wallet_cash_outs for each row execute function wallet_guard_cash_out();
revoke update, delete on wallet_cash_outs from wanderluck_app;
grant update (state, provider_ref, reason, updated_at, goes_at) on wallet_cash_outs to wanderluck_app;

-- Four eyes: a clerk can approve a cash-out only once.
create table wallet_approvals (
  cash_out_id uuid not null references wallet_cash_outs,
  clerk_id uuid not null,
  at timestamptz not null,
  primary key (cash_out_id, clerk_id)
);
revoke update, delete on wallet_approvals from wanderluck_app;

-- Steps of a top-up or cash-out with their times, for the member and for clerks.
create table wallet_steps (
  transaction_id uuid not null,
  position int not null,
  step text not null,
  at timestamptz not null,
  -- Null in steps from before the column existed.
  actor text check (actor in ('member', 'clerk', 'house', 'provider')),
  primary key (transaction_id, position)
);
revoke update, delete on wallet_steps from wanderluck_app;

-- Events of a provider. The primary key makes a repeated webhook harmless.
create table wallet_provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  -- Id of the top-up or cash-out.
  reference uuid not null,
  amount_cents bigint not null,
  -- ignored: older than our state, harmless. set_aside: contradicts our row, so a clerk has to look.
  outcome text not null check (outcome in ('applied', 'ignored', 'set_aside')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index wallet_provider_events_reference on wallet_provider_events (reference);
create index wallet_provider_events_received on wallet_provider_events (received_at);
revoke update, delete on wallet_provider_events from wanderluck_app;

-- Clerk who works on a cash-out (trust A1), until the claim ends.
create table wallet_claims (
  cash_out_id uuid primary key references wallet_cash_outs,
  clerk_id uuid not null,
  until timestamptz not null
);

-- Comparisons of a UTC day with a provider's statement. A repetition is a new row.
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
revoke update, delete on wallet_reconciliations from wanderluck_app;

-- Lines that differ. A later comparison that finds a line again keeps the row and its explanation.
create table wallet_differences (
  id uuid primary key,
  provider text not null,
  day date not null,
  kind text not null check (kind in ('missing_here', 'missing_there', 'amount', 'state')),
  type text not null check (type in ('payment', 'refund', 'charge_back', 'payout')),
  reference text not null,
  provider_ref text,
  member_id uuid references members,
  -- Positive if the casino received money.
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
-- Each credit checks whether clerks have already booked the payment by the statement.
create index wallet_differences_reference on wallet_differences (reference) where kind = 'state';
revoke update, delete on wallet_differences from wanderluck_app;
grant update (ours_cents, theirs_cents, state, last_seen_at, settled_by, settled_at, settled_reason) on wallet_differences to
  wanderluck_app;

create table wallet_corrections (
  id uuid primary key,
  difference_id uuid not null references wallet_differences,
  against text not null check (against in ('member', 'house')),
  -- Positive if the clearing account receives money.
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
-- A difference has one open correction, and is booked once.
create unique index wallet_corrections_one on wallet_corrections (difference_id) where state in ('proposed', 'booked');
revoke update, delete on wallet_corrections from wanderluck_app;
grant update (state, decided_by, decided_at, decided_reason) on wallet_corrections to wanderluck_app;

-- Failed payments of a member (trust G19): five in ten minutes close the cashier for ten minutes, five more within a day until a
-- clerk opens it.
create table wallet_top_up_guards (
  member_id uuid primary key references members,
  -- Times of the failures that still count.
  failures timestamptz[] not null,
  blocked_until timestamptz,
  -- Time of the last temporary closing.
  struck_at timestamptz,
  suspended_at timestamptz
);
create index wallet_top_up_guards_suspended on wallet_top_up_guards (suspended_at) where suspended_at is not null;
revoke delete on wallet_top_up_guards from wanderluck_app;

-- Amounts that a charge-back, refund or void could not take back, because they had been played. The casino has paid them (account
-- 155), and later credits of the member settle them first. The id is the operation of the booking.
create table wallet_debts (
  id uuid primary key,
  member_id uuid not null references members,
  top_up_id uuid references wallet_top_ups,
  amount_cents bigint not null check (amount_cents > 0),
  settled_cents bigint not null default 0,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  wager_id uuid,
  check (settled_cents between 0 and amount_cents),
  -- A debt has one cause: a top-up that was charged back, or a voided wager.
  constraint wallet_debts_cause check (num_nonnulls(top_up_id, wager_id) = 1)
);
create index wallet_debts_open on wallet_debts (member_id, created_at, id) where settled_cents < amount_cents;
create unique index wallet_debts_wager on wallet_debts (member_id, wager_id) where wager_id is not null;
create trigger wallet_debts_forward before update on wallet_debts for each row execute function wallet_guard_debt();
revoke update, delete on wallet_debts from wanderluck_app;
grant update (settled_cents, updated_at) on wallet_debts to wanderluck_app;

-- How much of each deposit was staked (decisions §5). Stakes count for the oldest deposit that still needs them.
create table wallet_deposit_turnover (
  top_up_id uuid primary key references wallet_top_ups,
  member_id uuid not null references members,
  credited_at timestamptz not null,
  -- Amount that has to be staked once: the deposit without the parts that the provider took back.
  due_cents bigint not null check (due_cents >= 0),
  -- Cash stakes by contribution.
  staked_cents bigint not null default 0 check (staked_cents >= 0)
);
create index wallet_deposit_turnover_open on wallet_deposit_turnover (member_id, credited_at, top_up_id)
  where staked_cents < due_cents;
revoke update, delete on wallet_deposit_turnover from wanderluck_app;
grant update (due_cents, staked_cents) on wallet_deposit_turnover to wanderluck_app;
