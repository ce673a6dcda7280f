create or replace function play_notify_switch() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_game_switches', '');
  return null;
end $$;
