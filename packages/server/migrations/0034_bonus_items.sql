-- Items of members' bonus bags (decision 0034): what they promise, where they stand, and how each ended.

create table bag_items (
  id uuid primary key,
  member_id uuid not null references members,
  kind text not null,
  -- Of the market; items of one family share a limit (decisions §6: one deposit bonus in 30 days).
  slug text not null,
  family text,
  -- What was promised, pinned: an edition of the market that comes later changes nothing here.
  terms jsonb not null,
  terms_hash text not null,
  source text not null check (source in ('market', 'campaign', 'grant')),
  -- The purchase, campaign or grant it came from.
  source_id uuid not null,
  state text not null default 'in_bag' check (state in
    ('in_bag', 'active', 'running', 'completed', 'lost', 'expired', 'forfeited', 'revoked', 'deleted')),
  acquired_at timestamptz not null,
  -- When the clock ends what it is doing now; null once it ended.
  deadline timestamptz,
  activated_at timestamptz,
  -- Fixed at activation with the Gambler's level, in hundredths.
  wagering_hundredths int,
  -- The deposit that set it going, and cash staked on slots since and paid back by them (cashback).
  top_up_id uuid,
  deposit_cents bigint,
  slot_staked_cents bigint not null default 0,
  slot_paid_cents bigint not null default 0,
  -- Free spins and credit.
  spins_left int,
  credit_left_cents bigint,
  won_cents bigint not null default 0,
  -- Bonus money that was granted, what has to be staked of it, and how far that came when it ended (bag_running until then).
  granted_cents bigint,
  required_cents bigint,
  wagered_cents bigint,
  -- Cash it became.
  paid_out_cents bigint not null default 0,
  ended_at timestamptz,
  -- Why a clerk took it away.
  end_reason text,
  -- One item of a source: a resend of whatever gave it gives nothing more.
  unique (source, source_id),
  constraint bag_items_amounts check (least(slot_staked_cents, slot_paid_cents, won_cents, paid_out_cents, spins_left,
    credit_left_cents, granted_cents, wagered_cents, wagering_hundredths) >= 0),
  constraint bag_items_ends check ((ended_at is not null) = (state not in ('in_bag', 'active', 'running'))),
  constraint bag_items_deadline check ((deadline is null) = (ended_at is not null))
);
create index bag_items_of_member on bag_items (member_id, acquired_at);
create index bag_items_due on bag_items (deadline) where deadline is not null;
-- One at a time waits for a deposit, so that no deposit feeds two.
create unique index bag_items_waiting on bag_items (member_id)
  where state = 'active' and kind in ('deposit_bonus', 'deposit_cashback');
create index bag_items_watching on bag_items (member_id) where state = 'running' and kind = 'deposit_cashback' and granted_cents is null;

revoke update, delete, truncate on bag_items from wanderluck_app;
grant update (state, deadline, activated_at, wagering_hundredths, top_up_id, deposit_cents, slot_staked_cents,
  slot_paid_cents, spins_left, credit_left_cents, won_cents, granted_cents, required_cents, wagered_cents, paid_out_cents,
  ended_at, end_reason) on bag_items to wanderluck_app;

-- States only go forward and an end is final, whatever the code above believes.
create function bag_guard_item() returns trigger language plpgsql as $$
declare
  ranks constant text[] := array['in_bag', 'active', 'running'];
begin
  if old.ended_at is not null then
    raise exception 'item % has ended as %', old.id, old.state using errcode = 'check_violation';
  end if;
  if array_position(ranks, new.state) < array_position(ranks, old.state) then
    raise exception 'item % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger bag_items_guard before update on bag_items for each row execute function bag_guard_item();

-- Bonus money begins to run. The caller has posted it under the wallet's lock; the two have to agree when this is done.
create function bag_open(p_member_id uuid, p_item_id uuid, p_balance bigint, p_required bigint) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  insert into bag_running (member_id, item_id, balance_cents, required_cents)
    values (p_member_id, p_item_id, p_balance, p_required);
  perform bag_agree(p_member_id);
