create or replace function limits_guard_own() returns trigger
language plpgsql
as $$
begin
  if old.value is not null and (new.value is null or new.value > old.value) and not (
       old.effective_at is not null and new.changed_at >= old.effective_at
       and new.value is not distinct from old.waiting_value) then
    raise exception 'a limit of % cannot be weakened without its wait', old.member_id using errcode = 'check_violation';
  end if;
  if new.effective_at is not null and new.effective_at is distinct from old.effective_at
     and new.effective_at < new.asked_at + interval '24 hours' then
    raise exception 'a weaker limit of % has to wait a day', old.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
