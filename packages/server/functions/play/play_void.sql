create or replace function play_void(p_member_id uuid, p_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare o play_open_rounds; w ledger_wallets;
begin
  delete from play_open_rounds where member_id = p_member_id and id = p_id returning * into o;
  if not found then
    raise exception 'round % is not open', p_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set in_play = in_play - o.stake, cash = cash + o.stake, version = version + 1
    where member_id = p_member_id returning * into w;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game, math_version,
      bet, opened_at, voided_at)
    values (p_member_id, p_id, o.session_id, o.stake, o.stake, w.cash, p_at, o.seed_pair_no, o.nonce, o.game, o.math_version,
      o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, o.stake, p_at, 1, 103, 101);
  -- What the member's limits counted of the stake is counted again without it.
  if exists (select from limits_play where member_id = p_member_id) then
    delete from limits_play where member_id = p_member_id;
    perform limits_apply(p_member_id, p_at);
  end if;
end $$;
revoke execute on function play_void from public;
grant execute on function play_void to wanderluck_app;
