-- Logbook of a member. Only the subscriber achievements.log writes the tables of achievements, and they can be computed again from
-- the history.
create table achievements_members (
  member_id uuid primary key references members,
  -- Counts and conditions that were met (rules.ts, Logbook).
  logbook jsonb not null
) with (fillfactor = 70);
revoke delete on achievements_members from wanderluck_app;

create table achievements_records (
  member_id uuid not null references achievements_members,
  kind text not null check (kind in ('win', 'bet', 'multiplier')),
  -- Cents of a win or bet, or hundredths of a multiplier.
  value bigint not null check (value > 0),
  game text not null,
  round_id uuid not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  at timestamptz not null,
  primary key (member_id, kind)
) with (fillfactor = 70);
revoke delete on achievements_records from wanderluck_app;

create table achievements_badges (
  member_id uuid not null references achievements_members,
  badge text not null,
  earned_at timestamptz not null,
  primary key (member_id, badge)
);
revoke update, delete on achievements_badges from wanderluck_app;
