-- Public salts of the chains (decision 128). A chain that was published with the number of a future round of the beacon
-- drand quicknet gets the randomness of that round as its salt. Null for a salt that the server draws.
alter table tables_chains
  add column beacon_round bigint check (beacon_round > 0),
  add column beacon_signature text check (beacon_signature ~ '^[0-9a-f]{96}$'),
  -- The round is published after the chain: quicknet has published round 1 at this time, and one round every 3 s since.
  add constraint tables_chains_beacon_later check (to_timestamp(1692803367 + (beacon_round - 1) * 3) > created_at),
  add constraint tables_chains_beacon_salt check (
    case
      when beacon_round is null then beacon_signature is null
      when salt is null then beacon_signature is null
      else beacon_signature is not null and salt = encode(sha256(decode(beacon_signature, 'hex')), 'hex')
    end),
  add constraint tables_chains_source check (salt_source = case when beacon_round is null then 'server' else 'drand ' || beacon_round end);

create index tables_chains_waiting on tables_chains (beacon_round) where salt is null and beacon_round is not null;

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
create trigger tables_chains_keep before update on tables_chains for each row execute function tables_keep_chains();

create or replace function tables_need_salt() returns trigger
language plpgsql
as $$
begin
  perform from tables_chains c where c.table_slug = new.table_slug and c.no = new.chain_no and c.salt is not null;
  if not found then
    raise exception 'chain % of table % has no salt', new.chain_no, new.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger tables_rounds_salted before insert on tables_rounds for each row when (new.chain_no is not null)
  execute function tables_need_salt();
