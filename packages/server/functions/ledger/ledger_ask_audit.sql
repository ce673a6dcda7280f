create or replace function ledger_ask_audit(p_at timestamptz) returns void
language sql security definer set search_path = pg_catalog, public
as $$
  update ledger_audit_walk set asked_at = p_at
$$;
revoke execute on function ledger_ask_audit from public;
grant execute on function ledger_ask_audit to wanderluck_app;
