create or replace function ledger_lock(p_member_id uuid) returns setof ledger_wallets
language sql security definer set search_path = pg_catalog, public
as $$
  select * from ledger_wallets where member_id = p_member_id for update
$$;
revoke execute on function ledger_lock from public;
grant execute on function ledger_lock to wanderluck_app;
