-- Voids an open wager: returns its stake to cash and stores the wager with its stake as payout. The stored row is not an event; the
-- caller records wagers.voided. Writes ledger_wallets and ledger_transfers (the stake), and limits_play, whose figures are computed
-- again.
create or replace function wagers_void(p_member_id uuid, p_id uuid, p_reason text, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare o wagers_pending; w ledger_wallets;
begin
  o := wagers_take_pending(p_member_id, p_id);
  update ledger_wallets set in_play = in_play - o.stake, cash = cash + o.stake, version = version + 1
    where member_id = p_member_id returning * into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, opened_at, voided_at, void_reason)
    values (p_member_id, p_id, o.session_id, o.product, o.stake, o.stake, w.cash, p_at, o.seed_pair_no, o.nonce, o.game, o.math_version,
      o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at, p_reason);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, o.stake, p_at, 1, 103, 101);
  -- The figures of the member's limits are computed again without the stake.
  if exists (select from limits_play where member_id = p_member_id) then
    delete from limits_play where member_id = p_member_id;
    perform limits_apply(p_member_id, p_at);
  end if;
end $$;
revoke execute on function wagers_void from public;
grant execute on function wagers_void to wanderluck_app;
