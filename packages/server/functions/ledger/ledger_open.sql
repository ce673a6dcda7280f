create or replace function ledger_open(p_member_id uuid) returns void
language sql security definer set search_path = pg_catalog, public
as $$
  insert into ledger_wallets (member_id, event_seq)
  values (p_member_id, coalesce((select last_seq from event_counters where member_id = p_member_id), 0))
  on conflict (member_id) do nothing
$$;
revoke execute on function ledger_open from public;
grant execute on function ledger_open to wanderluck_app;
