-- Schema of the feature platform, written by `npm run schema`. The migrations make it; never edit this file.

create table dev_mails (
  id uuid not null,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamp with time zone not null,
  constraint dev_mails_pkey PRIMARY KEY (id)
);
CREATE INDEX dev_mails_newest ON public.dev_mails USING btree (received_at DESC);

create table event_counters (
  member_id uuid not null,
  last_seq bigint not null,
  constraint event_counters_pkey PRIMARY KEY (member_id)
) with (fillfactor=70);

create table event_cursors (
  name text not null,
  last_tx xid8 default '0'::xid8 not null,
  last_id bigint default 0 not null,
  updated_at timestamp with time zone default now() not null,
  constraint event_cursors_pkey PRIMARY KEY (name)
);

create table event_failures (
  name text not null,
  tx xid8 not null,
  id bigint not null,
  attempts integer not null,
  error text not null,
  failed_at timestamp with time zone default now() not null,
  constraint event_failures_pkey PRIMARY KEY (name, tx, id)
);

create table events (
  id bigint generated always as identity not null,
  member_id uuid,
  seq bigint,
  type text not null,
  data jsonb not null,
  tx xid8 default pg_current_xact_id() not null,
  created_at timestamp with time zone default now() not null,
  constraint events_pkey PRIMARY KEY (tx, id)
);
revoke update, delete on events from wanderluck_app;

create table platform_functions (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint platform_functions_pkey PRIMARY KEY (name)
);

create table platform_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint platform_migrations_pkey PRIMARY KEY (number)
);
revoke insert, update, delete on platform_migrations from wanderluck_app;

create table platform_settings (
  name text not null,
  value jsonb not null,
  updated_at timestamp with time zone default now() not null,
  constraint platform_settings_pkey PRIMARY KEY (name)
);

create table platform_shared_keys (
  name text not null,
  check_value bytea not null,
  set_at timestamp with time zone default now() not null,
  constraint platform_shared_keys_pkey PRIMARY KEY (name),
  constraint platform_shared_keys_check_value_check CHECK ((length(check_value) = 32))
);
revoke select, insert, update, delete on platform_shared_keys from wanderluck_app;

create table sessions (
  id uuid not null,
  kind text not null,
  subject_id uuid not null,
  token_hash bytea not null,
  cookie_hash bytea not null,
  device text not null,
  ip text not null,
  created_at timestamp with time zone not null,
  last_seen_at timestamp with time zone not null,
  idle_expires_at timestamp with time zone not null,
  absolute_expires_at timestamp with time zone not null,
  ended_at timestamp with time zone,
  end_reason text,
  constraint sessions_pkey PRIMARY KEY (id),
  constraint sessions_token_hash_key UNIQUE (token_hash),
  constraint sessions_kind_check CHECK ((kind = ANY (ARRAY['member'::text, 'staff'::text])))
);
CREATE INDEX sessions_open ON public.sessions USING btree (subject_id) WHERE (ended_at IS NULL);

create view event_wagers as
 SELECT tx,
    event_id AS id,
    member_id,
    event_seq AS seq,
    created_at,
    id AS wager_id,
    product,
    game AS title,
    stake AS stake_cents,
    payout AS payout_cents,
    bonus_stake AS bonus_stake_cents,
    bonus_payout AS bonus_payout_cents,
    contribution_percent,
    session_id,
    math_version,
    item_id,
    voided_at
   FROM wagers_settled
  WHERE tx IS NOT NULL;
revoke insert, update, delete on event_wagers from wanderluck_app;