end $$;

-- It stops; the caller posts its balance away in the same transaction and then asks `bag_agree`.
create function bag_close(p_member_id uuid, p_item_id uuid, out balance bigint, out wagered bigint)
language sql security definer set search_path = pg_catalog, public as $$
  delete from bag_running where member_id = p_member_id and item_id = p_item_id returning balance_cents, wagered_cents
$$;

-- The wallet's bonus money is what the running bonuses hold, at the end of every operation that opens or closes one.
create function bag_agree(p_member_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare held constant bigint := coalesce((select sum(balance_cents) from bag_running where member_id = p_member_id), 0);
begin
  if held is distinct from (select bonus from ledger_wallets where member_id = p_member_id) then
    raise exception 'bonus money of member % is not what its items hold', p_member_id using errcode = 'check_violation';
  end if;
end $$;
revoke execute on function bag_open, bag_close, bag_agree from public;
grant execute on function bag_open, bag_close, bag_agree to wanderluck_app;

-- The item that paid a round's stake: a free spin or one on credit. Such a round moves nothing of the member's wallet.
alter table play_rounds add column item_id uuid;

create or replace view event_rounds as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as round_id, game, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, session_id, math_version, item_id
  from play_rounds where tx is not null;

-- Books a round that an item pays. The caller has judged everything under the wallet's lock; the house stakes for the member
-- (bonus cost) and takes back what is paid, which waits on the item.
create function play_free_spin(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no int,
  p_nonce int, p_stake bigint, p_payout bigint, p_item_id uuid, p_at timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare w ledger_wallets;
begin
  update ledger_wallets set version = version + 1, event_seq = event_seq + 1, next_nonce = next_nonce + 1
    where member_id = p_member_id and seed_pair_no = p_seed_pair_no and next_nonce = p_nonce returning * into w;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, tx, event_id, event_seq, item_id)
    values (p_member_id, p_id, p_session_id, p_stake, p_payout, w.cash, p_stake, nullif(p_payout, 0), p_at, p_seed_pair_no,
      p_nonce, p_game, p_math_version, p_bet::jsonb, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq, p_item_id);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (153, 151, p_stake), (151, 153, p_payout)) t(debit, credit, amount) where t.amount > 0;
  -- Nothing of the member's is wagered or lost; the time played counts.
  perform play_heed_limits(p_member_id, 0, 0, p_at);
end $$;
revoke execute on function play_free_spin from public;
grant execute on function play_free_spin to wanderluck_app;

-- As in 0016: of what the house staked for a member only the time counts.
create or replace function limits_figures(p_member_id uuid, p_at timestamptz) returns limits_play
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  figures limits_play; round record; later timestamptz;
  day_start constant timestamptz := date_trunc('day', p_at, 'UTC');
  week_start constant timestamptz := date_trunc('week', p_at, 'UTC');
  month_start constant timestamptz := date_trunc('month', p_at, 'UTC');
  max_gap constant interval := interval '5 minutes';
