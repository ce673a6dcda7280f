-- Schema of the feature wagers, written by `npm run schema`. The migrations make it; never edit this file.

create table wagers_pending (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  game text not null,
  math_version text,
  bet jsonb not null,
  actions text[] default '{}'::text[] not null,
  seed_pair_no integer,
  nonce integer,
  stake bigint not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone,
  closing_failed_at timestamp with time zone,
  closing_tries integer default 0 not null,
  product smallint default 1 not null,
  contribution_percent smallint,
  bonus_stake bigint,
  bonus_items uuid[],
  bonus_amounts bigint[],
  constraint wagers_pending_pkey PRIMARY KEY (member_id, id),
  constraint wagers_pending_bonus CHECK (((num_nulls(bonus_stake, bonus_items, bonus_amounts) = ANY (ARRAY[0, 3])) AND ((bonus_stake IS NULL) OR (((bonus_stake >= 1) AND (bonus_stake <= stake)) AND (cardinality(bonus_items) = cardinality(bonus_amounts)))))),
  constraint wagers_pending_product CHECK ((((product >= 1) AND (product <= 4)) AND ((product = 1) = (nonce IS NOT NULL)))),
  constraint wagers_pending_stake_check CHECK ((stake > 0))
);
CREATE INDEX wagers_pending_expiring ON public.wagers_pending USING btree (expires_at);
CREATE UNIQUE INDEX wagers_pending_one ON public.wagers_pending USING btree (member_id, game) WHERE (product = 1);
CREATE TRIGGER wagers_pending_not_settled AFTER INSERT ON public.wagers_pending FOR EACH ROW EXECUTE FUNCTION wagers_refuse_settled_ids();
revoke insert, update, delete on wagers_pending from wanderluck_app;

create table wagers_sessions (
  session_id uuid not null,
  member_id uuid not null,
  staked bigint not null,
  paid bigint not null,
  rounds integer not null,
  constraint wagers_sessions_pkey PRIMARY KEY (session_id)
) with (fillfactor=50);
revoke insert, update, delete on wagers_sessions from wanderluck_app;

create table wagers_settled (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  cash_after bigint not null,
  bonus_stake bigint,
  bonus_payout bigint,
  created_at timestamp with time zone not null,
  seed_pair_no integer,
  nonce integer,
  game text not null,
  math_version text,
  bet jsonb not null,
  tx xid8,
  event_id bigint,
  event_seq bigint,
  opened_at timestamp with time zone,
  item_id uuid,
  voided_at timestamp with time zone,
  product smallint default 1 not null,
  contribution_percent smallint,
  void_reason text,
  void_shortfall bigint,
  void_bonus bigint,
  bonus_items uuid[],
  bonus_amounts bigint[],
  bonus_lapsed bigint,
  bonus_converted bigint,
  constraint wagers_settled_pkey PRIMARY KEY (member_id, id),
  constraint wagers_settled_nonce UNIQUE (member_id, seed_pair_no, nonce),
  constraint wagers_settled_amounts CHECK ((LEAST((stake - 1), payout, cash_after) >= 0)),
  constraint wagers_settled_product CHECK ((((product >= 1) AND (product <= 4)) AND ((product = 1) = (nonce IS NOT NULL))))
);
CREATE INDEX wagers_settled_by_time ON public.wagers_settled USING btree (member_id, created_at) WHERE (nonce IS NULL);
CREATE UNIQUE INDEX wagers_settled_events ON public.wagers_settled USING btree (tx, event_id) WHERE (tx IS NOT NULL);
revoke insert, update, delete on wagers_settled from wanderluck_app;
