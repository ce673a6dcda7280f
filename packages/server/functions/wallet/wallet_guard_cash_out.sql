create or replace function wallet_guard_cash_out() returns trigger
language plpgsql
as $$
begin
  if new.state = old.state
    or (old.state = 'pending' and new.state in ('flushed', 'approved_once', 'processing', 'cancelled'))
    or (old.state = 'flushed' and new.state in ('approved_once', 'processing', 'cancelled'))
    or (old.state = 'approved_once' and new.state in ('processing', 'cancelled'))
    or (old.state = 'processing' and new.state in ('paid', 'failed'))
  then
    return new;
  end if;
  raise exception 'cash-out % cannot go from % to %', old.id, old.state, new.state using errcode = 'check_violation';
end $$;
