create or replace function exclusions_keep() returns trigger
language plpgsql
as $$
begin
  if old.ended_at is not null
    or (new.id, new.member_id, new.length, new.since, new.until, new.clerk_id)
      is distinct from (old.id, old.member_id, old.length, old.since, old.until, old.clerk_id)
  then raise exception 'an exclusion stays as it was set';
  end if;
  return new;
end $$;
