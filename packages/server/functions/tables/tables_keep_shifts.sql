-- Allows only one change to a shift: its end.
create or replace function tables_keep_shifts() returns trigger
language plpgsql
as $$
begin
  if old.ended_at is not null or (new.id, new.table_slug, new.dealer_id, new.dealer_name, new.started_at, new.planned_end)
      is distinct from (old.id, old.table_slug, old.dealer_id, old.dealer_name, old.started_at, old.planned_end) then
    raise exception 'shift % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
