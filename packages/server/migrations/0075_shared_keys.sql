-- Check values of the keys that all nodes share: a node with another key is refused at its start (platform/shared-keys.ts).
create table platform_shared_keys (
  name text primary key,
  check_value bytea not null check (length(check_value) = 32),
  set_at timestamptz not null default now()
);
revoke all on platform_shared_keys from wanderluck_app;
