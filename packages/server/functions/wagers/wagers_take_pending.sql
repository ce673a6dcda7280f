-- Removes and returns an open wager, so that it is settled or voided only once. Raises check_violation if the wager is not open.
create or replace function wagers_take_pending(p_member_id uuid, p_id uuid) returns wagers_pending
language plpgsql
as $$
declare taken wagers_pending;
begin
  delete from wagers_pending where member_id = p_member_id and id = p_id returning * into taken;
  if not found then
    raise exception 'round % is not open', p_id using errcode = 'check_violation';
  end if;
  return taken;
end $$;
revoke execute on function wagers_take_pending from public;
