-- Schema of the feature journey, written by `npm run schema`. The migrations make it; never edit this file.

create table journey_deposits (
  top_up_id uuid not null,
  member_id uuid not null,
  source text not null,
  amount_cents bigint not null,
  staked_cents bigint default 0 not null,
  state text not null,
  points integer default 0 not null,
  credited_at timestamp with time zone not null,
  refunded_cents bigint default 0 not null,
  constraint journey_deposits_pkey PRIMARY KEY (top_up_id),
  constraint journey_deposits_amount_cents_check CHECK ((amount_cents > 0)),
  constraint journey_deposits_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  constraint journey_deposits_points_check CHECK ((points >= 0)),
  constraint journey_deposits_staked_cents_check CHECK ((staked_cents >= 0)),
  constraint journey_deposits_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'booked'::text, 'refunded'::text]))),
  constraint journey_deposits_member_id_fkey FOREIGN KEY (member_id) REFERENCES journey_members(member_id)
);
CREATE INDEX journey_deposits_waiting ON public.journey_deposits USING btree (member_id) WHERE (state = 'waiting'::text);
revoke delete on journey_deposits from wanderluck_app;

create table journey_hustlers (
  member_id uuid not null,
  level integer default 0 not null,
  items uuid[] default '{}'::uuid[] not null,
  day date,
  rounds integer default 0 not null,
  earned bigint default 0 not null,
  paid_cents integer default 0 not null,
  constraint journey_hustlers_pkey PRIMARY KEY (member_id),
  constraint journey_hustlers_earned_check CHECK ((earned >= 0)),
  constraint journey_hustlers_level_check CHECK (((level >= 0) AND (level <= 5))),
  constraint journey_hustlers_paid_cents_check CHECK (((paid_cents >= 0) AND (paid_cents <= 5000))),
  constraint journey_hustlers_rounds_check CHECK (((rounds >= 0) AND (rounds <= 30))),
  constraint journey_hustlers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke delete on journey_hustlers from wanderluck_app;

create table journey_members (
  member_id uuid not null,
  city text not null,
  level integer default 1 not null,
  experience integer default 0 not null,
  skill_points integer default 0 not null,
  version bigint default 1 not null,
  constraint journey_members_pkey PRIMARY KEY (member_id),
  constraint journey_members_experience_check CHECK ((experience >= 0)),
  constraint journey_members_level_check CHECK ((level >= 1)),
  constraint journey_members_skill_points_check CHECK ((skill_points >= 0)),
  constraint journey_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=70);
revoke delete on journey_members from wanderluck_app;

create table journey_skills (
  member_id uuid not null,
  skill text not null,
  level integer not null,
  constraint journey_skills_pkey PRIMARY KEY (member_id, skill),
  constraint journey_skills_level_check CHECK (((level >= 1) AND (level <= 5))),
  constraint journey_skills_skill_check CHECK ((skill = ANY (ARRAY['gambler'::text, 'negotiator'::text, 'hustler'::text, 'backpacker'::text]))),
  constraint journey_skills_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke delete on journey_skills from wanderluck_app;

create table journey_upgrades (
  member_id uuid not null,
  id uuid not null,
  skill text not null,
  to_level integer not null,
  points integer not null,
  upgraded_at timestamp with time zone not null,
  constraint journey_upgrades_pkey PRIMARY KEY (member_id, id),
  constraint journey_upgrades_member_id_skill_to_level_key UNIQUE (member_id, skill, to_level),
  constraint journey_upgrades_points_check CHECK ((points > 0)),
  constraint journey_upgrades_skill_check CHECK ((skill = ANY (ARRAY['gambler'::text, 'negotiator'::text, 'hustler'::text, 'backpacker'::text]))),
  constraint journey_upgrades_to_level_check CHECK (((to_level >= 1) AND (to_level <= 5))),
  constraint journey_upgrades_member_id_fkey FOREIGN KEY (member_id) REFERENCES journey_members(member_id)
);
CREATE TRIGGER journey_upgrades_guard BEFORE INSERT ON public.journey_upgrades FOR EACH ROW EXECUTE FUNCTION journey_guard_upgrade();
revoke update, delete on journey_upgrades from wanderluck_app;

create table journey_uses (
  member_id uuid not null,
  source text not null,
  hour_start timestamp with time zone not null,
  hour_uses integer not null,
  day_start timestamp with time zone not null,
  day_uses integer not null,
  month_start timestamp with time zone not null,
  month_uses integer not null,
  constraint journey_uses_pkey PRIMARY KEY (member_id, source),
  constraint journey_uses_day_uses_check CHECK ((day_uses >= 0)),
  constraint journey_uses_hour_uses_check CHECK ((hour_uses >= 0)),
  constraint journey_uses_month_uses_check CHECK ((month_uses >= 0)),
  constraint journey_uses_member_id_fkey FOREIGN KEY (member_id) REFERENCES journey_members(member_id)
) with (fillfactor=70);
revoke delete on journey_uses from wanderluck_app;
