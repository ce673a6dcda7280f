-- Schema of the feature ledger, written by `npm run schema`. The migrations make it; never edit this file.

create table ledger_audit_accounts (
  account smallint not null,
  balance bigint not null,
  constraint ledger_audit_accounts_pkey PRIMARY KEY (account)
);
-- wanderluck_app may: select

create table ledger_audit_findings (
  id uuid default gen_random_uuid() not null,
  name text not null,
  subject text not null,
  text text not null,
  found_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  gone_at timestamp with time zone,
  constraint ledger_audit_findings_pkey PRIMARY KEY (id)
);
CREATE UNIQUE INDEX ledger_audit_findings_standing ON public.ledger_audit_findings USING btree (name, subject) WHERE (gone_at IS NULL);
-- wanderluck_app may: select

create table ledger_audit_members (
  member_id uuid not null,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  played bigint not null,
  constraint ledger_audit_members_pkey PRIMARY KEY (member_id)
);
-- wanderluck_app may: select

create table ledger_audit_turns (
  name text not null,
  cursor text default ''::text not null,
  began_at timestamp with time zone,
  items bigint default 0 not null,
  turns integer default 0 not null,
  turned_at timestamp with time zone,
  turned_items bigint default 0 not null,
  constraint ledger_audit_turns_pkey PRIMARY KEY (name)
);
-- wanderluck_app may: select

create table ledger_audit_walk (
  only_one boolean default true not null,
  seal_no bigint default 0 not null,
  upto_tx xid8 default '0'::xid8 not null,
  hash bytea default sha256('\x77616e6465726c75636b206c6564676572'::bytea) not null,
  transfers bigint default 0 not null,
  piece_at timestamp with time zone,
  asked_at timestamp with time zone,
  constraint ledger_audit_walk_pkey PRIMARY KEY (only_one),
  constraint ledger_audit_walk_only_one_check CHECK (only_one)
);
-- wanderluck_app may: select

create table ledger_liability_days (
  day date not null,
  taken_at timestamp with time zone not null,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  members bigint not null,
  play bigint not null,
  bonus_cost bigint not null,
  fees bigint not null,
  corrections bigint not null,
  clearing bigint not null,
  constraint ledger_liability_days_pkey PRIMARY KEY (day)
);
-- wanderluck_app may: select

create table ledger_seals (
  no bigint not null,
  from_tx xid8 not null,
  upto_tx xid8 not null,
  transfers bigint not null,
  hash bytea not null,
  sealed_at timestamp with time zone default now() not null,
  constraint ledger_seals_pkey PRIMARY KEY (no)
);
CREATE TRIGGER ledger_seals_append_only BEFORE DELETE OR UPDATE ON public.ledger_seals FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_seals_no_truncate BEFORE TRUNCATE ON public.ledger_seals FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- wanderluck_app may: select

create table ledger_transfers (
  tx xid8 default pg_current_xact_id() not null,
  id bigint generated always as identity not null,
  member_id uuid not null,
  operation_id uuid not null,
  amount bigint not null,
  posted_at timestamp with time zone not null,
  kind smallint not null,
  debit smallint not null,
  credit smallint not null,
  constraint ledger_transfers_pkey PRIMARY KEY (tx, id),
  constraint ledger_transfers_one_asset CHECK (((amount > 0) AND ((debit / 100) = (credit / 100)) AND (debit <> credit)))
);
CREATE INDEX ledger_transfers_by_day ON public.ledger_transfers USING btree (posted_at) WHERE (kind <> 1);
CREATE INDEX ledger_transfers_days ON public.ledger_transfers USING brin (posted_at);
CREATE UNIQUE INDEX ledger_transfers_once ON public.ledger_transfers USING btree (member_id, operation_id, kind, debit, credit) WHERE (kind <> 1);
CREATE INDEX ledger_transfers_statement ON public.ledger_transfers USING btree (member_id, tx, id) WHERE (kind <> 1);
CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE ON public.ledger_transfers FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfers_no_truncate BEFORE TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
-- wanderluck_app may: select

