-- Affiliates: who sends visitors, by which tokens, whom they sent, and what they were paid (decision 0035).

create table affiliates (
  id uuid primary key,
  -- The trade's name, as reports show it; below it the person behind it, who is paid.
  name text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  email text not null,
  email_key text not null constraint affiliates_email_taken unique,
  -- E.164, or empty.
  phone text not null,
  country text not null,
  post_code text not null,
  address1 text not null,
  -- The same keyed hashes that members have: an affiliate earns nothing by their own accounts.
  person_key bytea not null,
  address_key bytea not null,
  state text not null check (state in ('active', 'paused')),
  version int not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
revoke delete, truncate on affiliates from wanderluck_app;

create table affiliates_tokens (
  token text primary key check (token ~ '^[a-z0-9][a-z0-9-]{2,63}$'),
  affiliate_id uuid not null references affiliates,
  created_at timestamptz not null
);
create index affiliates_tokens_of on affiliates_tokens (affiliate_id, created_at);
revoke update, delete, truncate on affiliates_tokens from wanderluck_app;

-- Percent of net revenue from a month on, until a later row says otherwise.
create table affiliates_shares (
  affiliate_id uuid not null references affiliates,
  from_month date not null check (extract(day from from_month) = 1),
  percent int not null check (percent between 0 and 60),
  primary key (affiliate_id, from_month)
);
revoke delete, truncate on affiliates_shares from wanderluck_app;

create table affiliates_clicks (
  token text not null references affiliates_tokens,
  day date not null,
  clicks int not null check (clicks > 0),
  primary key (token, day)
);
revoke delete, truncate on affiliates_clicks from wanderluck_app;

-- Who was counted already: keyed hash of token, day and address, gone after a day.
create table affiliates_visitors (
  key bytea primary key,
  seen_at timestamptz not null
);
create index affiliates_visitors_old on affiliates_visitors (seen_at);

create table affiliates_referrals (
  member_id uuid primary key references members,
  affiliate_id uuid not null references affiliates,
  token text not null references affiliates_tokens,
  referred_at timestamptz not null,
  first_deposit_at timestamptz,
  -- It is the affiliate's own account, or looks like it: nothing of it is shared, from the first day on.
  refused_at timestamptz,
  reason text check (reason in ('identity', 'instrument', 'device', 'address')),
  check ((refused_at is null) = (reason is null))
);
create index affiliates_referrals_of on affiliates_referrals (affiliate_id, referred_at desc);
revoke delete, truncate on affiliates_referrals from wanderluck_app;
revoke update on affiliates_referrals from wanderluck_app;
grant update (first_deposit_at, refused_at, reason) on affiliates_referrals to wanderluck_app;

-- One clerk asks, another confirms; nobody confirms what they asked for, by the database's own word.
create table affiliates_payouts (
  id uuid primary key,
  affiliate_id uuid not null references affiliates,
  amount_cents bigint not null check (amount_cents > 0),
  state text not null check (state in ('asked', 'confirmed', 'declined')),
  asked_by uuid not null,
  asked_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check ((state = 'asked') = (decided_by is null)),
  check ((decided_by is null) = (decided_at is null)),
  check (state <> 'confirmed' or decided_by <> asked_by)
);
create unique index affiliates_payouts_waiting on affiliates_payouts (affiliate_id) where state = 'asked';
create index affiliates_payouts_of on affiliates_payouts (affiliate_id, asked_at desc);
revoke update, delete, truncate on affiliates_payouts from wanderluck_app;
grant update (state, decided_by, decided_at) on affiliates_payouts to wanderluck_app;

-- The months of a pay-out with the figures they were paid by. A month stands once; those of a declined pay-out do not.
create table affiliates_months (
  payout_id uuid not null references affiliates_payouts,
  affiliate_id uuid not null references affiliates,
  month date not null check (extract(day from month) = 1),
  net_cents bigint not null,
  percent int not null,
  share_cents bigint not null,
  -- What months before owed (never above zero), what is paid for this one, what goes on to the next.
  carried_in_cents bigint not null check (carried_in_cents <= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  carried_out_cents bigint not null check (carried_out_cents <= 0),
  stands boolean not null default true,
  primary key (payout_id, month),
  check (carried_in_cents + share_cents = paid_cents + carried_out_cents)
);
create unique index affiliates_months_once on affiliates_months (affiliate_id, month) where stands;
revoke update, delete, truncate on affiliates_months from wanderluck_app;
grant update (stands) on affiliates_months to wanderluck_app;

-- Reports read whole days of the ledger for some members; rounds have no index by member, which every bet would pay for.
-- Rows come in the order of time, so that a summary of pages finds the days at next to no cost.
create index ledger_transfers_days on ledger_transfers using brin (posted_at);
