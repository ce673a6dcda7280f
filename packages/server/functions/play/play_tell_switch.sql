create or replace function play_tell_switch() returns trigger
language plpgsql
as $$
begin
  perform pg_notify('wl_game_switches', '');
  return null;
end $$;
