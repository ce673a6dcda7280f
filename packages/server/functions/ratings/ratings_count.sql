create or replace function ratings_count() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  if tg_op = 'INSERT' then
    insert into ratings_totals as t (game, stars, raters) values (new.game, new.stars, 1)
      on conflict (game) do update set stars = t.stars + excluded.stars, raters = t.raters + 1;
  elsif tg_op = 'UPDATE' then
    update ratings_totals set stars = stars - old.stars + new.stars where game = new.game;
  else
    update ratings_totals set stars = stars - old.stars, raters = raters - 1 where game = old.game;
  end if;
  -- Notify all server processes, because each caches the average rating of this game.
  perform pg_notify('wl_ratings', coalesce(new.game, old.game));
  return null;
end $$;
