-- Tables of the travel wheel (decision 119), closed like the first tables until a clerk opens them. The maximum stakes of the high numbers
-- are lower, so that a win with the maximum multiplier of 256 is at most 250,000.00.
insert into tables (slug, name, game, math_version, city, chip_cents, min_spot_cents, max_spot_cents, max_total_cents, max_spots,
    max_by_spot, bets_ms, closing_ms, closed_ms, settled_ms)
  values ('grand-departure', 'Grand Departure', 'travel-wheel', '1', 'paris', 50, 50, 10000, 30000, 5,
      '{"pays:13": 7500, "pays:27": 3500}', 15000, 5000, 1000, 4000),
    ('carnival-departure', 'Carnival Departure', 'travel-wheel', '1', 'rio-de-janeiro', 10, 10, 2000, 6000, 5,
      '{"pays:27": 1000}', 10000, 4000, 1000, 3000);

-- Stakes that members have saved for the tables of a game, in cents by spot (decision 119).
create table tables_favourites (
  member_id uuid not null,
  -- Chosen by the member's client, so that a repeated request saves nothing again.
  id uuid not null,
  game text not null,
  name text not null check (char_length(name) between 1 and 30),
  spots jsonb not null,
  created_at timestamptz not null,
  primary key (member_id, id)
);
