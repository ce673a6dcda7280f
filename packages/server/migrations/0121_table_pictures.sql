-- State of the video of each dealt table (decision 125). The frames themselves are never stored.
create table table_pictures (
  table_slug text primary key references tables (slug),
  -- Number of cameras that have connected so far. It fences a server that still has an older camera of the table.
  generation integer not null check (generation > 0),
  state text not null check (state in ('live', 'lost')),
  -- Time of the latest change of the state.
  since timestamptz not null,
  -- Latest time at which the server with the camera confirmed the state. An old time means that this server has stopped.
  confirmed_at timestamptz not null
);
revoke delete on table_pictures from wanderluck_app;
