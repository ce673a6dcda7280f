create or replace function play_refuse_ids_of_settled_rounds() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if exists (select 1 from play_rounds r where r.member_id = new.member_id and r.id = new.id) then
    raise exception 'a round under this id is settled' using errcode = 'unique_violation', constraint = 'play_open_rounds_not_settled';
  end if;
  return null;
end $$;
revoke execute on function play_refuse_ids_of_settled_rounds from public;
