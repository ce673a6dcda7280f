-- Settles a casino round that is paid for by a bag item, such as a free spin. The casino's bonus cost account (153)
-- pays the stake and receives the payout, so the member's balances do not change.
--
-- Writes to tables of other features, because a round, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: nonce and event number, which the wallet assigns to every round
-- - ledger_transfers: stake and payout
-- - limits_play, through limits_heed: time played, which must be counted before the next bet
create or replace function wagers_settle_free(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no int,
  p_nonce int, p_stake bigint, p_payout bigint, p_contribution_percent smallint, p_item_id uuid, p_at timestamptz
) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare w ledger_wallets;
begin
  update ledger_wallets set version = version + 1, event_seq = event_seq + 1, next_nonce = next_nonce + 1
    where member_id = p_member_id and seed_pair_no = p_seed_pair_no and next_nonce = p_nonce returning * into w;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  if w.in_play > 0 and exists (
      select from wagers_pending o where o.member_id = p_member_id and o.id = p_id) then
    raise exception 'a round under this id is open' using errcode = 'unique_violation';
  end if;
  insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq, item_id)
    values (p_member_id, p_id, p_session_id, p_stake, p_payout, w.cash, p_stake, nullif(p_payout, 0), p_at, p_seed_pair_no,
      p_nonce, p_game, p_math_version, p_bet::jsonb, p_contribution_percent, pg_current_xact_id(), nextval('events_id_seq'),
      w.event_seq, p_item_id);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (153, 151, p_stake), (151, 153, p_payout)) t(debit, credit, amount) where t.amount > 0;
  -- A free round adds no stake and no loss to the member's limits, but its play time counts.
  perform limits_heed(p_member_id, 0, 0, p_at);
end $$;
revoke execute on function wagers_settle_free from public;
grant execute on function wagers_settle_free to wanderluck_app;
