-- Editions of missions, cities, levels and badges (decision 44). Append-only. An edition applies to every fact that is stored after
-- it.
create table editions (
  -- Dense, in the order of the commits: one edition is made at a time.
  number bigint primary key check (number > 0),
  -- Such as mission:tokyo.ginza.1, city:tokyo, level:4 or badge:trips.
  subject text not null,
  -- Version 1 is the one in packages/world.
  version int not null check (version > 1),
  -- The whole content; null: version 1 again.
  content jsonb,
  created_at timestamptz not null,
  created_by uuid not null,
  reason text not null,
  tx xid8 not null default pg_current_xact_id(),
  unique (subject, version)
);
revoke update, delete on editions from wanderluck_app;
