-- Notifications of members (decision 43).
create table notifications (
  id uuid primary key,
  -- Orders notifications of the same time.
  no bigint generated always as identity,
  member_id uuid not null references members,
  -- Fact that it reports, so that the same fact makes one notification.
  key text not null,
  kind text not null,
  -- Data of the kind (contract/src/notifications.ts).
  data jsonb not null default '{}',
  at timestamptz not null,
  read_at timestamptz,
  -- Deleted by the member. The key stays, so that the notification does not return.
  deleted_at timestamptz,
  -- Position of the last event that was added up in it; null: it does not add up.
  counted_tx xid8,
  counted_id bigint,
  -- Version of the bell when the notification came or grew.
  rung bigint not null default 0,
  unique (member_id, key)
) with (fillfactor = 85);
create index notifications_newest on notifications (member_id, at desc, no desc) where deleted_at is null;
create index notifications_unread on notifications (member_id) where read_at is null and deleted_at is null;
create index notifications_by_age on notifications (at);

-- A row per member with notifications or settings; it is locked before the notifications of the member.
create table notifications_members (
  member_id uuid primary key references members,
  -- Grows with every change that the bell shows.
  version bigint not null default 0,
  -- Groups without toasts, and without optional e-mails.
  quiet text[] not null default '{}',
  unmailed text[] not null default '{}'
) with (fillfactor = 70);
