-- Schema of the feature missions, written by `npm run schema`. The migrations make it; never edit this file.

create table missions_cities (
  member_id uuid not null,
  city text not null,
  missions jsonb not null,
  done integer not null,
  stamp_at timestamp with time zone,
  constraint missions_cities_pkey PRIMARY KEY (member_id, city),
  constraint missions_cities_done_check CHECK ((done >= 0)),
  constraint missions_cities_member_id_fkey FOREIGN KEY (member_id) REFERENCES missions_members(member_id)
) with (fillfactor=70);
revoke delete on missions_cities from wanderluck_app;

create table missions_members (
  member_id uuid not null,
  city text not null,
  itinerary jsonb not null,
  constraint missions_members_pkey PRIMARY KEY (member_id),
  constraint missions_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=70);
revoke delete on missions_members from wanderluck_app;

create table missions_stays (
  member_id uuid not null,
  from_tx xid8 not null,
  from_id bigint not null,
  city text not null,
  constraint missions_stays_pkey PRIMARY KEY (member_id, from_tx, from_id),
  constraint missions_stays_member_id_fkey FOREIGN KEY (member_id) REFERENCES missions_members(member_id)
);
revoke update, delete on missions_stays from wanderluck_app;
