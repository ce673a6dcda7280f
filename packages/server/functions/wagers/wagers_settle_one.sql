-- Locks the wallet and settles one open wager of any kind. The wager can contain bonus money, belong to an earlier
-- session, or belong to a member with limits. Returns the status, the balances and the item, like wagers_settle.
--
-- Calls wagers_settle_item if the casino paid the stake for a bag item.
--
-- Writes to tables of other features, because a wager, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances and session figures, in one update under the lock
-- - ledger_transfers: stake and payout
-- - bag_running, through bag_settle: balance and turnover, which the next bet needs
-- - limits_play, through limits_heed: the payout, which must be counted before the next bet
-- - events: the events returned by bag_settle, numbered directly after the wager's own event
create or replace function wagers_settle_one(
  p_member_id uuid, p_id uuid, p_bet text, p_payout bigint, p_at timestamptz,
  out status smallint, out version bigint, out cash bigint, out bonus bigint, out coins bigint, out in_play bigint, out outgoing bigint,
  out item_id uuid
)
language plpgsql
as $$
#variable_conflict use_column
declare o wagers_pending; w ledger_wallets; bag record; happenings int;
begin
  select * into w from ledger_wallets where member_id = p_member_id for update;
  delete from wagers_pending where member_id = p_member_id and id = p_id returning * into o;
  if o.item_id is not null then
    status := 1;
    select i.id into item_id from bag_items i where i.id = o.item_id and i.state = 'active';
    w := wagers_settle_item(o, p_bet, p_payout, p_at, item_id is not null);
  elsif o.id is not null then
    status := 1;
    -- Casino games with decisions (product 1 in this function) add no turnover to wagering requirements (decision 93).
    select * into bag from bag_settle(p_member_id, o.bonus_items, o.bonus_amounts, o.stake, p_payout,
      case when o.product = 1 then 0 else coalesce(o.stake * o.contribution_percent / 100, 0) end, p_at);
    happenings := cardinality(bag.happened);
    if w.session_id is distinct from o.session_id then
      w := wagers_end_session(w);
    end if;
    update ledger_wallets l
      set in_play = l.in_play - o.stake, cash = l.cash + p_payout - bag.returned - bag.lapsed, bonus = l.bonus + bag.returned,
        version = l.version + 1, event_seq = l.event_seq + 1 + happenings, session_id = o.session_id,
        session_staked = w.session_staked + o.stake, session_paid = w.session_paid + p_payout, session_rounds = w.session_rounds + 1
      where l.member_id = p_member_id returning l.* into w;
    insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
        seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq, opened_at, bonus_items,
        bonus_amounts, bonus_given, bonus_lapsed, bonus_converted)
      values (p_member_id, p_id, o.session_id, o.product, o.stake, p_payout, w.cash, nullif(o.bonus_stake - bag.converted, 0),
        nullif(bag.returned + bag.lapsed, 0), p_at, o.seed_pair_no, o.nonce, o.game, o.math_version, p_bet::jsonb,
        o.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq - happenings, o.opened_at, o.bonus_items,
        o.bonus_amounts, bag.given, nullif(bag.lapsed, 0), nullif(bag.converted, 0));
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
      from (values (103, 151, o.stake), (151, 101, p_payout - bag.returned - bag.lapsed), (151, 102, bag.returned),
        (151, 153, bag.lapsed)) t(debit, credit, amount) where t.amount > 0;
    insert into events (member_id, seq, type, data)
      select p_member_id, w.event_seq - happenings + h.no, h.type, jsonb_build_object('item_id', h.item_id)
      from unnest(bag.happened, bag.concerned) with ordinality as h(type, item_id, no);
    -- The stake was counted towards the member's limits when it was placed, so add only the payout here.
    perform limits_heed(p_member_id, 0, p_payout, p_at);
  else
    status := wagers_closed_status(p_member_id, p_id);
  end if;
  version := w.version; cash := w.cash; bonus := w.bonus; coins := w.coins; in_play := w.in_play; outgoing := w.outgoing;
end $$;
revoke execute on function wagers_settle_one from public;
