-- Play of a member by UTC day, for the member (decisions §10, trust U13).
create table own_play_days (
  member_id uuid not null,
  day date not null,
  rounds int not null check (rounds >= 0),
  -- Cents, cash and bonus money together.
  staked bigint not null,
  paid bigint not null,
  -- Time between rounds, if it is short enough to count as play.
  played_ms bigint not null check (played_ms >= 0),
  first_round_at timestamptz not null,
  last_round_at timestamptz not null,
  primary key (member_id, day)
);
revoke delete on own_play_days from wanderluck_app;
