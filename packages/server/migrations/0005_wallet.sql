-- Wallet: top-ups, cash-outs, the methods both use, what the provider told us. Money itself is in the ledger; these rows say
-- why it moved. A row is never deleted, and what may be changed of it is listed, so that amounts and owners are final.

-- Something a member has paid with. `token` is the provider's; neither number nor account is known to us.
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
-- One instrument at two members is a risk flag (decisions §3).
create index wallet_methods_shared on wallet_methods (provider, token);

create table wallet_top_ups (
  id uuid primary key,
  member_id uuid not null references members,
  -- The client's idempotency key.
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  kind text not null check (kind in ('card', 'e_wallet', 'bank_transfer')),
  provider text not null,
  -- The provider's id of the payment and its page; null until the provider has answered.
  provider_ref text,
  redirect_url text,
  -- In this order only (rules.ts); `declined` may still become `credited`, since money that came is money that came.
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
  check ((method_id is not null) or state not in ('credited', 'refunded')),
  check (refunded_cents = 0 or state in ('credited', 'refunded'))
);
create index wallet_top_ups_newest on wallet_top_ups (member_id, created_at desc, id);
create index wallet_top_ups_open on wallet_top_ups (updated_at) where state in ('started', 'authorised');

create table wallet_cash_outs (
  id uuid primary key,
  member_id uuid not null references members,
  key uuid not null,
  amount_cents bigint not null check (amount_cents > 0),
  currency text not null,
  method_id uuid not null references wallet_methods,
  state text not null check (state in
    ('pending', 'flushed', 'approved_once', 'processing', 'paid', 'cancelled', 'failed')),
  -- What was odd at the request, such as `shared_instrument`; any makes it a case for two clerks.
  risk_flags text[] not null default '{}',
  -- All deposits so far had been staked once when it was requested (decisions §5).
  deposit_staked boolean not null,
  provider_ref text,
  -- A clerk's words for a rejection, or the provider's for a failure.
  reason text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint wallet_cash_outs_key unique (member_id, key),
  check (provider_ref is null or state in ('processing', 'paid', 'failed'))
);
create index wallet_cash_outs_newest on wallet_cash_outs (member_id, created_at desc, id);
create index wallet_cash_outs_open on wallet_cash_outs (created_at, id)
  where state in ('pending', 'flushed', 'approved_once', 'processing');
create index wallet_cash_outs_closed on wallet_cash_outs (state, created_at, id);

-- Maker is not checker by the database's own word: one approval per clerk.
create table wallet_approvals (
  cash_out_id uuid not null references wallet_cash_outs,
  clerk_id uuid not null,
  at timestamptz not null,
  primary key (cash_out_id, clerk_id)
);

-- Every step of a top-up or cash-out with its time: the member's timeline and the desk's.
create table wallet_steps (
  transaction_id uuid not null,
  position int not null,
  step text not null,
  at timestamptz not null,
  primary key (transaction_id, position)
);

-- What a provider told us, each event once: its id is the key, so a repeated webhook has no second effect.
create table wallet_provider_events (
  provider text not null,
  event_id text not null,
  type text not null,
  -- Our id of the top-up or cash-out.
  reference uuid not null,
  amount_cents bigint not null,
  -- `applied`, `ignored` (an older state, harmless) or `set_aside` (does not fit our row: somebody has to look).
  outcome text not null check (outcome in ('applied', 'ignored', 'set_aside')),
  received_at timestamptz not null,
  primary key (provider, event_id)
);
create index wallet_provider_events_reference on wallet_provider_events (reference);

-- Stakes since the deposits (by contribution), fed by settled rounds: whether every deposit was staked once.
create table wallet_turnover (
  member_id uuid primary key references members,
  -- Deposits credited and stakes by contribution since the first deposit that was not yet staked; both restart at zero when
  -- the second has reached the first.
  deposited_cents bigint not null default 0 check (deposited_cents >= 0),
  staked_cents bigint not null default 0 check (staked_cents >= 0)
);

revoke delete, truncate on wallet_methods, wallet_top_ups, wallet_cash_outs, wallet_turnover from wanderluck_app;
revoke update, delete, truncate on wallet_approvals, wallet_steps, wallet_provider_events from wanderluck_app;
revoke update on wallet_methods, wallet_top_ups, wallet_cash_outs from wanderluck_app;
grant update (label, last_used_at) on wallet_methods to wanderluck_app;
grant update (provider_ref, redirect_url, state, method_id, refunded_cents, updated_at, credited_at)
  on wallet_top_ups to wanderluck_app;
grant update (state, provider_ref, reason, updated_at) on wallet_cash_outs to wanderluck_app;

-- States only go forward, whatever the code above them believes.
create function wallet_guard_top_up() returns trigger language plpgsql as $$
declare
  ranks constant text[] := array['started', 'authorised', 'declined', 'credited', 'refunded'];
begin
  if array_position(ranks, new.state) < array_position(ranks, old.state) then
    raise exception 'top-up % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if old.provider_ref is not null and new.provider_ref is distinct from old.provider_ref then
    raise exception 'top-up % has its payment already', old.id using errcode = 'check_violation';
  end if;
  if new.refunded_cents < old.refunded_cents then
    raise exception 'top-up % cannot be refunded less', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_top_ups_forward before update on wallet_top_ups
  for each row execute function wallet_guard_top_up();

create function wallet_guard_cash_out() returns trigger language plpgsql as $$
begin
  if new.state = old.state
    or (old.state = 'pending' and new.state in ('flushed', 'approved_once', 'processing', 'cancelled'))
    or (old.state = 'flushed' and new.state in ('approved_once', 'processing', 'cancelled'))
    or (old.state = 'approved_once' and new.state in ('processing', 'cancelled'))
    or (old.state = 'processing' and new.state in ('paid', 'failed'))
  then
    return new;
  end if;
  raise exception 'cash-out % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
end $$;
create trigger wallet_cash_outs_forward before update on wallet_cash_outs
  for each row execute function wallet_guard_cash_out();
