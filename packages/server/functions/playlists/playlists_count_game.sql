create or replace function playlists_count_game() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'INSERT' then
    update playlists set games = games + 1 where id = new.list_id;
  else
    update playlists set games = games - 1 where id = old.list_id;
  end if;
  return null;
end $$;
