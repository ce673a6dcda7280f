-- Playlists of members (specification §3, §5; decisions §11), stars for games, and the best win of each game and day.

-- How many lists a member has. Creating one changes this row, so that two at once wait for each other and the CHECK holds.
create table playlists_members (
  member_id uuid primary key references members,
  lists int not null constraint playlists_at_most_50 check (lists between 0 and 50)
);

create table playlists (
  -- Chosen by the client: creating the same list twice makes one.
  id uuid primary key,
  member_id uuid not null references members,
  name text not null check (char_length(name) between 3 and 60),
  -- The name without regard to case (playlists/rules.ts).
  name_key text not null,
  -- Whether others may read it by its link.
  shared boolean not null default false,
  -- Kept by the trigger below.
  games int not null default 0 constraint playlists_at_most_200_games check (games between 0 and 200),
  created_at timestamptz not null,
  constraint playlists_name_once unique (member_id, name_key)
);
revoke insert, update, delete, truncate on playlists_members from wanderluck_app;
revoke update, truncate on playlists from wanderluck_app;
grant update (name, name_key, shared) on playlists to wanderluck_app;

create table playlists_games (
  list_id uuid not null references playlists on delete cascade,
  game text not null,
  position int not null check (position >= 0),
  added_at timestamptz not null,
  primary key (list_id, game)
);

create function playlists_count_list() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into playlists_members as m (member_id, lists) values (new.member_id, 1)
      on conflict (member_id) do update set lists = m.lists + 1;
  else
    update playlists_members set lists = lists - 1 where member_id = old.member_id;
  end if;
  return null;
end $$;
create trigger playlists_counted after insert or delete on playlists
  for each row execute function playlists_count_list();

create function playlists_count_game() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    update playlists set games = games + 1 where id = new.list_id;
  else
    update playlists set games = games - 1 where id = old.list_id;
  end if;
  return null;
end $$;
create trigger playlists_games_counted after insert or delete on playlists_games
  for each row execute function playlists_count_game();

-- `list` is the id of a member's list or the name of one of the house's, which are data and no rows.
create table playlists_likes (
  list text not null,
  member_id uuid not null references members,
  liked_at timestamptz not null,
  primary key (list, member_id)
);
create table playlists_like_totals (
  list text primary key,
  likes int not null check (likes >= 0)
);
revoke insert, update, delete, truncate on playlists_like_totals from wanderluck_app;
create function playlists_count_like() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into playlists_like_totals as t (list, likes) values (new.list, 1)
      on conflict (list) do update set likes = t.likes + 1;
  else
    update playlists_like_totals set likes = likes - 1 where list = old.list;
  end if;
  return null;
end $$;
create trigger playlists_likes_counted after insert or delete on playlists_likes
  for each row execute function playlists_count_like();

-- A member rates a game once, and may change the mind.
create table ratings (
  member_id uuid not null references members,
  game text not null,
  stars int not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (member_id, game)
);
create table ratings_totals (
  game text primary key,
  stars bigint not null check (stars >= 0),
  raters bigint not null check (raters >= 0)
);
revoke insert, update, delete, truncate on ratings_totals from wanderluck_app;
create function ratings_count() returns trigger
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  if tg_op = 'INSERT' then
    insert into ratings_totals as t (game, stars, raters) values (new.game, new.stars, 1)
      on conflict (game) do update set stars = t.stars + excluded.stars, raters = t.raters + 1;
  elsif tg_op = 'UPDATE' then
    update ratings_totals set stars = stars - old.stars + new.stars where game = new.game;
  else
    update ratings_totals set stars = stars - old.stars, raters = raters - 1 where game = old.game;
  end if;
  -- Every process of the house keeps the averages in memory and hears of this one's change.
  perform pg_notify('wl_ratings', coalesce(new.game, old.game));
  return null;
end $$;
create trigger ratings_counted after insert or update of stars or delete on ratings
  for each row execute function ratings_count();

-- The highest payout of a game on a day (UTC), for its profile. Fed by a subscriber, so a bet does not pay for it.
create table play_best_wins (
  game text not null,
  day date not null,
  payout bigint not null check (payout > stake),
  stake bigint not null check (stake > 0),
  won_at timestamptz not null,
  primary key (game, day)
);
