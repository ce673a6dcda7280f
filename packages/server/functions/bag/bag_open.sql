create or replace function bag_open(
  p_member_id uuid, p_item_id uuid, p_balance bigint, p_required bigint, p_deadline timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  insert into bag_running (member_id, item_id, balance_cents, required_cents, deadline, opened_seq)
    select p_member_id, p_item_id, p_balance, p_required, p_deadline, event_seq from ledger_wallets where member_id = p_member_id;
  perform bag_agree(p_member_id);
end $$;
revoke execute on function bag_open from public;
grant execute on function bag_open to wanderluck_app;
