-- Platform: settings, sessions, stored events, e-mails of development. Tables that the owner's role creates are readable and writable for
-- wanderluck_app by default privileges (platform/roles.ts). Files revoke the privileges that the application must not have.

revoke insert, update, delete on platform_migrations from wanderluck_app;

create table platform_settings (
  name text primary key,
  value jsonb not null,
  updated_at timestamptz not null default now()
);

create table sessions (
  id uuid primary key,
  kind text not null check (kind in ('member', 'staff')),
  subject_id uuid not null,
  token_hash bytea not null unique,
  cookie_hash bytea not null,
  device text not null,
  ip text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  idle_expires_at timestamptz not null,
  absolute_expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
);
create index sessions_open on sessions (subject_id) where ended_at is null;

-- Facts in the past tense, stored in the transaction that caused them. Readers follow (tx, id): by id alone they would skip the
-- events of a transaction that took its ids early and committed late.
create table events (
  id bigint generated always as identity,
  member_id uuid,
  -- Number of the event among those of the member.
  seq bigint,
  type text not null,
  data jsonb not null,
  tx xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  primary key (tx, id)
);
revoke update, delete on events from wanderluck_app;

-- Number of the last event of members without a wallet. Members with a wallet have it there (event_next_seq).
create table event_counters (
  member_id uuid primary key,
  last_seq bigint not null
) with (fillfactor = 70);

create table event_cursors (
  name text primary key,
  last_tx xid8 not null default '0',
  last_id bigint not null default 0,
  updated_at timestamptz not null default now()
);

-- Events that a subscriber failed on several times. The subscriber continues without them, and somebody has to look.
create table event_failures (
  name text not null,
  tx xid8 not null,
  id bigint not null,
  attempts int not null,
  error text not null,
  failed_at timestamptz not null default now(),
  primary key (name, tx, id)
);

create table dev_mails (
  id uuid primary key,
  sender text not null,
  recipients text[] not null,
  subject text not null,
  body_text text not null,
  body_html text not null,
  received_at timestamptz not null
);
create index dev_mails_newest on dev_mails (received_at desc);

-- Check values of the keys that all nodes share. A node with another key is refused at its start (platform/shared-keys.ts).
create table platform_shared_keys (
  name text primary key,
  check_value bytea not null check (length(check_value) = 32),
  set_at timestamptz not null default now()
);
revoke insert, update, delete, select on platform_shared_keys from wanderluck_app;
