create or replace function bag_close(p_member_id uuid, p_item_id uuid, out balance bigint, out wagered bigint)
language sql security definer set search_path = pg_catalog, public
as $$
  delete from bag_running where member_id = p_member_id and item_id = p_item_id returning balance_cents, wagered_cents
$$;
revoke execute on function bag_close from public;
grant execute on function bag_close to wanderluck_app;
