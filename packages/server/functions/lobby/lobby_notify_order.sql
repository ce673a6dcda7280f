create or replace function lobby_notify_order() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_lobby_order', '');
  return null;
end $$;
