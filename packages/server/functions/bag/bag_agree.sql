create or replace function bag_agree(p_member_id uuid) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare held constant bigint := coalesce((select sum(balance_cents) from bag_running where member_id = p_member_id), 0);
begin
  if held is distinct from (select bonus from ledger_wallets where member_id = p_member_id) then
    raise exception 'bonus money of member % is not what its items hold', p_member_id using errcode = 'check_violation';
  end if;
end $$;
revoke execute on function bag_agree from public;
grant execute on function bag_agree to wanderluck_app;
