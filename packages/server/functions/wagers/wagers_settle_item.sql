-- Settles an open wager that was placed with a bag item, so the casino paid its stake (decision 110). The casino's
-- bonus cost account (153) receives the payout, as in a free round, so the member's cash and bonus money do not change.
-- Leaves the session's figures and the wagering requirement unchanged. If the item is no longer active, stores the
-- payout as lapsed.
--
-- The caller must have locked the wallet and deleted the row in wagers_pending, and must add the payout to an active
-- item. Returns the wallet.
--
-- Writes to tables of other features, because a wager, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: money in play
-- - ledger_transfers: stake and payout
-- - limits_play, through limits_heed: time played, which must be up to date for the next bet
create or replace function wagers_settle_item(o wagers_pending, p_bet text, p_payout bigint, p_at timestamptz, p_is_active boolean)
returns ledger_wallets
language plpgsql
as $$
declare w ledger_wallets;
begin
  update ledger_wallets set in_play = in_play - o.stake, version = version + 1, event_seq = event_seq + 1
    where member_id = o.member_id returning * into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq, opened_at, item_id,
      bonus_lapsed)
    values (o.member_id, o.id, o.session_id, o.product, o.stake, p_payout, w.cash, o.stake, nullif(p_payout, 0), p_at,
      o.seed_pair_no, o.nonce, o.game, o.math_version, p_bet::jsonb, o.contribution_percent, pg_current_xact_id(),
      nextval('events_id_seq'), w.event_seq, o.opened_at, o.item_id,
      case when not p_is_active then nullif(p_payout, 0) end);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select o.member_id, o.id, t.amount, p_at, 1, t.debit, t.credit
    from (values (103, 151, o.stake), (151, 153, p_payout)) t(debit, credit, amount) where t.amount > 0;
  perform limits_heed(o.member_id, 0, 0, p_at);
  return w;
end $$;
revoke execute on function wagers_settle_item from public;
