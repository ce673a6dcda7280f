create or replace function ledger_hash(p_before bytea, p_from xid8, p_upto xid8, out transfers bigint, out hash bytea)
language sql stable set search_path = pg_catalog, public
as $$
  select count(*), sha256(p_before || coalesce(sha256(string_agg(
      convert_to(concat_ws('|', tx, id, member_id, operation_id, amount, extract(epoch from posted_at), kind, debit, credit)
        || E'\n', 'UTF8'), ''::bytea order by tx, id)), ''::bytea))
  from ledger_transfers where tx >= p_from and tx < p_upto
$$;
