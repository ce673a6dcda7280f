-- Schema of the feature activities, written by `npm run schema`. The migrations make it; never edit this file.

create table activities_entries (
  member_id uuid not null,
  key text not null,
  type text not null,
  at timestamp with time zone not null,
  data jsonb default '{}'::jsonb not null,
  rounds integer default 0 not null,
  staked_cents bigint default 0 not null,
  paid_cents bigint default 0 not null,
  constraint activities_entries_pkey PRIMARY KEY (member_id, key),
  constraint activities_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=80);
CREATE INDEX activities_entries_newest ON public.activities_entries USING btree (member_id, at DESC, key DESC);
revoke delete on activities_entries from wanderluck_app;
