create or replace function playlists_count_like() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'INSERT' then
    insert into playlists_like_totals as t (list, likes) values (new.list, 1)
      on conflict (list) do update set likes = t.likes + 1;
  else
    update playlists_like_totals set likes = likes - 1 where list = old.list;
  end if;
  return null;
end $$;
