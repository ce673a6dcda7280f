create table affiliates (
  id uuid primary key,
  -- Trade name, shown in reports. The columns that follow describe the person who is paid.
  name text not null,
  first_name text not null,
  last_name text not null,
  birth_date date not null,
  email text not null,
  email_key text not null constraint affiliates_email_taken unique,
  -- In the format E.164, or empty.
  phone text not null,
  country text not null,
  post_code text not null,
  address1 text not null,
  -- Keyed hashes as of members, since affiliates earn nothing from their own accounts.
  person_key bytea not null,
  address_key bytea not null,
  state text not null check (state in ('active', 'paused')),
  version int not null default 1,
  created_by uuid not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
revoke delete on affiliates from wanderluck_app;

create table affiliates_tokens (
  token text primary key check (token ~ '^[a-z0-9][a-z0-9-]{2,63}$'),
  affiliate_id uuid not null references affiliates,
  created_at timestamptz not null
);
create index affiliates_tokens_of on affiliates_tokens (affiliate_id, created_at);
revoke update, delete on affiliates_tokens from wanderluck_app;

-- Percentage of net revenue from a month on, until a later row applies.
create table affiliates_shares (
  affiliate_id uuid not null references affiliates,
  from_month date not null check (extract(day from from_month) = 1),
  percent int not null check (percent between 0 and 60),
  primary key (affiliate_id, from_month)
);
revoke delete on affiliates_shares from wanderluck_app;

create table affiliates_clicks (
  token text not null references affiliates_tokens,
  day date not null,
  clicks int not null check (clicks > 0),
  primary key (token, day)
);
revoke delete on affiliates_clicks from wanderluck_app;

-- Keyed hashes of token, day and address, deleted after a day, so that a visitor is counted once.
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
  -- The account is or seems to be the affiliate's own: it earns nothing, from the first day on.
  refused_at timestamptz,
  reason text check (reason in ('identity', 'instrument', 'device', 'address')),
  check ((refused_at is null) = (reason is null))
);
create index affiliates_referrals_of on affiliates_referrals (affiliate_id, referred_at desc);
revoke update, delete on affiliates_referrals from wanderluck_app;
grant update (first_deposit_at, refused_at, reason) on affiliates_referrals to wanderluck_app;

-- Four eyes: one clerk asks, another confirms.
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
revoke update, delete on affiliates_payouts from wanderluck_app;
grant update (state, decided_by, decided_at) on affiliates_payouts to wanderluck_app;

-- Months of a payout with the figures that were used. The months of a declined payout no longer count, see the column `stands`.
create table affiliates_months (
  payout_id uuid not null references affiliates_payouts,
  affiliate_id uuid not null references affiliates,
  month date not null check (extract(day from month) = 1),
  net_cents bigint not null,
  percent int not null,
  share_cents bigint not null,
  -- Debt of earlier months (never above 0), payment of this month, and debt for later months.
  carried_in_cents bigint not null check (carried_in_cents <= 0),
  paid_cents bigint not null check (paid_cents >= 0),
  carried_out_cents bigint not null check (carried_out_cents <= 0),
  stands boolean not null default true,
  primary key (payout_id, month),
  check ((carried_in_cents + share_cents) = (paid_cents + carried_out_cents))
);
create unique index affiliates_months_once on affiliates_months (affiliate_id, month) where stands;
revoke update, delete on affiliates_months from wanderluck_app;
grant update (stands) on affiliates_months to wanderluck_app;