begin
  figures.member_id := p_member_id;
  figures.day := (day_start at time zone 'UTC')::date;
  figures.week := (week_start at time zone 'UTC')::date;
  figures.month := (month_start at time zone 'UTC')::date;
  figures.wagered_day := 0; figures.wagered_week := 0; figures.wagered_month := 0;
  figures.lost_day := 0; figures.lost_week := 0; figures.lost_month := 0; figures.played_day_ms := 0;
  for round in select stake, opened_at as created_at from play_open_rounds where member_id = p_member_id loop
    if round.created_at >= month_start then
      figures.wagered_month := figures.wagered_month + round.stake;
      figures.lost_month := figures.lost_month + round.stake;
    end if;
    if round.created_at >= week_start then
      figures.wagered_week := figures.wagered_week + round.stake;
      figures.lost_week := figures.lost_week + round.stake;
    end if;
    if round.created_at >= day_start then
      figures.wagered_day := figures.wagered_day + round.stake;
      figures.lost_day := figures.lost_day + round.stake;
    end if;
  end loop;
  for round in select case when item_id is null then stake else 0 end as stake,
        case when item_id is null then payout else 0 end as payout, created_at
      from play_rounds where member_id = p_member_id
      order by seed_pair_no desc, nonce desc loop
    figures.last_bet_at := coalesce(figures.last_bet_at, round.created_at);
    -- Clocks of two nodes may differ a little, so rounds just before a window do not end the walk.
    exit when round.created_at < least(week_start, month_start) - max_gap;
    if round.created_at >= month_start then
      figures.wagered_month := figures.wagered_month + round.stake;
      figures.lost_month := figures.lost_month + round.stake - round.payout;
    end if;
    if round.created_at >= week_start then
      figures.wagered_week := figures.wagered_week + round.stake;
      figures.lost_week := figures.lost_week + round.stake - round.payout;
    end if;
    if round.created_at >= day_start then
      figures.wagered_day := figures.wagered_day + round.stake;
      figures.lost_day := figures.lost_day + round.stake - round.payout;
      if later is not null then
        figures.played_day_ms := figures.played_day_ms
          + greatest(0, floor(extract(epoch from least(later - round.created_at, max_gap)) * 1000))::bigint;
      end if;
      later := round.created_at;
    end if;
  end loop;
  return figures;
end $$;

-- Skills of decisions §8. Prices and wagering read them; upgrading comes with the journey.
create table journey_skills (
  member_id uuid not null references members,
  skill text not null check (skill in ('gambler', 'negotiator', 'hustler', 'backpacker')),
  level int not null check (level between 1 and 5),
  primary key (member_id, skill)
);
revoke delete, truncate on journey_skills from wanderluck_app;

-- Market (decision 0034). An item is what its newest edition says; the first ones are the house's launch items in
-- packages/world, which have no row until somebody edits them.
create table market_editions (
  slug text not null,
  version int not null check (version > 1),
  terms jsonb not null,
  terms_hash text not null,
  price_coins bigint not null check (price_coins > 0),
  member_limit jsonb,
  on_sale boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  featured int check (featured in (1, 2)),
  created_at timestamptz not null,
  created_by uuid not null,
  reason text not null,
  primary key (slug, version),
  check (closes_at > opens_at)
);
-- What is left of an item with a limited number; no row: no end to them.
create table market_stock (
  slug text primary key,
  items_left bigint not null check (items_left >= 0)
);
create table market_purchases (
  id uuid primary key,
  member_id uuid not null references members,
  -- The client's idempotency key.
  key uuid not null,
  -- A slug of the market, or `bag:` and a bag.
  slug text not null,
  version int not null,
  price_coins bigint not null check (price_coins >= 0),
  list_price_coins bigint not null,
  bought_at timestamptz not null,
  unique (member_id, key)
);
create index market_purchases_slug on market_purchases (slug, bought_at);
revoke update, delete, truncate on market_editions, market_purchases from wanderluck_app;
revoke truncate on market_stock from wanderluck_app;

-- Grants by clerks; above a limit a second one has to confirm.
create table bag_grants (
  id uuid primary key,
  member_id uuid not null references members,
  slug text not null,
  terms jsonb not null,
  family text,
  worth_cents bigint not null check (worth_cents >= 0),
  reason text not null,
  state text not null check (state in ('waiting', 'given', 'declined')),
  proposed_by uuid not null,
  proposed_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  check (decided_by <> proposed_by or state = 'declined')
);
create index bag_grants_waiting on bag_grants (member_id) where state = 'waiting';
revoke delete, truncate on bag_grants from wanderluck_app;
revoke update on bag_grants from wanderluck_app;
grant update (state, decided_by, decided_at) on bag_grants to wanderluck_app;
