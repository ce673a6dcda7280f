create or replace function play_act(
  p_member_id uuid, p_id uuid, p_step int, p_action text, p_adds bigint, p_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update play_open_rounds set actions = actions || p_action, stake = stake + p_adds
    where member_id = p_member_id and id = p_id and cardinality(actions) = p_step;
  if not found then
    raise exception 'round % is not open at step %', p_id, p_step using errcode = 'check_violation';
  end if;
  if p_adds > 0 then
    if play_heed_limits(p_member_id, p_adds, null, p_at) <> 0 then
      raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
    end if;
    perform play_heed_limits(p_member_id, p_adds, 0, p_at);
    update ledger_wallets set cash = cash - p_adds, in_play = in_play + p_adds, version = version + 1
      where member_id = p_member_id;
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      values (p_member_id, p_id, p_adds, p_at, 1, 101, 103);
  end if;
end $$;
revoke execute on function play_act from public;
grant execute on function play_act to wanderluck_app;
