-- Recordings of the video of dealt tables (decision 132). The files are in the folder RECORDINGS_DIR.
create table table_pictures_segments (
  id uuid primary key,
  table_slug text not null,
  round int not null,
  -- Sequence number among the segments of the round. A new camera begins a new segment.
  part int not null check (part > 0),
  at timestamptz not null,
  -- Reason why the server has no file; the columns about the file are then null.
  missing text check (missing in ('none', 'disk_full', 'slow_disk', 'write_failed', 'unknown_format')),
  -- Path of the file in RECORDINGS_DIR.
  file text,
  bytes bigint check (bytes > 0),
  sha256 text check (sha256 ~ '^[0-9a-f]{64}$'),
  -- Sequence number of the camera.
  generation int,
  -- Times at which the server received the first and the last frame.
  started_at timestamptz,
  ended_at timestamptz check (ended_at >= started_at),
  -- True if the segment covers the whole round without an interruption.
  is_whole boolean,
  -- Time of the latest verification of the file, and its result; null if the file was as recorded.
  checked_at timestamptz,
  fault text check (fault in ('changed', 'gone')),
  deleted_at timestamptz,
  foreign key (table_slug, round) references tables_rounds (table_slug, number),
  unique (table_slug, round, part),
  check (num_nulls(file, bytes, sha256, generation, started_at, ended_at, is_whole) = case when missing is null then 0 else 7 end),
  check (missing is null or num_nonnulls(checked_at, fault, deleted_at) = 0),
  check (fault is null or checked_at is not null)
);
create index table_pictures_segments_newest on table_pictures_segments (at desc, id);
create index table_pictures_segments_kept on table_pictures_segments (at) where missing is null and deleted_at is null;
-- The record of the table has the hash of the file, so these columns never change.
revoke update, delete on table_pictures_segments from wanderluck_app;
grant update (checked_at, fault, deleted_at) on table_pictures_segments to wanderluck_app;

-- Rounds whose recordings a clerk keeps beyond the retention period, for example because of a dispute.
create table table_pictures_holds (
  id uuid primary key,
  table_slug text not null,
  round int not null,
  reason text not null check (char_length(reason) between 3 and 500),
  held_by uuid not null,
  held_at timestamptz not null,
  released_by uuid,
  released_at timestamptz check (released_at >= held_at),
  foreign key (table_slug, round) references tables_rounds (table_slug, number),
  check (num_nulls(released_by, released_at) in (0, 2))
);
create unique index table_pictures_holds_of_round on table_pictures_holds (table_slug, round) where released_at is null;
revoke update, delete on table_pictures_holds from wanderluck_app;
grant update (released_by, released_at) on table_pictures_holds to wanderluck_app;
