-- Blackjack tables with one hand for all (decision 121), closed like the other tables until a clerk opens them.

-- Times in milliseconds after the start of the phase `revealed` at which further cards become public, and how many of
-- these times are over. Null in games without decisions.
alter table tables_rounds add column steps_ms jsonb, add column steps_shown integer;

-- Decisions of the member in order, such as {hit,stand}: one per window.
alter table tables_bets add column actions text[] not null default '{}';

create or replace function tables_keep_actions() returns trigger
language plpgsql
as $$
begin
  if old.closed_at is not null or cardinality(new.actions) <> cardinality(old.actions) + 1
    or new.actions[:cardinality(old.actions)] <> old.actions then
    raise exception 'the decisions of bet % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tables_bets_actions before update of actions on tables_bets for each row
  execute function tables_keep_actions();

insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    bets_ms, closing_ms, closed_ms, settled_ms)
  values ('rambla-twenty-one', 'Rambla Twenty-One', 'table-blackjack', '1', 'barcelona', 100, 100, 20000, 20000, 1, 15000, 5000, 1000, 4000),
    ('fremont-twenty-one', 'Fremont Twenty-One', 'table-blackjack', '1', 'las-vegas', 1000, 1000, 100000, 100000, 1, 15000, 5000, 1000, 4000);
