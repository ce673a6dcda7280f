-- Refuses changes to a round's table, number, chain position, shift and deadline. Also refuses changes to the link,
-- the result, the time of publication and the final phase once they are stored. A correction adds a second result
-- beside the first.
create or replace function tables_keep_links() returns trigger
language plpgsql
as $$
begin
  if (new.table_slug, new.number, new.chain_no, new.chain_index, new.shift_id, new.closes_at)
      is distinct from (old.table_slug, old.number, old.chain_no, old.chain_index, old.shift_id, old.closes_at)
    or (old.result is not null and (new.link, new.result) is distinct from (old.link, old.result))
    or (old.corrected is not null and new.corrected is null)
    or (old.shown_at is not null and new.shown_at is distinct from old.shown_at)
    or (old.phase in ('settled', 'void') and new.phase <> old.phase) then
    raise exception 'round % of table % cannot be changed', old.number, old.table_slug using errcode = 'check_violation';
  end if;
  return new;
end $$;
