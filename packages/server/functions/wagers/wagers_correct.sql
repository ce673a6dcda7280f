-- Corrects the payout of a settled wager of a shared table (product 2): voids the wager, and stores a new wager with
-- the same stake and the payout p_payout. The entries of the void are the inverse of the first wager's entries. Only
-- wagers whose stake was paid in cash can be corrected.
--
-- Returns the part of the earlier payout that cannot be taken back from cash, even after the correct payout is added.
-- The caller stores it as a debt and records wagers.voided. The row of the new wager is also its event wagers.settled.
--
-- Writes to tables of other features, because a correction, its transfers and its effects are stored together or not at
-- all:
-- - ledger_wallets: balances and session figures
-- - ledger_transfers: stake and payout of the new wager
-- - bag_running, through bag_settle: turnover
-- - limits_play, through wagers_void_settled, which recomputes the figures with the new wager
-- - events: the events returned by bag_settle
create or replace function wagers_correct(
  p_member_id uuid, p_id uuid, p_new_id uuid, p_payout bigint, p_reason text, p_at timestamptz
) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare w ledger_wallets; r wagers_settled; bag record; owed bigint;
begin
  select * into w from ledger_wallets where member_id = p_member_id for update;
  select * into r from wagers_settled where member_id = p_member_id and id = p_id and voided_at is null;
  if w.member_id is null or r.id is null or r.product <> 2 or r.bonus_stake is not null or r.item_id is not null then
    raise exception 'wager % cannot be corrected', p_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set event_seq = event_seq + 1 where member_id = p_member_id returning * into w;
  insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, created_at, game, math_version, bet,
      contribution_percent, tx, event_id, event_seq, opened_at)
    values (p_member_id, p_new_id, r.session_id, r.product, r.stake, p_payout, greatest(0, w.cash + p_payout - r.payout), p_at, r.game,
      r.math_version, r.bet || jsonb_build_object('corrects', p_id), r.contribution_percent, pg_current_xact_id(),
      nextval('events_id_seq'), w.event_seq, r.opened_at);
  owed := wagers_void_settled(p_member_id, p_id, p_reason, p_at, p_payout - r.stake);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_new_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (101, 151, r.stake), (151, 101, p_payout)) t(debit, credit, amount) where t.amount > 0;
  update ledger_wallets set session_staked = session_staked + r.stake, session_paid = session_paid + p_payout,
      session_rounds = session_rounds + 1
    where member_id = p_member_id and session_id = r.session_id;
  if not found then
    update wagers_sessions set staked = staked + r.stake, paid = paid + p_payout, rounds = rounds + 1
      where session_id = r.session_id and member_id = p_member_id;
  end if;
  -- The void above has taken back the first wager's turnover, so add the new wager's turnover in full.
  select * into bag from bag_settle(p_member_id, null, null, r.stake, p_payout,
    coalesce(r.stake * r.contribution_percent / 100, 0), p_at);
  insert into events (member_id, seq, type, data)
    select p_member_id, event_next_seq(p_member_id), h.type, jsonb_build_object('item_id', h.item_id)
    from unnest(bag.happened, bag.concerned) as h(type, item_id);
  return owed;
end $$;
revoke execute on function wagers_correct from public;
grant execute on function wagers_correct to wanderluck_app;
