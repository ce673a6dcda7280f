-- Adds a decision at index p_step, and its stake, to an open wager. Writes ledger_wallets and ledger_transfers (the added stake), and
-- limits_play (limits_heed).
create or replace function wagers_raise(
  p_member_id uuid, p_id uuid, p_step int, p_action text, p_adds bigint, p_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
begin
  update wagers_pending set actions = actions || p_action, stake = stake + p_adds
    where member_id = p_member_id and id = p_id and cardinality(actions) = p_step;
  if not found then
    raise exception 'round % is not open at step %', p_id, p_step using errcode = 'check_violation';
  end if;
  if p_adds > 0 then
    if limits_heed(p_member_id, p_adds, null, p_at) <> 0 then
      raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
    end if;
    perform limits_heed(p_member_id, p_adds, 0, p_at);
    update ledger_wallets set cash = cash - p_adds, in_play = in_play + p_adds, version = version + 1
      where member_id = p_member_id;
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      values (p_member_id, p_id, p_adds, p_at, 1, 101, 103);
  end if;
end $$;
revoke execute on function wagers_raise from public;
grant execute on function wagers_raise to wanderluck_app;
