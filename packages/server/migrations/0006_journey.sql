-- Journey: level, experience, skill points and city of each member; what counts in which window; deposits whose experience
-- waits until they have been staked.

create table journey_members (
  member_id uuid primary key references members,
  city text not null,
  level int not null default 1 check (level >= 1),
  -- Inside this level.
  experience int not null default 0 check (experience >= 0),
  skill_points int not null default 0 check (skill_points >= 0),
  -- Grows with every change; a client drops an older HUD.
  version bigint not null default 1
) with (fillfactor = 70);

-- How often a source has counted in the window it last counted in. A window of another start counts as zero.
create table journey_uses (
  member_id uuid not null references journey_members,
  source text not null,
  hour_start timestamptz not null,
  hour_uses int not null check (hour_uses >= 0),
  day_start timestamptz not null,
  day_uses int not null check (day_uses >= 0),
  month_start timestamptz not null,
  month_uses int not null check (month_uses >= 0),
  primary key (member_id, source)
) with (fillfactor = 70);

-- Decisions §8: experience of a deposit is booked once cash stakes since it (by contribution) reach its amount.
create table journey_deposits (
  top_up_id uuid primary key,
  member_id uuid not null references journey_members,
  source text not null,
  amount_cents bigint not null check (amount_cents > 0),
  staked_cents bigint not null default 0 check (staked_cents >= 0),
  state text not null check (state in ('waiting', 'booked', 'refunded')),
  -- What it brought: less than the source's points when a limit was reached; taken back by a refund.
  points int not null default 0 check (points >= 0),
  credited_at timestamptz not null
);
create index journey_deposits_waiting on journey_deposits (member_id) where state = 'waiting';

revoke delete, truncate on journey_members, journey_uses, journey_deposits from wanderluck_app;
