-- A member's round id is one round, whatever its kind. Open rounds and settled rounds are two tables, so neither primary key sees
-- the other: an instant round could be booked under the id of an open one, which could then never be closed.

-- Settled rounds are inserted in batches, so the check runs once per statement. `play_close` deletes the open round first.
create function play_refuse_ids_of_open_rounds() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select 1 from inserted i join play_open_rounds o on o.member_id = i.member_id and o.id = i.id) then
    raise exception 'a round under this id is open' using errcode = 'unique_violation', constraint = 'play_rounds_not_open';
  end if;
  return null;
end $$;
create trigger play_rounds_not_open after insert on play_rounds
  referencing new table as inserted for each statement execute function play_refuse_ids_of_open_rounds();

create function play_refuse_ids_of_settled_rounds() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if exists (select 1 from play_rounds r where r.member_id = new.member_id and r.id = new.id) then
    raise exception 'a round under this id is settled' using errcode = 'unique_violation', constraint = 'play_open_rounds_not_settled';
  end if;
  return null;
end $$;
create trigger play_open_rounds_not_settled after insert on play_open_rounds
  for each row execute function play_refuse_ids_of_settled_rounds();

revoke execute on function play_refuse_ids_of_open_rounds, play_refuse_ids_of_settled_rounds from public;
