-- Opening hours of tables (decision 129), and the plan that the last change of the table derived from them.
create table tables_hours (
  table_slug text primary key references tables (slug),
  -- {"zone", "days", "dates"}; null if the table has no opening hours any more.
  hours jsonb check (jsonb_typeof(hours -> 'days') = 'array' and jsonb_typeof(hours -> 'dates') = 'array'
    and jsonb_typeof(hours -> 'zone') = 'string'),
  version integer not null check (version > 0),
  changed_at timestamptz not null,
  -- State of the table according to the hours until `next_at`. A clerk can have chosen another one.
  scheduled text check (scheduled in ('open', 'closed')),
  -- True if only the dealer is missing: the table opens when a shift starts.
  waits_for_dealer boolean not null default false,
  -- Next opening or closing of the hours; null if there is none.
  next_at timestamptz,
  -- Time at which the state of the table changes; null if it never does, or if it waits for a dealer.
  changes_at timestamptz,
  constraint tables_hours_plan check ((hours is null) = (scheduled is null)),
  constraint tables_hours_none check (hours is not null or num_nonnulls(next_at, changes_at) = 0 and not waits_for_dealer),
  constraint tables_hours_waits check (not waits_for_dealer or scheduled = 'open' and changes_at is null),
  constraint tables_hours_changes check (changes_at >= next_at)
);
-- Clerks remove opening hours by storing none, so that the version goes on.
revoke delete on tables_hours from wanderluck_app;
