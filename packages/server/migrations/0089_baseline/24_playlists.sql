-- Number of lists of a member. Creating a list changes this row, so that two at the same time wait for each other and the CHECK
-- applies.
create table playlists_members (
  member_id uuid primary key references members,
  lists int not null constraint playlists_at_most_50 check (lists between 0 and 50)
);
revoke insert, update, delete on playlists_members from wanderluck_app;

create table playlists (
  -- Chosen by the client, so that creating the same list twice makes one.
  id uuid primary key,
  member_id uuid not null references members,
  name text not null check (char_length(name) between 3 and 60),
  -- Name without regard to case (playlists/rules.ts).
  name_key text not null,
  -- True if others may read the list by its link.
  shared boolean not null default false,
  -- The trigger on playlists_games counts.
  games int not null default 0 constraint playlists_at_most_200_games check (games between 0 and 200),
  created_at timestamptz not null,
  constraint playlists_name_once unique (member_id, name_key)
);
create trigger playlists_counted after insert or delete on playlists for each row execute function playlists_count_list();
revoke update on playlists from wanderluck_app;
grant update (name, name_key, shared) on playlists to wanderluck_app;

create table playlists_games (
  list_id uuid not null references playlists on delete cascade,
  game text not null,
  position int not null check (position >= 0),
  added_at timestamptz not null,
  primary key (list_id, game)
);
create trigger playlists_games_counted after insert or delete on playlists_games
  for each row execute function playlists_count_game();

create table playlists_likes (
  -- Id of a member's list, or name of one of the casino's lists, which have no rows.
  list text not null,
  member_id uuid not null references members,
  liked_at timestamptz not null,
  primary key (list, member_id)
);
create trigger playlists_likes_counted after insert or delete on playlists_likes
  for each row execute function playlists_count_like();

create table playlists_like_totals (
  list text primary key,
  likes int not null check (likes >= 0)
);
revoke insert, update, delete on playlists_like_totals from wanderluck_app;
