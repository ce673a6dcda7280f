-- Schema of the feature travel, written by `npm run schema`. The migrations make it; never edit this file.

create table travel_trips (
  member_id uuid not null,
  no integer not null,
  id uuid not null,
  key uuid not null,
  from_city text not null,
  to_city text not null,
  how text not null,
  coins integer not null,
  list_coins integer not null,
  distance_km integer not null,
  ticket_id uuid,
  travelled_at timestamp with time zone not null,
  constraint travel_trips_pkey PRIMARY KEY (member_id, no),
  constraint travel_trips_id_key UNIQUE (id),
  constraint travel_trips_member_id_key_key UNIQUE (member_id, key),
  constraint travel_trips_ticket_id_key UNIQUE (ticket_id),
  constraint travel_trips_coins CHECK (((how = 'coins'::text) = (coins > 0))),
  constraint travel_trips_coins_check CHECK ((coins >= 0)),
  constraint travel_trips_distance_km_check CHECK ((distance_km >= 0)),
  constraint travel_trips_first CHECK (((no = 1) = (how = 'first'::text))),
  constraint travel_trips_how_check CHECK ((how = ANY (ARRAY['first'::text, 'coins'::text, 'ticket'::text]))),
  constraint travel_trips_list_coins_check CHECK ((list_coins > 0)),
  constraint travel_trips_no_check CHECK ((no >= 1)),
  constraint travel_trips_somewhere CHECK ((from_city <> to_city)),
  constraint travel_trips_ticket CHECK (((how = 'ticket'::text) = (ticket_id IS NOT NULL))),
  constraint travel_trips_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke update, delete on travel_trips from wanderluck_app;
