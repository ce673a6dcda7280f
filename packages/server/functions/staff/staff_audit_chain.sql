create or replace function staff_audit_chain() returns trigger
language plpgsql set search_path = pg_catalog, public
as $$
declare
  last record;
begin
  perform pg_advisory_xact_lock(4801979);
  select id, hash into last from staff_audit order by id desc limit 1;
  new.id := coalesce(last.id, 0) + 1;
  new.at := clock_timestamp();
  new.previous_hash := coalesce(last.hash, '\x'::bytea);
  new.hash := staff_audit_hash(new);
  return new;
end $$;
