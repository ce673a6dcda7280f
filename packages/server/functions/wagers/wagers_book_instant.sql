-- Books the round b, which wagers_judge_instant has accepted. Called by wagers_settle_carefully. p_bonus_stake is the
-- part of the stake that bonus money pays. Returns the changed wallet.
--
-- Writes to tables of other features, because a round, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances, nonce and session figures, in one update under the lock
-- - ledger_transfers: stake and payout
-- - limits_play, through limits_heed: stake and payout, so that the limit check of the next bet includes them
-- - bag_running, through bag_stake: balance and turnover, which the next bet needs
-- - events: requirement met and money spent, numbered directly after the wager's own event
create or replace function wagers_book_instant(w ledger_wallets, b record, p_bonus_stake bigint, p_at timestamptz)
  returns ledger_wallets
language plpgsql
as $$
declare bag record; bonus_payout bigint := 0; happenings int := 0;
begin
  if w.is_careful then
    perform limits_heed(b.member_id, b.stake, b.payout, p_at);
    select * into bag from bag_stake(b.member_id, b.stake, b.payout, p_bonus_stake,
      b.stake * b.contribution_percent / 100, p_at);
    bonus_payout := bag.bonus_payout;
    happenings := cardinality(bag.items);
  end if;
  if w.session_id is distinct from b.session_id then
    w := wagers_end_session(w);
  end if;
  update ledger_wallets l
    set cash = w.cash - (b.stake - p_bonus_stake) + (b.payout - bonus_payout),
      bonus = w.bonus - p_bonus_stake + bonus_payout,
      version = w.version + 1, event_seq = w.event_seq + 1 + happenings,
      next_nonce = w.next_nonce + 1, session_id = b.session_id, session_staked = w.session_staked + b.stake,
      session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
    where l.member_id = b.member_id returning l.* into w;
  insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq)
    values (b.member_id, b.id, b.session_id, b.stake, b.payout, w.cash, nullif(p_bonus_stake, 0),
      nullif(bonus_payout, 0), p_at, b.seed_pair_no, b.nonce, b.game, b.math_version, b.bet_text::jsonb,
      b.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq - happenings);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select b.member_id, b.id, t.amount, p_at, 1, t.debit, t.credit
    from (values (101, 151, b.stake - p_bonus_stake), (102, 151, p_bonus_stake),
      (151, 101, b.payout - bonus_payout), (151, 102, bonus_payout)) t(debit, credit, amount) where t.amount > 0;
  if happenings > 0 then
    insert into events (member_id, seq, type, data)
      select b.member_id, w.event_seq - happenings + h.no, h.type, jsonb_build_object('item_id', h.item_id)
      from unnest(bag.happened, bag.items) with ordinality as h(type, item_id, no);
  end if;
  return w;
end $$;
revoke execute on function wagers_book_instant from public;
