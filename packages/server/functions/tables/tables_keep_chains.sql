-- Refuses changes to a chain's commitment: its rounds, its published hash, its time and the round of the beacon that was
-- published with it. Also refuses changes to the salt once it is stored.
create or replace function tables_keep_chains() returns trigger
language plpgsql
as $$
begin
  if (new.table_slug, new.no, new.first_round, new.rounds, new.published, new.created_at, new.beacon_round)
      is distinct from (old.table_slug, old.no, old.first_round, old.rounds, old.published, old.created_at, old.beacon_round)
    or (old.salt is not null and (new.salt, new.salt_source, new.salt_at, new.beacon_signature)
      is distinct from (old.salt, old.salt_source, old.salt_at, old.beacon_signature)) then
    raise exception 'chain % of table % cannot be changed', old.no, old.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
