-- Shared tables (decision 112). Their games are in packages/games/src/tables.
create table tables (
  slug text primary key check (slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'),
  -- The same in all languages.
  name text not null,
  game text not null,
  math_version text not null,
  city text not null,
  -- Limits of a bet, in cents. The maximum of the table applies to all stakes of a member in one round.
  chip_cents bigint not null check (chip_cents > 0),
  min_spot_cents bigint not null check (min_spot_cents >= chip_cents),
  max_spot_cents bigint not null check (max_spot_cents >= min_spot_cents),
  max_total_cents bigint not null check (max_total_cents >= max_spot_cents),
  max_spots int not null check (max_spots > 0),
  -- Lower maximum stakes of single spots, by spot.
  max_by_spot jsonb not null default '{}',
  -- Durations in milliseconds, as in packages/games/src/tables/round/pace.ts.
  bets_ms int not null check (bets_ms >= 1000),
  closing_ms int not null check (closing_ms between 0 and bets_ms),
  closed_ms int not null check (closed_ms >= 500),
  settled_ms int not null check (settled_ms >= 0),
  -- A closed table finishes its round and opens no other.
  state text not null default 'closed' check (state in ('open', 'closed')),
  -- The server process that runs the table until `lease_until`. Every new owner has a higher epoch.
  owner uuid,
  epoch bigint not null default 0,
  lease_until timestamptz,
  -- Number of the last change that members can see. A page that misses a number reads the table again.
  seq bigint not null default 0
);

-- Hash chains. The published end commits the casino to all links of the chain.
create table tables_chains (
  table_slug text not null references tables (slug),
  no int not null check (no > 0),
  first_round int not null check (first_round >= 0),
  rounds int not null check (rounds > 0),
  published text not null unique check (published ~ '^[0-9a-f]{64}$'),
  -- Secret first link: nonce, ciphertext and tag (AES-256-GCM), bound to the table and the chain.
  head bytea not null,
  created_at timestamptz not null,
  -- Fixed after the publication.
  salt text check (salt ~ '^[A-Za-z0-9_.-]{8,128}$'),
  salt_source text,
  salt_at timestamptz,
  primary key (table_slug, no),
  check (num_nulls(salt, salt_source, salt_at) in (0, 3))
);
revoke delete on tables_chains from wanderluck_app;

create table tables_rounds (
  table_slug text not null,
  number int not null check (number >= 0),
  -- Epoch of the owner that last wrote the row.
  epoch bigint not null,
  chain_no int not null,
  chain_index int not null check (chain_index >= 0),
  phase text not null check (phase in ('open', 'closing', 'closed', 'revealed', 'settled', 'void')),
  -- Durations of this round, which keep their values when those of the table change.
  pace jsonb not null,
  opens_at timestamptz not null,
  -- Deadline for bets.
  closes_at timestamptz not null,
  -- Time at which the phase began.
  since timestamptz not null,
  show_ms int,
  -- Null until the round is revealed.
  link text unique,
  result jsonb,
  void_reason text,
  primary key (table_slug, number),
  -- A link is used by one round, even if that round becomes void.
  unique (table_slug, chain_no, chain_index),
  foreign key (table_slug, chain_no) references tables_chains (table_slug, no),
  constraint tables_rounds_result check (num_nulls(link, result, show_ms) in (0, 3)),
  constraint tables_rounds_secret check (phase not in ('open', 'closing', 'closed') or link is null),
  constraint tables_rounds_revealed check (phase not in ('revealed', 'settled') or link is not null),
  constraint tables_rounds_void check ((phase = 'void') = (void_reason is not null))
);
-- A table has at most one unfinished round.
create unique index tables_rounds_unfinished on tables_rounds (table_slug) where phase not in ('settled', 'void');
revoke delete on tables_rounds from wanderluck_app;

-- Accepted bets, and the receipts that members got for them. The stake and the payout are booked by the wager with the same id.
create table tables_bets (
  member_id uuid not null,
  -- Chosen by the client. A repeated request gets the same receipt.
  id uuid not null,
  table_slug text not null,
  round int not null,
  bet jsonb not null,
  stake bigint not null check (stake > 0),
  -- Server time at which the request arrived.
  received_at timestamptz not null,
  ms_before_close int not null check (ms_before_close >= 0),
  -- Null until the bet is settled, and for refunded bets.
  payout bigint check (payout >= 0),
  -- Time of the settlement or refund.
  closed_at timestamptz,
  primary key (member_id, id),
  foreign key (table_slug, round) references tables_rounds (table_slug, number)
);
create index tables_bets_open on tables_bets (table_slug, round, member_id, id) where closed_at is null;
create index tables_bets_of_member on tables_bets (table_slug, round, member_id);
revoke delete on tables_bets from wanderluck_app;

create or replace function tables_check_epoch() returns trigger
language plpgsql
as $$
begin
  perform from tables t where t.slug = new.table_slug and t.epoch = new.epoch for share;
  if not found then
    raise exception 'epoch % is not the current epoch of table %', new.epoch, new.table_slug using errcode = 'WLT01';
  end if;
  return new;
end $$;
create or replace function tables_keep_links() returns trigger
language plpgsql
as $$
begin
  if (new.table_slug, new.number, new.chain_no, new.chain_index, new.closes_at)
      is distinct from (old.table_slug, old.number, old.chain_no, old.chain_index, old.closes_at)
    or (old.link is not null and (new.link, new.result) is distinct from (old.link, old.result))
    or (old.phase in ('settled', 'void') and new.phase <> old.phase) then
    raise exception 'round % of table % cannot be changed', old.number, old.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace function tables_notify() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_tables', '');
  return null;
end $$;

create trigger tables_rounds_epoch before insert or update on tables_rounds for each row execute function tables_check_epoch();
create trigger tables_rounds_links before update on tables_rounds for each row execute function tables_keep_links();
create trigger tables_notify after insert or update of name, game, math_version, city, chip_cents, max_spot_cents, min_spot_cents
  on tables for each statement execute function tables_notify();

-- The first tables are closed, because members have no page for them yet.
insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    bets_ms, closing_ms, closed_ms, settled_ms)
  values ('thames-wheel', 'Thames Wheel', 'table-roulette', '1', 'london', 50, 50, 10000, 50000, 160, 18000, 5000, 1000, 4000),
    ('mojave-wheel', 'Mojave Wheel', 'table-roulette', '1', 'las-vegas', 500, 500, 50000, 250000, 160, 8000, 4000, 1000, 3000);
