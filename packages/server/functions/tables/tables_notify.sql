create or replace function tables_notify() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_tables', '');
  return null;
end $$;
