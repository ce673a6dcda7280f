create or replace function tables_refuse_change() returns trigger
language plpgsql
as $$
begin
  raise exception 'the record of a table is append-only' using errcode = 'restrict_violation';
end $$;
