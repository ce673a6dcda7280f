-- The centre of notifications: what a member was told, and how they want to hear of it (decision 43).

create table notifications (
  id uuid primary key,
  -- Tells apart what happened at the same instant.
  no bigint not null generated always as identity,
  member_id uuid not null references members,
  -- The fact it tells: told again, it is the same one.
  key text not null,
  kind text not null,
  -- What the kind knows of it (contract/src/notifications.ts).
  data jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz,
  -- Taken away by the member; the key stays, so that it does not come again.
  deleted_at timestamptz,
  unique (member_id, key)
) with (fillfactor = 85);
create index notifications_newest on notifications (member_id, at desc, no desc) where deleted_at is null;
create index notifications_unread on notifications (member_id) where read_at is null and deleted_at is null;
create index notifications_by_age on notifications (at);
revoke truncate on notifications from wanderluck_app;

-- A row per member who was ever told something, or chose something; it is locked before the notifications of its member.
create table notifications_members (
  member_id uuid primary key references members,
  -- Grows with everything that changes what the bell shows.
  version bigint not null default 0,
  -- Groups without toasts, and without the letters that may be left out.
  quiet text[] not null default '{}',
  unmailed text[] not null default '{}'
) with (fillfactor = 70);
revoke truncate on notifications_members from wanderluck_app;

-- History is not told again to who was there: the subscriber begins with what comes from now on.
insert into event_cursors (name, last_tx) values ('notifications.tell', pg_snapshot_xmin(pg_current_snapshot()));
