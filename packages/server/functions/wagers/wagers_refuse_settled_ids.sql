create or replace function wagers_refuse_settled_ids() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if exists (select 1 from wagers_settled r where r.member_id = new.member_id and r.id = new.id) then
    raise exception 'a round under this id is settled' using errcode = 'unique_violation', constraint = 'wagers_pending_not_settled';
  end if;
  return null;
end $$;
revoke execute on function wagers_refuse_settled_ids from public;
