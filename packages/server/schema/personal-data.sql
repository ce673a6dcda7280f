-- Schema of the feature personal-data, written by `npm run schema`. The migrations make it; never edit this file.

create table personal_data_erasures (
  member_id uuid not null,
  closed_at timestamp with time zone not null,
  erase_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  constraint personal_data_erasures_pkey PRIMARY KEY (member_id),
  constraint personal_data_erasures_check CHECK ((erase_at >= closed_at)),
  constraint personal_data_erasures_check1 CHECK ((erased_at >= erase_at)),
  constraint personal_data_erasures_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX personal_data_erasures_waiting ON public.personal_data_erasures USING btree (erase_at) WHERE (erased_at IS NULL);
revoke delete on personal_data_erasures from wanderluck_app;

create table personal_data_exports (
  id uuid not null,
  member_id uuid not null,
  requested_at timestamp with time zone not null,
  ready_at timestamp with time zone,
  expires_at timestamp with time zone,
  content bytea,
  size_bytes bigint,
  constraint personal_data_exports_pkey PRIMARY KEY (id),
  constraint personal_data_exports_check CHECK (((ready_at IS NULL) = (expires_at IS NULL))),
  constraint personal_data_exports_check1 CHECK (((ready_at IS NULL) = (size_bytes IS NULL))),
  constraint personal_data_exports_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX personal_data_exports_of_member ON public.personal_data_exports USING btree (member_id, requested_at DESC);
CREATE UNIQUE INDEX personal_data_exports_preparing ON public.personal_data_exports USING btree (member_id) WHERE (ready_at IS NULL);
