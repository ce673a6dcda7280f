-- A member rates a game once, and may change the rating.
create table ratings (
  member_id uuid not null references members,
  game text not null,
  stars int not null check (stars between 1 and 5),
  rated_at timestamptz not null,
  primary key (member_id, game)
);
create trigger ratings_counted after insert or delete or update of stars on ratings for each row execute function ratings_count();

create table ratings_totals (
  game text primary key,
  stars bigint not null check (stars >= 0),
  raters bigint not null check (raters >= 0)
);
revoke insert, update, delete on ratings_totals from wanderluck_app;
