-- Refuses an update that changes or removes the cash-out of a spot, or adds a cash-out after the bet was settled or
-- refunded.
create or replace function tables_keep_cash_outs() returns trigger
language plpgsql
as $$
begin
  if old.closed_at is not null or not (new.cash_outs @> old.cash_outs) then
    raise exception 'the cash-outs of bet % cannot be changed', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
