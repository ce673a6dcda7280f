create or replace function wallet_guard_debt() returns trigger
language plpgsql
as $$
begin
  if new.settled_cents < old.settled_cents then
    raise exception 'debt % cannot be settled less', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
