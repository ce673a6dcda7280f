-- Order of categories and games on the casino floor, and banners, in a single row. Entries that are not named follow in the default
-- order. The version grows with every change, so that a clerk who would overwrite another's change is refused.
create table lobby_order (
  the_one boolean primary key default true check (the_one),
  version int not null default 0 check (version >= 0),
  categories text[] not null default '{}',
  first text[] not null default '{}',
  banners text[] not null default '{}' check (cardinality(banners) <= 8),
  changed_at timestamptz
);
create trigger lobby_order_told after update on lobby_order for each statement execute function lobby_notify_order();
revoke insert, delete on lobby_order from wanderluck_app;
insert into lobby_order default values;
