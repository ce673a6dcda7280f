create or replace function staff_account_requests_keep() returns trigger
language plpgsql
as $$
begin
  if old.outcome is not null
    or (to_jsonb(new) - '{outcome,decided_by,decided_at,decision_reason}'::text[])
      is distinct from (to_jsonb(old) - '{outcome,decided_by,decided_at,decision_reason}'::text[])
  then raise exception 'a request stays as it was asked and decided';
  end if;
  return new;
end $$;
