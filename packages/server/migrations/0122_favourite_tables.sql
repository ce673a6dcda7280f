-- Tables that members have chosen as their favourites (decision 126).
create table tables_favourite_tables (
  member_id uuid not null,
  table_slug text not null references tables (slug),
  created_at timestamptz not null,
  primary key (member_id, table_slug)
);
