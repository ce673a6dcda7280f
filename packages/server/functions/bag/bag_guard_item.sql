create or replace function bag_guard_item() returns trigger
language plpgsql
as $$
declare
  ranks constant text[] := array['in_bag', 'active', 'running'];
begin
  if old.ended_at is not null then
    raise exception 'item % has ended as %', old.id, old.state using errcode = 'check_violation';
  end if;
  if array_position(ranks, new.state) < array_position(ranks, old.state) then
    raise exception 'item % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end $$;
