-- Refuses a round written by a server process that is no longer the owner of its table. Locks the table's row until the
-- transaction ends, so that no other process can become the owner before the write is committed.
create or replace function tables_check_epoch() returns trigger
language plpgsql
as $$
begin
  perform from tables t where t.slug = new.table_slug and t.epoch = new.epoch for share;
  if not found then
    raise exception 'epoch % is not the current epoch of table %', new.epoch, new.table_slug using errcode = 'WLT01';
  end if;
  return new;
end $$;