create table ledger_wallets (
  member_id uuid not null,
  cash bigint default 0 not null,
  bonus bigint default 0 not null,
  coins bigint default 0 not null,
  in_play bigint default 0 not null,
  outgoing bigint default 0 not null,
  version bigint default 0 not null,
  event_seq bigint default 0 not null,
  gate_version bigint default 0 not null,
  seed_pair_no integer default 0 not null,
  next_nonce integer default 0 not null,
  session_id uuid,
  session_staked bigint default 0 not null,
  session_paid bigint default 0 not null,
  session_rounds integer default 0 not null,
  is_careful boolean default false not null,
  constraint ledger_wallets_pkey PRIMARY KEY (member_id),
  constraint ledger_wallets_not_negative CHECK ((LEAST(cash, bonus, coins, in_play, outgoing) >= 0))
);
-- wanderluck_app may: select

CREATE OR REPLACE FUNCTION public.ledger_ask_audit(p_at timestamp with time zone)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  update ledger_audit_walk set asked_at = p_at
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.ledger_bump_gate(p_member_id uuid)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  update ledger_wallets set gate_version = gate_version + 1 where member_id = p_member_id returning gate_version
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.ledger_hash(p_before bytea, p_from xid8, p_upto xid8, OUT transfers bigint, OUT hash bytea)
 RETURNS record
 LANGUAGE sql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select count(*), sha256(p_before || coalesce(sha256(string_agg(
      convert_to(concat_ws('|', tx, id, member_id, operation_id, amount, extract(epoch from posted_at), kind, debit, credit)
        || E'\n', 'UTF8'), ''::bytea order by tx, id)), ''::bytea))
  from ledger_transfers where tx >= p_from and tx < p_upto
$function$
;

CREATE OR REPLACE FUNCTION public.ledger_lock(p_member_id uuid)
 RETURNS SETOF ledger_wallets
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select * from ledger_wallets where member_id = p_member_id for update
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.ledger_open(p_member_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  insert into ledger_wallets (member_id, event_seq)
  values (p_member_id, coalesce((select last_seq from event_counters where member_id = p_member_id), 0))
  on conflict (member_id) do nothing
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.ledger_post(p_member_id uuid, p_kind smallint, p_operation_id uuid, p_debit smallint[], p_credit smallint[], p_amount bigint[], p_at timestamp with time zone, OUT status text, OUT wallet ledger_wallets)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
    where t.member_id = p_member_id and t.operation_id = p_operation_id and t.kind = p_kind and t.kind <> 1;
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
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.ledger_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the ledger is append-only: corrections are new entries' using errcode = 'restrict_violation';
end $function$
;

CREATE OR REPLACE FUNCTION public.ledger_seal()
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare
  piece constant int := 50000;
  last_seal ledger_seals; start xid8; bound xid8; cut xid8; made record;
  genesis constant bytea := sha256('wanderluck ledger');
begin
  if not pg_try_advisory_xact_lock(4801978) then return 0; end if;
  select * into last_seal from ledger_seals order by no desc limit 1;
  start := coalesce(last_seal.upto_tx, '0'::xid8);
  bound := pg_snapshot_xmin(pg_current_snapshot());
  -- A transaction is sealed whole: the piece ends before the transaction in which it grew too large, or with it when that is
  -- its only one.
  select tx into cut from ledger_transfers where tx >= start and tx < bound order by tx, id offset piece limit 1;
  if found then
    if exists (select from ledger_transfers where tx >= start and tx < cut) then
      bound := cut;
    else
      select tx into cut from ledger_transfers where tx > cut and tx < bound order by tx, id limit 1;
      if found then bound := cut; end if;
    end if;
  elsif not exists (select from ledger_transfers where tx >= start and tx < bound) then
    return 0;
  end if;
  select * into made from ledger_hash(coalesce(last_seal.hash, genesis), start, bound);
  insert into ledger_seals (no, from_tx, upto_tx, transfers, hash)
    values (coalesce(last_seal.no, 0) + 1, start, bound, made.transfers, made.hash);
  return made.transfers;
end $function$
;
-- Only wanderluck_app may call it.
