-- When entrants were reminded that their tournament is about to start; null: not yet.
alter table tournaments add column reminded_at timestamptz;
grant update (reminded_at) on tournaments to wanderluck_app;
