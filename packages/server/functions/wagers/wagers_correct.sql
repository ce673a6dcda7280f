-- Corrects the payout of a settled wager of a shared table (product 2): voids the wager, and stores a new wager with
-- the same stake and the payout p_payout. The entries of the void are the inverse of the first wager's entries. A wager
-- that a bag item paid for cannot be corrected.
--
-- Bonus money pays the same part of the stake as before. bag_correct decides which part of the correct payout is bonus
-- money. The decision depends on the amount that each bonus has received from the wager so far (bonus_given). Turnover
-- towards a wagering requirement does not change.
--
-- Returns the part of the earlier payout that cannot be taken back from cash, even after the correct payout is added.
-- The caller stores it as a debt and records wagers.voided. The row of the new wager is also its event wagers.settled.
--
-- Writes to tables of other features, because a correction, its transfers and its effects are stored together or not at
-- all:
-- - ledger_wallets: balances and session figures
-- - ledger_transfers: stake and payout of the new wager
-- - bag_running, through bag_correct: balances
-- - limits_play, through wagers_void_settled, which recomputes the figures with the new wager
-- - events: one event per bonus whose money is used up, because only bag_correct knows these bonuses
create or replace function wagers_correct(
  p_member_id uuid, p_id uuid, p_new_id uuid, p_payout bigint, p_reason text, p_at timestamptz
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  w ledger_wallets; r wagers_settled; bag record; owed bigint;
  bonus_stake bigint; cash_stake bigint; cash_payout bigint;
begin
  select * into w from ledger_wallets where member_id = p_member_id for update;
  select * into r from wagers_settled where member_id = p_member_id and id = p_id and voided_at is null;
  if w.member_id is null or r.id is null or r.product <> 2 or r.item_id is not null then
    raise exception 'wager % cannot be corrected', p_id using errcode = 'check_violation';
  end if;
  select * into bag from bag_correct(p_member_id, r.bonus_items, r.bonus_amounts, r.bonus_given, r.stake, p_payout);
  bonus_stake := coalesce(r.bonus_stake, 0);
  cash_stake := r.stake - bonus_stake;
  cash_payout := p_payout - bag.kept - bag.lapsed;
  update ledger_wallets set event_seq = event_seq + 1 where member_id = p_member_id returning * into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      game, math_version, bet, contribution_percent, tx, event_id, event_seq, opened_at, bonus_items, bonus_amounts, bonus_given,
      bonus_lapsed, first_event_seq)
    values (p_member_id, p_new_id, r.session_id, r.product, r.stake, p_payout,
      greatest(0, w.cash + cash_payout - (r.payout - coalesce(r.bonus_payout, 0))), r.bonus_stake,
      nullif(bag.kept + bag.lapsed, 0), p_at, r.game, r.math_version, r.bet || jsonb_build_object('corrects', p_id),
      r.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq, r.opened_at,
      r.bonus_items, r.bonus_amounts, case when r.bonus_items is not null then bag.given end, nullif(bag.lapsed, 0),
      coalesce(r.first_event_seq, r.event_seq));
  owed := wagers_void_settled(p_member_id, p_id, p_reason, p_at, cash_payout - cash_stake, bag.kept - bonus_stake, bag.added);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_new_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (101, 151, cash_stake), (102, 151, bonus_stake), (151, 101, cash_payout), (151, 102, bag.kept),
      (151, 153, bag.lapsed)) t(debit, credit, amount) where t.amount > 0;
  update ledger_wallets set session_staked = session_staked + r.stake, session_paid = session_paid + p_payout,
      session_rounds = session_rounds + 1
    where member_id = p_member_id and session_id = r.session_id;
  if not found then
    update wagers_sessions set staked = staked + r.stake, paid = paid + p_payout, rounds = rounds + 1
      where session_id = r.session_id and member_id = p_member_id;
  end if;
  insert into events (member_id, seq, type, data)
    select p_member_id, event_next_seq(p_member_id), 'bag.balance_spent', jsonb_build_object('item_id', i)
    from unnest(bag.spent) i;
  return owed;
end $$;
revoke execute on function wagers_correct from public;
grant execute on function wagers_correct to wanderluck_app;
