create table bag_holdings (
  member_id uuid primary key references members,
  bag_id text not null,
  acquired_at timestamptz not null
);

-- Running bonuses: bonus money and progress of the wagering requirement. The wallet's bonus is the sum of the balances. Every
-- writer holds the lock of the wallet.
create table bag_running (
  member_id uuid not null,
  -- Grows from bonus to bonus: the oldest is staked and wagered first.
  no bigint generated always as identity,
  item_id uuid not null unique,
  balance_cents bigint not null,
  required_cents bigint not null,
  wagered_cents bigint not null default 0,
  -- Time at which the wagering requirement was met. The bag then converts the bonus.
  reached_at timestamptz,
  -- Bonus money can be staked up to and including this time.
  deadline timestamptz not null,
  -- Number of the member's last event when the bonus began. Wagers with a higher number were settled while it ran.
  opened_seq bigint not null default 0,
  primary key (member_id, no),
  constraint bag_running_amounts check (least(balance_cents, wagered_cents, required_cents - 1) >= 0)
) with (fillfactor = 50);
create trigger bag_running_careful after insert or delete on bag_running for each row execute function wagers_mark_careful();
revoke insert, update, delete on bag_running from wanderluck_app;

-- Items of members' bags (decision 34).
create table bag_items (
  id uuid primary key,
  member_id uuid not null references members,
  kind text not null,
  -- Item of the market. Items of one family share a limit (decisions §6: one deposit bonus in 30 days).
  slug text not null,
  family text,
  -- Terms of the purchase. Later editions of the market do not change them.
  terms jsonb not null,
  terms_hash text not null,
  source text not null check (source in ('market', 'campaign', 'grant')),
  -- Purchase, campaign or grant that gave the item.
  source_id uuid not null,
  state text not null default 'in_bag'
    check (state in ('in_bag', 'active', 'running', 'completed', 'lost', 'expired', 'forfeited', 'revoked', 'deleted')),
  acquired_at timestamptz not null,
  -- End of the present state by time; null once the item has ended.
  deadline timestamptz,
  activated_at timestamptz,
  -- Fixed at activation by the Gambler's level.
  wagering_hundredths int,
  -- Deposit that activated the item, and for a cashback the cash staked on slots and paid by them since.
  top_up_id uuid,
  deposit_cents bigint,
  slot_staked_cents bigint not null default 0,
  slot_paid_cents bigint not null default 0,
  -- Rest of free spins or spin credit.
  spins_left int,
  credit_left_cents bigint,
  won_cents bigint not null default 0,
  -- Bonus money that was granted, its turnover requirement, and the turnover at the end (until then in bag_running).
  granted_cents bigint,
  required_cents bigint,
  wagered_cents bigint,
  -- Cash that the bonus became.
  paid_out_cents bigint not null default 0,
  ended_at timestamptz,
  -- Reason of a clerk who revoked the item.
  end_reason text,
  -- Action of the member that ended the item, so that a repeated deletion is recognised.
  ended_by text,
  -- A source gives one item, however often it is processed.
  unique (source, source_id),
  constraint bag_items_amounts check (least(slot_staked_cents, slot_paid_cents, won_cents, paid_out_cents, spins_left,
    credit_left_cents, granted_cents, wagered_cents, wagering_hundredths) >= 0),
  constraint bag_items_ends check ((ended_at is not null) = (state not in ('in_bag', 'active', 'running'))),
  constraint bag_items_deadline check ((deadline is null) = (ended_at is not null)),
  constraint bag_items_ended_by check (ended_by is null or ended_by in ('member', 'cash_out') and ended_at is not null)
);
create index bag_items_of_member on bag_items (member_id, acquired_at);
create index bag_items_due on bag_items (deadline) where deadline is not null;
-- One item at a time waits for a deposit, so that a deposit counts for one item.
create unique index bag_items_waiting on bag_items (member_id)
  where state = 'active' and kind in ('deposit_bonus', 'deposit_cashback');
create index bag_items_watching on bag_items (member_id)
  where state = 'running' and kind = 'deposit_cashback' and granted_cents is null;
create trigger bag_items_guard before update on bag_items for each row execute function bag_guard_item();
revoke update, delete on bag_items from wanderluck_app;
grant update (state, deadline, activated_at, wagering_hundredths, top_up_id, deposit_cents, slot_staked_cents, slot_paid_cents,
  spins_left, credit_left_cents, won_cents, granted_cents, required_cents, wagered_cents, paid_out_cents, ended_at, end_reason,
  ended_by) on bag_items to wanderluck_app;

-- Grants by clerks. Above a limit, a second clerk has to confirm.
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
revoke update, delete on bag_grants from wanderluck_app;
grant update (state, decided_by, decided_at) on bag_grants to wanderluck_app;
