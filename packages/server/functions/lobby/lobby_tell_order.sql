create or replace function lobby_tell_order() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_lobby_order', '');
  return null;
end $$;
