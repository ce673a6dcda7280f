create or replace function staff_clerks_keep_owner() returns trigger
language plpgsql set search_path = pg_catalog, public
as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    or current_setting('wanderluck.closes_demonstration', true) = 'yes'
  then return new;
  end if;
  -- Acquire the lock first, so that the query below sees the committed changes of earlier lock holders.
  perform pg_advisory_xact_lock(hashtext('staff_accounts'));
  if not exists (select 1 from staff_clerks where id <> old.id and active and 'owner' = any(roles))
  then raise exception 'staff_clerks_last_owner: the last active owner stays one';
  end if;
  return new;
end $$;
