-- Schema of the feature ledger, written by `npm run schema`. The migrations make it; never edit this file.

create table ledger_audit_accounts (
  account smallint not null,
  balance bigint not null,
  constraint ledger_audit_accounts_pkey PRIMARY KEY (account)
);
revoke insert, update, delete on ledger_audit_accounts from wanderluck_app;

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
revoke insert, update, delete on ledger_audit_findings from wanderluck_app;

create table ledger_audit_members (
  member_id uuid not null,
  cash bigint not null,
  bonus bigint not null,
  in_play bigint not null,
  outgoing bigint not null,
  coins bigint not null,
  played bigint not null,
  constraint ledger_audit_members_pkey PRIMARY KEY (member_id)
) with (fillfactor=70);
revoke insert, update, delete on ledger_audit_members from wanderluck_app;

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
revoke insert, update, delete on ledger_audit_turns from wanderluck_app;

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
revoke insert, update, delete on ledger_audit_walk from wanderluck_app;

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
revoke insert, update, delete on ledger_liability_days from wanderluck_app;

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
revoke insert, update, delete on ledger_seals from wanderluck_app;

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
CREATE INDEX ledger_transfers_bonus_cost ON public.ledger_transfers USING btree (posted_at) WHERE ((debit = 153) OR (credit = 153));
CREATE INDEX ledger_transfers_by_day ON public.ledger_transfers USING btree (posted_at) WHERE (kind <> 1);
CREATE INDEX ledger_transfers_days ON public.ledger_transfers USING brin (posted_at);
CREATE UNIQUE INDEX ledger_transfers_once ON public.ledger_transfers USING btree (member_id, operation_id, kind, debit, credit) WHERE (kind <> 1);
CREATE INDEX ledger_transfers_statement ON public.ledger_transfers USING btree (member_id, tx, id) WHERE (kind <> 1);
CREATE TRIGGER ledger_transfers_append_only BEFORE DELETE OR UPDATE ON public.ledger_transfers FOR EACH ROW EXECUTE FUNCTION ledger_refuse_change();
CREATE TRIGGER ledger_transfers_no_truncate BEFORE TRUNCATE ON public.ledger_transfers FOR EACH STATEMENT EXECUTE FUNCTION ledger_refuse_change();
revoke insert, update, delete on ledger_transfers from wanderluck_app;

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
) with (fillfactor=50);
revoke insert, update, delete on ledger_wallets from wanderluck_app;
