create or replace function ledger_bump_gate(p_member_id uuid) returns bigint
language sql security definer set search_path = pg_catalog, public
as $$
  update ledger_wallets set gate_version = gate_version + 1 where member_id = p_member_id returning gate_version
$$;
revoke execute on function ledger_bump_gate from public;
grant execute on function ledger_bump_gate to wanderluck_app;
