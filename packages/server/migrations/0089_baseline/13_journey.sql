create table journey_members (
  member_id uuid primary key references members,
  city text not null,
  level int not null default 1 check (level >= 1),
  -- Experience within the level.
  experience int not null default 0 check (experience >= 0),
  skill_points int not null default 0 check (skill_points >= 0),
  -- Grows with every change; a client ignores an older HUD.
  version bigint not null default 1
) with (fillfactor = 70);
revoke delete on journey_members from wanderluck_app;

-- How often a source has counted in its last hour, day and month. A window with another start counts as 0.
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
revoke delete on journey_uses from wanderluck_app;

-- Experience of a deposit is booked once the cash stakes after it, by contribution, reach its amount (decisions §8). A deposit that
-- is refunded in part loses its experience in proportion (decision 78).
create table journey_deposits (
  top_up_id uuid primary key,
  member_id uuid not null references journey_members,
  source text not null,
  amount_cents bigint not null check (amount_cents > 0),
  staked_cents bigint not null default 0 check (staked_cents >= 0),
  state text not null check (state in ('waiting', 'booked', 'refunded')),
  -- Booked points: fewer than the source gives if a limit was reached.
  points int not null default 0 check (points >= 0),
  credited_at timestamptz not null,
  refunded_cents bigint not null default 0,
  check (refunded_cents between 0 and amount_cents)
);
create index journey_deposits_waiting on journey_deposits (member_id) where state = 'waiting';
revoke delete on journey_deposits from wanderluck_app;

-- Skills of decisions §8. Prices and wagering requirements read them.
create table journey_skills (
  member_id uuid not null references members,
  skill text not null check (skill in ('gambler', 'negotiator', 'hustler', 'backpacker')),
  level int not null check (level between 1 and 5),
  primary key (member_id, skill)
);
revoke delete on journey_skills from wanderluck_app;

-- One row per skill step that a member bought. journey_members.skill_points keeps the sum earned by levels, so that computing
-- levels again does not return spent points.
create table journey_upgrades (
  member_id uuid not null references journey_members,
  -- Chosen by the client: the idempotency key.
  id uuid not null,
  skill text not null check (skill in ('gambler', 'negotiator', 'hustler', 'backpacker')),
  to_level int not null check (to_level between 1 and 5),
  points int not null check (points > 0),
  upgraded_at timestamptz not null,
  primary key (member_id, id),
  -- A step is paid once, however many devices buy it at the same time.
  unique (member_id, skill, to_level)
);
create trigger journey_upgrades_guard before insert on journey_upgrades for each row execute function journey_guard_upgrade();
revoke update, delete on journey_upgrades from wanderluck_app;

-- State of the Hustler's subscriber, for members with the skill or with a bonus at some time.
create table journey_hustlers (
  member_id uuid primary key references members,
  level int not null default 0 check (level between 0 and 5),
  -- Running bonuses and watched deposits. While there is one, rounds count for it and not for the Hustler.
  items uuid[] not null default '{}',
  -- UTC day of the figures that follow.
  day date,
  rounds int not null default 0 check (rounds between 0 and 30),
  -- Earned by the day's rounds, in hundred-millionths of a cent, so that fractions of a cent add up.
  earned bigint not null default 0 check (earned >= 0),
  paid_cents int not null default 0 check (paid_cents between 0 and 5000)
);
revoke delete on journey_hustlers from wanderluck_app;
