-- Accepts a line of a table's record only if it continues the last line and its hash is correct. The record therefore
-- has no gap and no fork. The caller must hold the lock on the table's row.
create or replace function tables_sign_record() returns trigger
language plpgsql
as $$
declare last tables_records;
begin
  select * into last from tables_records r where r.table_slug = new.table_slug order by r.no desc limit 1;
  if new.no <> coalesce(last.no, 0) + 1 or new.previous <> coalesce(last.hash, repeat('0', 64))
    or new.hash <> encode(sha256(convert_to(new.previous || new.content, 'UTF8')), 'hex') then
    raise exception 'line % does not continue the record of table %', new.no, new.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
