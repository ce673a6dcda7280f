-- Schema of the feature playlists, written by `npm run schema`. The migrations make it; never edit this file.

create table playlists (
  id uuid not null,
  member_id uuid not null,
  name text not null,
  name_key text not null,
  shared boolean default false not null,
  games integer default 0 not null,
  created_at timestamp with time zone not null,
  constraint playlists_pkey PRIMARY KEY (id),
  constraint playlists_name_once UNIQUE (member_id, name_key),
  constraint playlists_at_most_200_games CHECK (((games >= 0) AND (games <= 200))),
  constraint playlists_name_check CHECK (((char_length(name) >= 3) AND (char_length(name) <= 60))),
  constraint playlists_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER playlists_counted AFTER INSERT OR DELETE ON public.playlists FOR EACH ROW EXECUTE FUNCTION playlists_count_list();
revoke update on playlists from wanderluck_app;
grant update (name, name_key, shared) on playlists to wanderluck_app;

create table playlists_games (
  list_id uuid not null,
  game text not null,
  position integer not null,
  added_at timestamp with time zone not null,
  constraint playlists_games_pkey PRIMARY KEY (list_id, game),
  constraint playlists_games_position_check CHECK (("position" >= 0)),
  constraint playlists_games_list_id_fkey FOREIGN KEY (list_id) REFERENCES playlists(id) ON DELETE CASCADE
);
CREATE TRIGGER playlists_games_counted AFTER INSERT OR DELETE ON public.playlists_games FOR EACH ROW EXECUTE FUNCTION playlists_count_game();

create table playlists_like_totals (
  list text not null,
  likes integer not null,
  constraint playlists_like_totals_pkey PRIMARY KEY (list),
  constraint playlists_like_totals_likes_check CHECK ((likes >= 0))
);
revoke insert, update, delete on playlists_like_totals from wanderluck_app;

create table playlists_likes (
  list text not null,
  member_id uuid not null,
  liked_at timestamp with time zone not null,
  constraint playlists_likes_pkey PRIMARY KEY (list, member_id),
  constraint playlists_likes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER playlists_likes_counted AFTER INSERT OR DELETE ON public.playlists_likes FOR EACH ROW EXECUTE FUNCTION playlists_count_like();

create table playlists_members (
  member_id uuid not null,
  lists integer not null,
  constraint playlists_members_pkey PRIMARY KEY (member_id),
  constraint playlists_at_most_50 CHECK (((lists >= 0) AND (lists <= 50))),
  constraint playlists_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke insert, update, delete on playlists_members from wanderluck_app;
