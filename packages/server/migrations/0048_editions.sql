-- Editions of the journey (decision 0044): what the desk says about a mission, a city, a step between levels or a family of
-- badges. Append-only. An edition holds for every fact that is stored after it, in the one order of all events.

create table editions (
  -- Dense, in the order in which they were committed, which is also that of the stream: one is made at a time.
  number bigint primary key check (number > 0),
  -- `mission:tokyo.ginza.1`, `city:tokyo`, `level:4`, `badge:trips`
  subject text not null,
  -- Version 1 is what the house opened with.
  version int not null check (version > 1),
  -- The whole of it; null: what the house opened with again.
  content jsonb,
  created_at timestamptz not null,
  created_by uuid not null,
  reason text not null,
  tx xid8 not null default pg_current_xact_id(),
  unique (subject, version)
);
revoke update, delete, truncate on editions from wanderluck_app;

-- Rides along with what subscribers read anyway, so that a process sees at no cost that it misses an edition.
create function editions_newest() returns bigint language sql stable as $$
  select coalesce(max(number), 0) from editions
$$;
