-- Schema of the feature play, written by `npm run schema`. The migrations make it; never edit this file.

create table play_best_wins (
  game text not null,
  day date not null,
  payout bigint not null,
  stake bigint not null,
  won_at timestamp with time zone not null,
  constraint play_best_wins_pkey PRIMARY KEY (game, day),
  constraint play_best_wins_check CHECK ((payout > stake)),
  constraint play_best_wins_stake_check CHECK ((stake > 0))
);

create table play_returns (
  game text not null,
  math_version text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  expected numeric(30,6) not null,
  squares numeric(40,4) not null,
  spread numeric(40,4) not null,
  constraint play_returns_pkey PRIMARY KEY (game, math_version, day),
  constraint play_returns_rounds_check CHECK ((rounds >= 0))
);
revoke delete on play_returns from wanderluck_app;
