-- Schema of the feature achievements, written by `npm run schema`. The migrations make it; never edit this file.

create table achievements_badges (
  member_id uuid not null,
  badge text not null,
  earned_at timestamp with time zone not null,
  constraint achievements_badges_pkey PRIMARY KEY (member_id, badge),
  constraint achievements_badges_member_id_fkey FOREIGN KEY (member_id) REFERENCES achievements_members(member_id)
);
revoke update, delete on achievements_badges from wanderluck_app;

create table achievements_members (
  member_id uuid not null,
  logbook jsonb not null,
  constraint achievements_members_pkey PRIMARY KEY (member_id),
  constraint achievements_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=70);
revoke delete on achievements_members from wanderluck_app;

create table achievements_records (
  member_id uuid not null,
  kind text not null,
  value bigint not null,
  game text not null,
  round_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  at timestamp with time zone not null,
  constraint achievements_records_pkey PRIMARY KEY (member_id, kind),
  constraint achievements_records_kind_check CHECK ((kind = ANY (ARRAY['win'::text, 'bet'::text, 'multiplier'::text]))),
  constraint achievements_records_payout_check CHECK ((payout >= 0)),
  constraint achievements_records_stake_check CHECK ((stake > 0)),
  constraint achievements_records_value_check CHECK ((value > 0)),
  constraint achievements_records_member_id_fkey FOREIGN KEY (member_id) REFERENCES achievements_members(member_id)
) with (fillfactor=70);
revoke delete on achievements_records from wanderluck_app;
