-- Schema of the feature notifications, written by `npm run schema`. The migrations make it; never edit this file.

create table notifications (
  id uuid not null,
  no bigint generated always as identity not null,
  member_id uuid not null,
  key text not null,
  kind text not null,
  data jsonb default '{}'::jsonb not null,
  at timestamp with time zone not null,
  read_at timestamp with time zone,
  deleted_at timestamp with time zone,
  counted_tx xid8,
  counted_id bigint,
  rung bigint default 0 not null,
  constraint notifications_pkey PRIMARY KEY (id),
  constraint notifications_member_id_key_key UNIQUE (member_id, key),
  constraint notifications_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=85);
CREATE INDEX notifications_by_age ON public.notifications USING btree (at);
CREATE INDEX notifications_newest ON public.notifications USING btree (member_id, at DESC, no DESC) WHERE (deleted_at IS NULL);
CREATE INDEX notifications_unread ON public.notifications USING btree (member_id) WHERE ((read_at IS NULL) AND (deleted_at IS NULL));

create table notifications_members (
  member_id uuid not null,
  version bigint default 0 not null,
  quiet text[] default '{}'::text[] not null,
  unmailed text[] default '{}'::text[] not null,
  constraint notifications_members_pkey PRIMARY KEY (member_id),
  constraint notifications_members_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
) with (fillfactor=70);
