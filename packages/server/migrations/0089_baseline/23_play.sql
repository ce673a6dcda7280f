-- Games that clerks have switched off; the game * is all of them. A game without a row is open.
create table play_game_switches (
  game text primary key,
  state text not null check (state in ('open', 'maintenance', 'off')),
  changed_at timestamptz not null default now(),
  -- True: stakes cannot use bonus money.
  no_bonus_money boolean not null default false,
  no_free_play boolean not null default false
);
create trigger play_game_switches_told after insert or delete or update on play_game_switches
  for each statement execute function play_notify_switch();

-- Highest payout of a game on a UTC day. A subscriber writes it, so that bets do not pay for it.
create table play_best_wins (
  game text not null,
  day date not null,
  payout bigint not null,
  stake bigint not null check (stake > 0),
  won_at timestamptz not null,
  primary key (game, day),
  check (payout > stake)
);

-- Payouts of games beside their published returns (trust G18, decision 22): one row per game, version of its mathematics and UTC
-- day.
create table play_returns (
  game text not null,
  math_version text not null,
  day date not null,
  rounds bigint not null check (rounds >= 0),
  -- In cents, as paid.
  staked bigint not null,
  paid bigint not null,
  -- In fractions of a cent: payouts by the published returns of the bets' parts.
  expected numeric(30,6) not null,
  -- In squared cents: sum over the rounds of (paid - expected)², and of the published squared deviation.
  squares numeric(40,4) not null,
  spread numeric(40,4) not null,
  primary key (game, math_version, day)
);
revoke delete on play_returns from wanderluck_app;
