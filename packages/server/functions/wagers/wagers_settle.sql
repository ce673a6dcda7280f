-- Settles an open wager: pays p_payout and stores the wager as settled. The stored row is also the event. p_bet is the bet with the
-- decisions. Writes ledger_wallets (balances and figures of the session), ledger_transfers (stake and payout) and limits_play
-- (limits_heed).
create or replace function wagers_settle(p_member_id uuid, p_id uuid, p_bet text, p_payout bigint, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare o wagers_pending; w ledger_wallets;
begin
  o := wagers_take_pending(p_member_id, p_id);
  select * into w from ledger_wallets where member_id = p_member_id for update;
  if w.session_id is distinct from o.session_id then
    w := wagers_end_session(w);
  end if;
  update ledger_wallets l
    set in_play = in_play - o.stake, cash = cash + p_payout, version = version + 1, event_seq = event_seq + 1,
      session_id = o.session_id, session_staked = w.session_staked + o.stake, session_paid = w.session_paid + p_payout,
      session_rounds = w.session_rounds + 1
    where l.member_id = p_member_id returning l.* into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, contribution_percent, tx, event_id, event_seq, opened_at)
    values (p_member_id, p_id, o.session_id, o.product, o.stake, p_payout, w.cash, p_at, o.seed_pair_no, o.nonce, o.game,
      o.math_version, p_bet::jsonb, o.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq, o.opened_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (103, 151, o.stake), (151, 101, p_payout)) t(debit, credit, amount) where t.amount > 0;
  -- The stakes were counted when they were placed, so only the payout counts here.
  perform limits_heed(p_member_id, 0, p_payout, p_at);
end $$;
revoke execute on function wagers_settle from public;
grant execute on function wagers_settle to wanderluck_app;
