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
revoke insert, update, delete on ratings_totals from wanderluck_app;
