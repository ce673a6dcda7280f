-- Schema of the feature ratings, written by `npm run schema`. The migrations make it; never edit this file.

create table ratings (
  member_id uuid not null,
  game text not null,
  stars integer not null,
  rated_at timestamp with time zone not null,
  constraint ratings_pkey PRIMARY KEY (member_id, game),
  constraint ratings_stars_check CHECK (((stars >= 1) AND (stars <= 5))),
  constraint ratings_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER ratings_counted AFTER INSERT OR DELETE OR UPDATE OF stars ON public.ratings FOR EACH ROW EXECUTE FUNCTION ratings_count();

create table ratings_totals (
  game text not null,
  stars bigint not null,
  raters bigint not null,
  constraint ratings_totals_pkey PRIMARY KEY (game),
  constraint ratings_totals_raters_check CHECK ((raters >= 0)),
  constraint ratings_totals_stars_check CHECK ((stars >= 0))
);
-- wanderluck_app may: select

CREATE OR REPLACE FUNCTION public.ratings_count()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;
