-- Staff: clerks, their sign-in budgets, and the audit log that nobody can rewrite.

create table staff_clerks (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  -- Base32 secret of the authenticator, AES-256-GCM under the installation's secret (nonce, tag, text).
  totp_secret bytea not null,
  -- Last time step whose code was used: a code works once.
  totp_last_step bigint not null default 0,
  roles text[] not null,
  active boolean not null default true,
  created_at timestamptz not null
);
revoke delete on staff_clerks from wanderluck_app;

-- Wrong sign-ins per e-mail address (keyed hash), also of addresses without a clerk.
create table staff_sign_in_budgets (
  key bytea primary key,
  -- Times of the wrong tries that still count.
  failures timestamptz[] not null,
  locked_until timestamptz
);

-- Every staff view and change. Each row's hash covers the row before it, so that nothing can be changed, removed or put in
-- between without every later hash being wrong.
create table staff_audit (
  id bigint primary key,
  at timestamptz not null,
  -- Null: the house itself (seeding, a sign-in with an unknown address).
  clerk_id uuid references staff_clerks,
  -- What was done: `members.view`, `members.verify`, `cash_outs.approve`.
  action text not null,
  -- What it was done to: `member:<id>`, `cash_out:<id>`, or '' for a list.
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash bytea not null,
  hash bytea not null
);
create index staff_audit_subject on staff_audit (subject, id desc);

create function staff_audit_hash(r staff_audit) returns bytea language sql stable
set search_path = pg_catalog, public as $$
  select sha256(convert_to(jsonb_build_object(
    'id', r.id, 'at', to_char(r.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US'), 'clerk', r.clerk_id,
    'action', r.action, 'subject', r.subject, 'before', r.before, 'after', r.after, 'reason', r.reason,
    'previous', encode(r.previous_hash, 'hex'))::text, 'UTF8'))
$$;

-- One writer at a time until its commit: the log has one order, and few clerks to write it.
create function staff_audit_chain() returns trigger language plpgsql
set search_path = pg_catalog, public as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(4801978);
  select id, hash into last from staff_audit order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, '\x'::bytea);
  new.hash := staff_audit_hash(new);
  return new;
end $$;
create trigger staff_audit_chain before insert on staff_audit
  for each row execute function staff_audit_chain();

create function staff_audit_refuse() returns trigger language plpgsql as $$
begin
  raise exception 'staff_audit is append-only';
end $$;
create trigger staff_audit_append_only before update or delete or truncate on staff_audit
  for each statement execute function staff_audit_refuse();
revoke update, delete, truncate on staff_audit from wanderluck_app;

-- Walks the chain; the id of the first row that does not fit, or null when all do.
create function staff_audit_first_broken() returns bigint language sql stable
set search_path = pg_catalog, public as $$
  select min(id) from (
    select a.id,
      a.hash is distinct from staff_audit_hash(a)
      or a.previous_hash is distinct from coalesce(lag(a.hash) over (order by a.id), '\x'::bytea)
      or a.id <> coalesce(lag(a.id) over (order by a.id), 0) + 1 as broken
    from staff_audit a
  ) walked where broken
$$;
