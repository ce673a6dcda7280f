-- Schema of the feature own-play, written by `npm run schema`. The migrations make it; never edit this file.

create table own_play_days (
  member_id uuid not null,
  day date not null,
  rounds integer not null,
  staked bigint not null,
  paid bigint not null,
  played_ms bigint not null,
  first_round_at timestamp with time zone not null,
  last_round_at timestamp with time zone not null,
  constraint own_play_days_pkey PRIMARY KEY (member_id, day),
  constraint own_play_days_played_ms_check CHECK ((played_ms >= 0)),
  constraint own_play_days_rounds_check CHECK ((rounds >= 0))
);
revoke delete on own_play_days from wanderluck_app;
