create or replace function titles_notify_switch() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_title_switches', '');
  return null;
end $$;
