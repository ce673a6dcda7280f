create or replace function limits_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the history of limits is append-only' using errcode = 'restrict_violation';
end $$;
