-- Clean cash-outs go by themselves, failed top-ups close the cashier, and what a charge-back could not take is a debt.

-- A member's operations but rounds, newest first: the statement. Rounds have an order of their own.
create index ledger_transfers_statement on ledger_transfers (member_id, tx, id) where kind <> 1;

-- When a clean cash-out goes by itself; null: the payments desk decides.
alter table wallet_cash_outs add column goes_at timestamptz;
grant update (goes_at) on wallet_cash_outs to wanderluck_app;
create index wallet_cash_outs_due on wallet_cash_outs (goes_at)
  where goes_at is not null and state in ('pending', 'flushed');

-- Who took a step: the house takes those that happen by themselves. Null: taken before this was kept.
alter table wallet_steps add column actor text check (actor in ('member', 'clerk', 'house', 'provider'));

-- Failed payments of a member (trust G19): five in ten minutes close the cashier for ten, five more until a clerk opens it.
create table wallet_top_up_guards (
  member_id uuid primary key references members,
  -- Times of the failures that still count.
  failures timestamptz[] not null,
  blocked_until timestamptz,
  -- When the cashier was closed for a while: five more within a day of this suspend.
  struck_at timestamptz,
  suspended_at timestamptz
);
create index wallet_top_up_guards_suspended on wallet_top_up_guards (suspended_at) where suspended_at is not null;
revoke delete, truncate on wallet_top_up_guards from wanderluck_app;

-- What a refund or charge-back could not take back because it had been played away: the house has borne it (account
-- corrections), and later credits of the member settle it first. Its id is the operation of the charge-back.
create table wallet_debts (
  id uuid primary key,
  member_id uuid not null references members,
  top_up_id uuid not null references wallet_top_ups,
  amount_cents bigint not null check (amount_cents > 0),
  settled_cents bigint not null default 0 check (settled_cents between 0 and amount_cents),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index wallet_debts_open on wallet_debts (member_id, created_at, id) where settled_cents < amount_cents;
revoke update, delete, truncate on wallet_debts from wanderluck_app;
grant update (settled_cents, updated_at) on wallet_debts to wanderluck_app;
create function wallet_guard_debt() returns trigger language plpgsql as $$
begin
  if new.settled_cents < old.settled_cents then
    raise exception 'debt % cannot be settled less', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger wallet_debts_forward before update on wallet_debts for each row execute function wallet_guard_debt();
