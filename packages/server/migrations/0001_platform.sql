-- Platform: settings, sessions, stored events, development mails, the way jobs are enqueued.
-- Tables made by this role are readable and writable for wanderluck_app by default privileges (roles.ts); what must be
-- append-only revokes again.

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

-- Facts in the past tense, stored in the transaction that caused them. `tx` orders them for readers: an id cursor would skip
-- rows of a transaction that took its id early and committed late.
create table events (
  id bigint generated always as identity,
  member_id uuid,
  seq bigint,
  type text not null,
  data jsonb not null,
  tx xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null default now(),
  primary key (tx, id)
);
revoke update, delete on events from wanderluck_app;

-- The member's own order. Who holds the member's wallet lock counts here too, so that there is one order.
create table event_counters (
  member_id uuid primary key,
  last_seq bigint not null
) with (fillfactor = 70);

create function event_next_seq(p_member_id uuid) returns bigint language sql as $$
  insert into event_counters as c (member_id, last_seq) values (p_member_id, 1)
  on conflict (member_id) do update set last_seq = c.last_seq + 1
  returning last_seq
$$;

create table event_cursors (
  name text primary key,
  last_tx xid8 not null default '0',
  last_id bigint not null default 0,
  updated_at timestamptz not null default now()
);

-- Events a subscriber failed on again and again; it goes on without them and somebody looks.
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

-- graphile-worker guards its tables by row-level security; the application may add a job and nothing else.
create function platform_enqueue(
  p_name text, p_payload json, p_run_at timestamptz, p_key text, p_max_attempts int
) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    identifier => p_name, payload => p_payload, run_at => p_run_at,
    max_attempts => p_max_attempts, job_key => p_key);
end $$;
revoke execute on function platform_enqueue from public;
grant execute on function platform_enqueue to wanderluck_app;
