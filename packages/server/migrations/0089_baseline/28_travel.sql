-- Trips of members between cities (decision 38). The journey has the present city (journey_members.city).
create table travel_trips (
  member_id uuid not null references members,
  -- 1 is the first trip.
  no int not null check (no >= 1),
  -- Operation in the ledger if Coins were paid.
  id uuid not null unique,
  -- The client's idempotency key.
  key uuid not null,
  from_city text not null,
  to_city text not null,
  how text not null check (how in ('first', 'coins', 'ticket')),
  -- Paid Coins, and the fare without skills.
  coins int not null check (coins >= 0),
  list_coins int not null check (list_coins > 0),
  distance_km int not null check (distance_km >= 0),
  -- Item of the bag that paid. It pays once.
  ticket_id uuid unique,
  travelled_at timestamptz not null,
  primary key (member_id, no),
  unique (member_id, key),
  constraint travel_trips_somewhere check (from_city <> to_city),
  -- Only the first trip is free (decisions §8).
  constraint travel_trips_first check ((no = 1) = (how = 'first')),
  constraint travel_trips_coins check ((how = 'coins') = (coins > 0)),
  constraint travel_trips_ticket check ((how = 'ticket') = (ticket_id is not null))
);
revoke update, delete on travel_trips from wanderluck_app;
