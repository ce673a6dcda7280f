-- Voids a settled wager: returns the stake and takes the payout back. The row keeps its amounts. The bonus parts are
-- booked to the casino's bonus cost (account 153), and from there to the bonus if it is still running (bag_return).
--
-- If another wager replaces this one (wagers_correct), its payout minus its stake is added to the wallet in the same
-- update, so that no balance becomes negative in between. The caller passes this amount in two parts:
-- - p_replacement: cash
-- - p_bonus_replacement: bonus money. The caller has already changed the bonuses, by p_bonus_added in total.
--
-- Returns the part of the payout that cash does not cover. This part is booked from corrections (account 155). The
-- caller stores it as a debt and records wagers.voided.
--
-- Writes to tables of other features, because a void, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances, and the session's figures unless they are in wagers_sessions
-- - ledger_transfers: the inverse of the wager's entries
-- - bag_running, through bag_return: balance and turnover
-- - limits_play: the figures except the time played, recomputed without the wager
-- - events: one event per bonus whose money is used up, because only bag_return knows these bonuses
create or replace function wagers_void_settled(p_member_id uuid, p_id uuid, p_reason text, p_at timestamptz, p_replacement bigint default 0,
  p_bonus_replacement bigint default 0, p_bonus_added bigint default null)
returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare
  w ledger_wallets; r wagers_settled; played limits_play; bag record;
  bonus_stake bigint; bonus_payout bigint; cash_stake bigint; cash_payout bigint; shortfall bigint;
begin
  select * into w from ledger_wallets where member_id = p_member_id for update;
  select * into r from wagers_settled where member_id = p_member_id and id = p_id and voided_at is null;
  if w.member_id is null or r.id is null then
    raise exception 'wager % is not settled, or it is voided', p_id using errcode = 'check_violation';
  end if;
  -- In a free round, the casino paid the stake and the payout was added to the bag item. Treat both as bonus money.
  bonus_stake := case when r.item_id is null then coalesce(r.bonus_stake, 0) else r.stake end;
  bonus_payout := case when r.item_id is null then coalesce(r.bonus_payout, 0) else r.payout end;
  cash_stake := r.stake - bonus_stake;
  cash_payout := r.payout - bonus_payout;
  shortfall := greatest(0, cash_payout - cash_stake - p_replacement - w.cash);
  if p_bonus_added is not null then
    select p_bonus_added - p_bonus_replacement as given, '{}'::uuid[] as spent into bag;
  elsif r.item_id is null then
    -- The turnover of a corrected wager was counted when the first wager was settled, so pass the event number of that
    -- settlement.
    -- Casino rounds with decisions do not count towards a wagering requirement, so take back no turnover for them.
    select * into bag from bag_return(p_member_id, coalesce(r.first_event_seq, r.event_seq), bonus_stake - bonus_payout, r.bonus_items,
      (select array_agg(a.amount - a.given order by a.no)
        from unnest(r.bonus_amounts, r.bonus_given) with ordinality as a(amount, given, no)),
      case when r.opened_at is null or r.product <> 1 then coalesce(r.stake * r.contribution_percent / 100, 0) else 0 end);
  else
    select 0::bigint as given, '{}'::uuid[] as spent into bag;
  end if;
  update wagers_settled set voided_at = p_at, void_reason = p_reason, void_shortfall = nullif(shortfall, 0),
      void_bonus = nullif(bag.given, 0)
    where member_id = p_member_id and id = p_id;
  update ledger_wallets set cash = cash + cash_stake - (cash_payout - shortfall) + p_replacement,
      bonus = bonus + bag.given + p_bonus_replacement, version = version + 1
    where member_id = p_member_id;
  -- The session's figures exclude rounds whose stake was covered by an item, so correct the figures only for other
  -- rounds.
  if r.item_id is null then
    update ledger_wallets set session_staked = session_staked - r.stake, session_paid = session_paid - r.payout,
        session_rounds = session_rounds - 1
      where member_id = p_member_id and session_id = r.session_id;
    if not found then
      update wagers_sessions set staked = staked - r.stake, paid = paid - r.payout, rounds = rounds - 1
        where session_id = r.session_id and member_id = p_member_id;
    end if;
  end if;
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (151, 101, cash_stake), (151, 153, bonus_stake), (101, 151, cash_payout - shortfall), (155, 151, shortfall),
      (153, 151, bonus_payout), (153, 102, bag.given), (102, 153, -bag.given)) t(debit, credit, amount) where t.amount > 0;
  insert into events (member_id, seq, type, data)
    select p_member_id, event_next_seq(p_member_id), 'bag.balance_spent', jsonb_build_object('item_id', i) from unnest(bag.spent) i;
  -- Rebuild the data for the member's limits without the voided wager, but keep the time played.
  delete from limits_play where member_id = p_member_id returning * into played;
  if played.member_id is not null then
    perform limits_apply(p_member_id, p_at);
    update limits_play set last_bet_at = greatest(last_bet_at, played.last_bet_at),
        played_day_ms = case when day = played.day then played.played_day_ms else played_day_ms end
      where member_id = p_member_id;
  end if;
  return shortfall;
end $$;
revoke execute on function wagers_void_settled from public;
grant execute on function wagers_void_settled to wanderluck_app;
