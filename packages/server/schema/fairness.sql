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
-- wanderluck_app may: insert, select
-- wanderluck_app may also: update (client_seed, opened_at, retired_at, rounds)

CREATE OR REPLACE FUNCTION public.fairness_keep_commitment()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or (old.member_id, old.no, old.id, old.server_seed_hash)
       is distinct from (new.member_id, new.no, new.id, new.server_seed_hash)
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
     or (old.retired_at is not null and new.retired_at is distinct from old.retired_at) then
    raise exception 'a committed seed pair does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $function$
;

CREATE OR REPLACE FUNCTION public.fairness_start_pair(p_member_id uuid, p_no integer)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  update ledger_wallets set seed_pair_no = p_no, next_nonce = 0
  where member_id = p_member_id and p_no = seed_pair_no + 1
$function$
;
-- Only wanderluck_app may call it.
