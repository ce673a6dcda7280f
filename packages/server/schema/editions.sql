-- Schema of the feature editions, written by `npm run schema`. The migrations make it; never edit this file.

create table editions (
  number bigint not null,
  subject text not null,
  version integer not null,
  content jsonb,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  reason text not null,
  tx xid8 default pg_current_xact_id() not null,
  constraint editions_pkey PRIMARY KEY (number),
  constraint editions_subject_version_key UNIQUE (subject, version),
  constraint editions_number_check CHECK ((number > 0)),
  constraint editions_version_check CHECK ((version > 1))
);
revoke update, delete on editions from wanderluck_app;
