-- Progress of missions and errands. Only the subscriber missions.progress writes it, and it can be computed again from the history.
-- Coins are in the ledger.
create table missions_members (
  member_id uuid primary key references members,
  -- City of the member at this point of the stream. Only facts of that city count.
  city text not null,
  -- Day and progress of the errands (rules.ts, Itinerary).
  itinerary jsonb not null
) with (fillfactor = 70);
revoke delete on missions_members from wanderluck_app;

create table missions_cities (
  member_id uuid not null references missions_members,
  city text not null,
  -- By mission id (rules.ts, MissionState). Missions without progress are absent.
  missions jsonb not null,
  done int not null check (done >= 0),
  -- Time at which the city's stamp was earned.
  stamp_at timestamptz,
  primary key (member_id, city)
) with (fillfactor = 70);
revoke delete on missions_cities from wanderluck_app;

-- Cities of a member with the event at which each stay began. They tell which rounds a mission has counted.
create table missions_stays (
  member_id uuid not null references missions_members,
  from_tx xid8 not null,
  from_id bigint not null,
  city text not null,
  primary key (member_id, from_tx, from_id)
);
revoke update, delete on missions_stays from wanderluck_app;
