-- Missions and itinerary: what the settled facts of each member come to. Only the subscriber `missions.progress` writes here, and
-- everything can be told again from the history; the Coins stand in the ledger.

create table missions_members (
  member_id uuid primary key references members,
  -- Where the member is at this point of the stream: only there facts count.
  city text not null,
  -- The itinerary's day and what its errands have come to (rules.ts, `Itinerary`).
  itinerary jsonb not null
) with (fillfactor = 70);

create table missions_cities (
  member_id uuid not null references missions_members,
  city text not null,
  -- By mission id (rules.ts, `MissionState`); missions that nothing has counted for are absent.
  missions jsonb not null,
  done int not null check (done >= 0),
  -- When enough of them were done.
  stamp_at timestamptz,
  primary key (member_id, city)
) with (fillfactor = 70);

-- Since which event the member has been in which city: tells which rounds a mission has counted.
create table missions_stays (
  member_id uuid not null references missions_members,
  from_tx xid8 not null,
  from_id bigint not null,
  city text not null,
  primary key (member_id, from_tx, from_id)
);
revoke update on missions_stays from wanderluck_app;
revoke delete, truncate on missions_members, missions_cities, missions_stays from wanderluck_app;
