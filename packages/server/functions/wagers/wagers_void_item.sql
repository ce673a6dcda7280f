-- Voids an open wager that a bag item paid for (decision 110). Returns the stake to the casino's bonus cost account
-- (153). Does not recompute the limits, because they do not include the stake.
--
-- The caller must have locked the wallet and deleted the row in wagers_pending. Returns the wallet.
--
-- Writes to tables of other features, because a void, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: money in play
-- - ledger_transfers: the stake
-- - events: wagers.voided, with the event number that the update of the wallet assigned
create or replace function wagers_void_item(o wagers_pending, p_reason text, p_at timestamptz) returns ledger_wallets
language plpgsql
as $$
declare w ledger_wallets;
begin
  update ledger_wallets set in_play = in_play - o.stake, version = version + 1, event_seq = event_seq + 1
    where member_id = o.member_id returning * into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, opened_at, voided_at, void_reason, item_id)
    values (o.member_id, o.id, o.session_id, o.product, o.stake, o.stake, w.cash, o.stake, o.stake, p_at, o.seed_pair_no, o.nonce,
      o.game, o.math_version, o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at, p_reason, o.item_id);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (o.member_id, o.id, o.stake, p_at, 1, 103, 153);
  insert into events (member_id, seq, type, data)
    values (o.member_id, w.event_seq, 'wagers.voided',
      wagers_voided_data(o.id, o.product, o.game, p_reason, o.stake, o.stake, p_at, o.item_id));
  return w;
end $$;
revoke execute on function wagers_void_item from public;
