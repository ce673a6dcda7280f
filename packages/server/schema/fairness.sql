-- Schema of the feature fairness, written by `npm run schema`. The migrations make it; never edit this file.

create table fairness_seed_pairs (
  member_id uuid not null,
  no integer not null,
  id uuid not null,
  server_seed bytea not null,
  server_seed_hash text not null,
  client_seed text,
  created_at timestamp with time zone not null,
  opened_at timestamp with time zone,
  retired_at timestamp with time zone,
  rounds integer,
  constraint fairness_seed_pairs_pkey PRIMARY KEY (member_id, no),
  constraint fairness_seed_pairs_id_key UNIQUE (id),
  constraint fairness_seed_pairs_client_seed_check CHECK ((client_seed ~ '^[A-Za-z0-9_-]{1,32}$'::text))
);
CREATE TRIGGER fairness_seed_pairs_kept BEFORE DELETE OR UPDATE ON public.fairness_seed_pairs FOR EACH ROW EXECUTE FUNCTION fairness_keep_commitment();
revoke update, delete on fairness_seed_pairs from wanderluck_app;
grant update (client_seed, opened_at, retired_at, rounds) on fairness_seed_pairs to wanderluck_app;
