-- Post codes an operator has imported from GeoNames files (`npm run import-postcodes`): the look-up of registration fills the city.

create table members_postcodes (
  country text not null check (country ~ '^[A-Z]{2}$'),
  -- Upper case, letters and digits only.
  code_key text not null check (code_key ~ '^[0-9A-Z]+$'),
  place text not null,
  region text not null,
  -- Of several places with one code: the smallest is the one filled in first.
  rank int not null,
  primary key (country, code_key, place)
);

-- One line per country: what was imported last.
create table members_postcode_imports (
  country text primary key,
  places int not null,
  skipped int not null,
  imported_at timestamptz not null
);

-- The owner imports; the application looks up.
revoke insert, update, delete, truncate on members_postcodes, members_postcode_imports from wanderluck_app;
