create or replace function playlists_count_list() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'INSERT' then
    insert into playlists_members as m (member_id, lists) values (new.member_id, 1)
      on conflict (member_id) do update set lists = m.lists + 1;
  else
    update playlists_members set lists = lists - 1 where member_id = old.member_id;
  end if;
  return null;
end $$;
