-- Skills can be upgraded, and the Hustler pays (decisions §8, decision 0040).

-- One row per step a member took. `journey_members.skill_points` stays what levels have brought, so that a rebuild of levels
-- gives back nothing that was spent.
create table journey_upgrades (
  member_id uuid not null references journey_members,
  -- Chosen by the client: the idempotency key.
  id uuid not null,
  skill text not null check (skill in ('gambler', 'negotiator', 'hustler', 'backpacker')),
  to_level int not null check (to_level between 1 and 5),
  points int not null check (points > 0),
  upgraded_at timestamptz not null,
  primary key (member_id, id),
  -- A step is paid once, however many devices take it at once.
  unique (member_id, skill, to_level)
);
revoke update, delete, truncate on journey_upgrades from wanderluck_app;

-- Nobody spends more points than levels have brought, whatever the code above believes.
create function journey_guard_upgrade() returns trigger language plpgsql as $$
declare brought int;
begin
  select skill_points into brought from journey_members where member_id = new.member_id for update;
  if new.points + coalesce((select sum(points) from journey_upgrades where member_id = new.member_id), 0) > brought then
    raise exception 'member % has not that many skill points', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger journey_upgrades_guard before insert on journey_upgrades
  for each row execute function journey_guard_upgrade();

-- What the Hustler's subscriber knows of a member: one row for who has the skill or once had a bonus running.
create table journey_hustlers (
  member_id uuid primary key references members,
  level int not null default 0 check (level between 0 and 5),
  -- Bonuses that run and deposits that are watched: while there is one, rounds count for it and not for the Hustler.
  items uuid[] not null default '{}',
  -- The UTC day the rest is about.
  day date,
  rounds int not null default 0 check (rounds between 0 and 30),
  -- Hundred-millionths of a cent that the day's rounds have earned; fractions of a cent add up over the day.
  earned bigint not null default 0 check (earned >= 0),
  paid_cents int not null default 0 check (paid_cents between 0 and 5000)
);
revoke delete, truncate on journey_hustlers from wanderluck_app;
