-- Ledger: one wallet row per member, one row per movement of money or Coins, and seals over what is committed.
-- The application may read. Everything it writes goes through the functions below, which run as the owner.

create table ledger_wallets (
  member_id uuid primary key,
  cash bigint not null default 0 check (cash >= 0),
  bonus bigint not null default 0 check (bonus >= 0),
  coins bigint not null default 0 check (coins >= 0),
  in_play bigint not null default 0 check (in_play >= 0),
  outgoing bigint not null default 0 check (outgoing >= 0),
  -- Grows with every change of a balance; a client drops an older one.
  version bigint not null default 0,
  -- The member's own order of events (events.seq).
  event_seq bigint not null default 0,
  -- Grows when something changes that decides whether the member may bet; the bet path compares it.
  gate_version bigint not null default 0,
  -- The open seed pair (fairness) and the nonce of the next round: taken under the same lock as the stake.
  seed_pair_no int not null default 0,
  next_nonce int not null default 0
) with (fillfactor = 50); -- Half of each page stays free, so that an update finds its place there and no index is touched.
revoke insert, update, delete, truncate on ledger_wallets from wanderluck_app;

-- One row is a whole double entry: `amount` leaves account `debit` and enters account `credit`, so sums are zero by
-- construction and no deferred trigger has to add anything up. Accounts are codes (features/ledger/accounts.ts): the
-- hundreds digit is the asset, below 50 a member's, above the house's.
create table ledger_transfers (
  tx xid8 not null default pg_current_xact_id(),
  id bigint generated always as identity,
  member_id uuid not null,
  -- The idempotency key of what was done; several transfers share it.
  operation_id uuid not null,
  amount bigint not null check (amount > 0),
  posted_at timestamptz not null,
  kind smallint not null,
  debit smallint not null,
  credit smallint not null,
  -- By transaction first: readers and the sealer follow the commits, not the ids (docs/architecture.md, events).
  primary key (tx, id),
  -- An operation is posted once, by the database's own word.
  constraint ledger_transfers_once unique (member_id, operation_id, kind, debit, credit),
  constraint ledger_transfers_one_asset check (debit / 100 = credit / 100 and debit <> credit)
);
revoke insert, update, delete, truncate on ledger_transfers from wanderluck_app;

create table ledger_seals (
  no bigint primary key,
  -- Transfers of transactions from `from_tx` up to but not including `upto_tx`.
  from_tx xid8 not null,
  upto_tx xid8 not null,
  transfers bigint not null,
  hash bytea not null,
  sealed_at timestamptz not null default now()
);
revoke insert, update, delete, truncate on ledger_seals from wanderluck_app;

create function ledger_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the ledger is append-only: corrections are new entries' using errcode = 'restrict_violation';
end $$;
create trigger ledger_transfers_append_only before update or delete on ledger_transfers
  for each row execute function ledger_refuse_change();
create trigger ledger_transfers_no_truncate before truncate on ledger_transfers
  for each statement execute function ledger_refuse_change();
create trigger ledger_seals_append_only before update or delete on ledger_seals
  for each row execute function ledger_refuse_change();
create trigger ledger_seals_no_truncate before truncate on ledger_seals
  for each statement execute function ledger_refuse_change();

-- Opens a member's wallet; harmless when it is open. Events the member already has stay below the next one.
create function ledger_open(p_member_id uuid) returns void
language sql security definer set search_path = pg_catalog, public as $$
  insert into ledger_wallets (member_id, event_seq)
  values (p_member_id, coalesce((select last_seq from event_counters where member_id = p_member_id), 0))
  on conflict (member_id) do nothing
$$;

-- Locks the wallet row for the rest of the transaction and returns it.
create function ledger_lock(p_member_id uuid) returns setof ledger_wallets
language sql security definer set search_path = pg_catalog, public as $$
  select * from ledger_wallets where member_id = p_member_id for update
$$;

create function ledger_bump_gate(p_member_id uuid) returns bigint
language sql security definer set search_path = pg_catalog, public as $$
  update ledger_wallets set gate_version = gate_version + 1 where member_id = p_member_id returning gate_version
$$;

-- The member's next event number, under the wallet's lock. Replaces the platform's counter, so that there is one order;
-- who has no wallet yet is still counted there.
create or replace function event_next_seq(p_member_id uuid) returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare next_seq bigint;
begin
  update ledger_wallets set event_seq = event_seq + 1 where member_id = p_member_id returning event_seq into next_seq;
  if next_seq is null then
    insert into event_counters as c (member_id, last_seq) values (p_member_id, 1)
    on conflict (member_id) do update set last_seq = c.last_seq + 1 returning last_seq into next_seq;
  end if;
  return next_seq;
end $$;

