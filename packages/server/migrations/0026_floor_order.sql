-- The order of the casino floor: categories, the games that come first, and the banners. One row, with a version that grows with every
-- change, so that of two clerks at once the second hears of the first. What is not named stands in the house's own order.
create table lobby_order (
  the_one boolean primary key default true check (the_one),
  version int not null default 0 check (version >= 0),
  categories text[] not null default '{}',
  first text[] not null default '{}',
  banners text[] not null default '{}' check (cardinality(banners) <= 8),
  changed_at timestamptz
);
insert into lobby_order default values;
revoke insert, delete, truncate on lobby_order from wanderluck_app;

-- Every process of the house keeps the order in memory and hears of its change.
create function lobby_tell_order() returns trigger language plpgsql as $$
begin
  perform pg_notify('wl_lobby_order', '');
  return null;
end $$;
create trigger lobby_order_told after update on lobby_order
  for each statement execute function lobby_tell_order();
