-- Tables that members have chosen as their favourites (decision 126).
create table tables_favourite_tables (
  member_id uuid not null,
  table_slug text not null references tables (slug),
  created_at timestamptz not null,
  primary key (member_id, table_slug)
);

-- The lobby lists open tables, so every process must notice when a table opens or closes.
drop trigger tables_notify on tables;
create trigger tables_notify after insert or update of name, game, math_version, city, state, chip_cents, max_spot_cents, min_spot_cents
  on tables for each statement execute function tables_notify();
