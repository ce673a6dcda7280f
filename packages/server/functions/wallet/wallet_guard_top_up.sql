create or replace function wallet_guard_top_up() returns trigger
language plpgsql
as $$
declare
  ranks constant text[] := array['started', 'authorised', 'declined', 'credited', 'refunded'];
begin
  if array_position(ranks, new.state) < array_position(ranks, old.state) then
    raise exception 'top-up % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
  end if;
  if old.provider_ref is not null and new.provider_ref is distinct from old.provider_ref then
    raise exception 'top-up % has its payment already', old.id using errcode = 'check_violation';
  end if;
  if new.refunded_cents < old.refunded_cents then
    raise exception 'top-up % cannot be refunded less', old.id using errcode = 'check_violation';
  end if;
  return new;
end $$;
