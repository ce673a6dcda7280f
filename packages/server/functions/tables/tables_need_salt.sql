-- Refuses a round whose chain has no salt yet.
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
