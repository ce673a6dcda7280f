-- Achievements: what each member's settled facts come to over the whole journey, the records, the badges. Only the subscriber
-- `achievements.log` writes here, and everything can be told again from the history.

create table achievements_members (
  member_id uuid primary key references members,
  -- Counts and what was already met (rules.ts, `Logbook`).
  logbook jsonb not null
) with (fillfactor = 70);

create table achievements_records (
  member_id uuid not null references achievements_members,
  kind text not null check (kind in ('win', 'bet', 'multiplier')),
  -- Cents of a win or a bet, hundredths of a multiplier.
  value bigint not null check (value > 0),
  game text not null,
  round_id uuid not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  at timestamptz not null,
  primary key (member_id, kind)
) with (fillfactor = 70);

create table achievements_badges (
  member_id uuid not null references achievements_members,
  badge text not null,
  earned_at timestamptz not null,
  primary key (member_id, badge)
);
revoke update on achievements_badges from wanderluck_app;
revoke delete, truncate on achievements_members, achievements_records, achievements_badges from wanderluck_app;
