-- What games have paid against what they publish (trust G18, decision 0022).

-- One row per game, version of its mathematics and UTC day of the settlement.
create table play_returns (
  game text not null,
  math_version text not null,
  day date not null,
  rounds bigint not null check (rounds > 0),
  -- Cents.
  staked bigint not null,
  paid bigint not null,
  -- Cents and their fractions: what the bets were to pay by the published returns of their parts.
  expected numeric(30, 6) not null,
  -- Cents squared: the sum of (paid - expected)² of each round, and of the squared deviation each round may have as published.
  squares numeric(40, 4) not null,
  spread numeric(40, 4) not null,
  primary key (game, math_version, day)
);
revoke delete, truncate on play_returns from wanderluck_app;

-- Its subscriber must not take a round of an older mathematics for one of today's.
create or replace view event_rounds as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as round_id, game, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, session_id, math_version
  from play_rounds where tx is not null;
