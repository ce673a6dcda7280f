-- Journal: a row per activity of a member, and one per game and UTC day for rounds (decision 40).
create table activities_entries (
  member_id uuid not null references members,
  -- `e:` and the event's number, or `s:` with day and game.
  key text not null,
  type text not null,
  at timestamptz not null,
  data jsonb not null default '{}',
  -- Of rows for rounds only.
  rounds int not null default 0,
  staked_cents bigint not null default 0,
  paid_cents bigint not null default 0,
  primary key (member_id, key)
) with (fillfactor = 80);
create index activities_entries_newest on activities_entries (member_id, at desc, key desc);
revoke delete on activities_entries from wanderluck_app;
