create or replace function passport_overrides_keep() returns trigger
language plpgsql
as $$
begin
  if old.outcome is not null
    or (new.id, new.member_id, new.reason, new.asked_by, new.asked_at)
      is distinct from (old.id, old.member_id, old.reason, old.asked_by, old.asked_at)
  then raise exception 'an override stays as it was asked and decided';
  end if;
  return new;
end $$;