-- Posts one operation: all its transfers or none. Answers a status, never an exception for what can be expected:
-- ok | replay (posted before, the same) | mismatch (posted before, but other transfers) | insufficient | unknown.
create function ledger_post(
  p_member_id uuid, p_kind smallint, p_operation_id uuid,
  p_debit smallint[], p_credit smallint[], p_amount bigint[], p_at timestamptz,
  out status text, out wallet ledger_wallets
) language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  posted bigint; same bigint;
  d_cash bigint; d_bonus bigint; d_in_play bigint; d_outgoing bigint; d_coins bigint;
begin
  select * into wallet from ledger_wallets w where w.member_id = p_member_id for update;
  if not found then status := 'unknown'; return; end if;

  select count(*), count(*) filter (where exists (
      select from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount)
      where (n.debit, n.credit, n.amount) = (t.debit, t.credit, t.amount)))
    into posted, same
    from ledger_transfers t
    where t.member_id = p_member_id and t.operation_id = p_operation_id and t.kind = p_kind;
  if posted > 0 then
    status := case when posted = same and posted = cardinality(p_amount) then 'replay' else 'mismatch' end;
    return;
  end if;

  select coalesce(sum(case when credit = 101 then amount when debit = 101 then -amount end), 0),
         coalesce(sum(case when credit = 102 then amount when debit = 102 then -amount end), 0),
         coalesce(sum(case when credit = 103 then amount when debit = 103 then -amount end), 0),
         coalesce(sum(case when credit = 104 then amount when debit = 104 then -amount end), 0),
         coalesce(sum(case when credit = 201 then amount when debit = 201 then -amount end), 0)
    into d_cash, d_bonus, d_in_play, d_outgoing, d_coins
    from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount);
  if wallet.cash + d_cash < 0 or wallet.bonus + d_bonus < 0 or wallet.in_play + d_in_play < 0
     or wallet.outgoing + d_outgoing < 0 or wallet.coins + d_coins < 0 then
    status := 'insufficient';
    return;
  end if;

  insert into ledger_transfers (member_id, kind, operation_id, debit, credit, amount, posted_at)
    select p_member_id, p_kind, p_operation_id, n.debit, n.credit, n.amount, coalesce(p_at, now())
    from unnest(p_debit, p_credit, p_amount) as n(debit, credit, amount);
  update ledger_wallets w set cash = cash + d_cash, bonus = bonus + d_bonus, in_play = in_play + d_in_play,
      outgoing = outgoing + d_outgoing, coins = coins + d_coins, version = version + 1
    where w.member_id = p_member_id returning w.* into wallet;
  status := 'ok';
end $$;

-- What a seal is computed from: every column of every transfer of the range, in order, after the seal before it.
create function ledger_hash(p_before bytea, p_from xid8, p_upto xid8, out transfers bigint, out hash bytea)
language sql stable set search_path = pg_catalog, public as $$
  select count(*), sha256(p_before || coalesce(sha256(string_agg(
      convert_to(concat_ws('|', tx, id, member_id, operation_id, amount, extract(epoch from posted_at), kind, debit, credit)
        || E'\n', 'UTF8'), ''::bytea order by tx, id)), ''::bytea))
  from ledger_transfers where tx >= p_from and tx < p_upto
$$;

-- Chains what has been committed since the last seal. Transactions below the oldest one running are decided, so nothing can
-- appear in a sealed range later. Returns how many transfers were sealed; one node at a time, the others return at once.
create function ledger_seal() returns bigint
language plpgsql security definer set search_path = pg_catalog, public as $$
declare last_seal ledger_seals; bound xid8; made record; genesis constant bytea := sha256('wanderluck ledger');
begin
  if not pg_try_advisory_xact_lock(4801978) then return 0; end if;
  select * into last_seal from ledger_seals order by no desc limit 1;
  bound := pg_snapshot_xmin(pg_current_snapshot());
  if not exists (select from ledger_transfers where tx >= coalesce(last_seal.upto_tx, '0'::xid8) and tx < bound) then
    return 0;
  end if;
  select * into made from ledger_hash(
    coalesce(last_seal.hash, genesis), coalesce(last_seal.upto_tx, '0'::xid8), bound);
  insert into ledger_seals (no, from_tx, upto_tx, transfers, hash)
    values (coalesce(last_seal.no, 0) + 1, coalesce(last_seal.upto_tx, '0'::xid8), bound, made.transfers, made.hash);
  return made.transfers;
end $$;

revoke execute on function ledger_open, ledger_lock, ledger_bump_gate, ledger_post, ledger_seal, event_next_seq from public;
grant execute on function ledger_open, ledger_lock, ledger_bump_gate, ledger_post, ledger_seal, event_next_seq
  to wanderluck_app;
