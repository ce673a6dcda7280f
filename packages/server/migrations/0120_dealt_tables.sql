-- Tables that a person deals (decision 123). Their rounds have no hash chain. A signed record proves the entries of their dealers.
alter table tables add column kind text not null default 'drawn' check (kind in ('drawn', 'dealt'));

-- Working time of a dealer at a table. The row only changes when the shift ends.
create table tables_shifts (
  id uuid primary key,
  table_slug text not null references tables (slug),
  dealer_id uuid not null,
  -- Working name, which members see.
  dealer_name text not null check (char_length(dealer_name) between 2 and 40),
  started_at timestamptz not null,
  planned_end timestamptz not null check (planned_end > started_at),
  ended_at timestamptz check (ended_at >= started_at),
  -- Clerk who ended the shift: the dealer or a pit boss.
  ended_by uuid,
  check (num_nulls(ended_at, ended_by) in (0, 2))
);
create unique index tables_shifts_of_table on tables_shifts (table_slug) where ended_at is null;
create unique index tables_shifts_of_dealer on tables_shifts (dealer_id) where ended_at is null;
revoke delete on tables_shifts from wanderluck_app;

-- Append-only record of a table. Each line signs the one before.
create table tables_records (
  table_slug text not null references tables (slug),
  no bigint not null check (no > 0),
  -- Null in lines that belong to no round.
  round int,
  at timestamptz not null,
  kind text not null,
  -- Clerk who caused the line; null if the server did. Members do not see it.
  clerk_id uuid,
  -- JSON text that is hashed.
  content text not null,
  previous text not null,
  hash text not null,
  primary key (table_slug, no)
);
create index tables_records_of_round on tables_records (table_slug, round, no);
revoke update, delete on tables_records from wanderluck_app;

alter table tables_rounds
  alter column chain_no drop not null,
  alter column chain_index drop not null,
  -- Shift in which a dealt round was opened; null at a table drawn by computer.
  add column shift_id uuid references tables_shifts (id),
  -- Reason why a dealt round accepts no bets at the moment, and since when.
  add column trouble text check (trouble in ('picture_lost', 'dealer_left')),
  add column trouble_at timestamptz,
  -- Right result of a settled round whose result a pit boss has corrected. `result` stays as it was paid first.
  add column corrected jsonb,
  drop constraint tables_rounds_result,
  drop constraint tables_rounds_secret,
  drop constraint tables_rounds_revealed,
  add constraint tables_rounds_kind check (num_nulls(chain_no, chain_index) in (0, 2) and (chain_no is null) = (shift_id is not null)),
  add constraint tables_rounds_result check (num_nulls(result, show_ms) in (0, 2)
    and (link is null) = (result is null or chain_no is null)),
  add constraint tables_rounds_secret check (phase not in ('open', 'closing', 'closed') or result is null),
  add constraint tables_rounds_revealed check (phase not in ('revealed', 'settled') or result is not null),
  add constraint tables_rounds_trouble check (num_nulls(trouble, trouble_at) in (0, 2)),
  add constraint tables_rounds_corrected check (corrected is null or (phase = 'settled' and shift_id is not null));

-- Requests to correct the result of a settled round. A second person decides.
create table tables_corrections (
  id uuid primary key,
  table_slug text not null,
  round int not null,
  reason text not null check (reason in ('wrong_entry', 'scanner_fault', 'wrong_card')),
  comment text not null check (char_length(comment) between 3 and 500),
  -- Cards or number as entered, and the results before and after.
  items text[] not null,
  before jsonb not null,
  after jsonb not null,
  asked_by uuid not null,
  asked_at timestamptz not null,
  outcome text check (outcome in ('confirmed', 'declined')),
  decided_by uuid,
  decided_at timestamptz,
  decision_comment text,
  -- Time at which the money of every bet was correct.
  finished_at timestamptz,
  foreign key (table_slug, round) references tables_rounds (table_slug, number),
  check (num_nulls(outcome, decided_by, decided_at, decision_comment) in (0, 4)),
  check (outcome is distinct from 'confirmed' or decided_by <> asked_by),
  check (finished_at is null or outcome is not distinct from 'confirmed')
);
-- At most one request for a round waits or is being booked.
create unique index tables_corrections_of_round on tables_corrections (table_slug, round)
  where outcome is null or (outcome = 'confirmed' and finished_at is null);
revoke delete on tables_corrections from wanderluck_app;

-- Wager that now carries a corrected bet; null if the wager with the id of the bet still does.
alter table tables_bets add column wager_id uuid, add column corrected_from bigint;

-- Bets whose money a correction has changed.
create table tables_corrected_bets (
  correction_id uuid not null references tables_corrections (id),
  member_id uuid not null,
  bet_id uuid not null,
  wager_before uuid not null,
  wager_after uuid not null,
  payout_before bigint not null,
  payout_after bigint not null,
  -- Part of the earlier payout that the member’s cash did not cover.
  shortfall bigint not null check (shortfall >= 0),
  at timestamptz not null,
  primary key (correction_id, member_id, bet_id)
);
create index tables_corrected_bets_of_member on tables_corrected_bets (member_id, bet_id);
revoke update, delete on tables_corrected_bets from wanderluck_app;

create or replace function tables_sign_record() returns trigger
language plpgsql
as $$
declare last tables_records;
begin
  select * into last from tables_records r where r.table_slug = new.table_slug order by r.no desc limit 1;
  if new.no <> coalesce(last.no, 0) + 1 or new.previous <> coalesce(last.hash, repeat('0', 64))
    or new.hash <> encode(sha256(convert_to(new.previous || new.content, 'UTF8')), 'hex') then
    raise exception 'line % does not continue the record of table %', new.no, new.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
create or replace function tables_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the record of a table is append-only' using errcode = 'restrict_violation';
end $$;
create or replace function tables_keep_shifts() returns trigger
language plpgsql
as $$
begin
  if old.ended_at is not null or (new.id, new.table_slug, new.dealer_id, new.dealer_name, new.started_at, new.planned_end)
      is distinct from (old.id, old.table_slug, old.dealer_id, old.dealer_name, old.started_at, old.planned_end) then
    raise exception 'shift % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tables_records_sign before insert on tables_records for each row execute function tables_sign_record();
create trigger tables_records_keep before update or delete on tables_records for each row execute function tables_refuse_change();
create trigger tables_shifts_keep before update on tables_shifts for each row execute function tables_keep_shifts();

insert into tables (slug, name, kind, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    max_by_spot, bets_ms, closing_ms, closed_ms, settled_ms)
  values ('ramblas-baccarat', 'Ramblas Baccarat', 'dealt', 'table-baccarat', '1', 'barcelona', 100, 100, 10000, 50000, 9,
      '{"tie": 2500, "player-pair": 2000, "banker-pair": 2000, "either-pair": 2500, "perfect-pair": 1000}', 15000, 5000, 1000, 4000),
    ('montmartre-wheel', 'Montmartre Wheel', 'dealt', 'table-roulette', '1', 'paris', 50, 50, 10000, 50000, 160, '{}', 18000, 5000, 1000, 4000);
