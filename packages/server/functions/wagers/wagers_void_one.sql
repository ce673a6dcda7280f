-- Locks the wallet and voids one open wager of any kind, including wagers that contain bonus money and wagers of
-- members with limits. Returns the status, the balances and the item, like wagers_void. If a bag item paid the stake,
-- calls wagers_void_item.
--
-- Writes to tables of other features, because a void, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances
-- - ledger_transfers: the stake
-- - bag_running, through bag_settle: the bonus money that was in play
-- - limits_play: all figures, computed again without the wager, so that its stake no longer counts towards limits
-- - events: wagers.voided, whose number the update of the wallet assigned
create or replace function wagers_void_one(
  p_member_id uuid, p_id uuid, p_reason text, p_at timestamptz,
  out status smallint, out version bigint, out cash bigint, out bonus bigint, out coins bigint, out in_play bigint, out outgoing bigint,
  out item_id uuid
)
language plpgsql
as $$
#variable_conflict use_column
declare o wagers_pending; w ledger_wallets; bag record; to_cash bigint;
begin
  select * into w from ledger_wallets where member_id = p_member_id for update;
  delete from wagers_pending where member_id = p_member_id and id = p_id returning * into o;
  if o.item_id is not null then
    status := 1;
    select i.id into item_id from bag_items i where i.id = o.item_id and i.state = 'active';
    w := wagers_void_item(o, p_reason, p_at);
  elsif o.id is not null then
    status := 1;
    -- Pass the stake as the payout, so that each bonus gets back exactly the part of the stake that it paid.
    select * into bag from bag_settle(p_member_id, o.bonus_items, o.bonus_amounts, o.stake, o.stake, 0, p_at);
    to_cash := o.stake - bag.returned - bag.lapsed;
    update ledger_wallets l set in_play = l.in_play - o.stake, cash = l.cash + to_cash, bonus = l.bonus + bag.returned,
        version = l.version + 1, event_seq = l.event_seq + 1
      where l.member_id = p_member_id returning l.* into w;
    insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
        seed_pair_no, nonce, game, math_version, bet, opened_at, voided_at, void_reason, bonus_items, bonus_amounts, bonus_lapsed,
        bonus_converted)
      values (p_member_id, p_id, o.session_id, o.product, o.stake, o.stake, w.cash, nullif(o.stake - to_cash, 0),
        nullif(o.stake - to_cash, 0), p_at, o.seed_pair_no, o.nonce, o.game, o.math_version,
        o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at, p_reason, o.bonus_items, o.bonus_amounts,
        nullif(bag.lapsed, 0), nullif(bag.converted, 0));
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      select p_member_id, p_id, t.amount, p_at, 1, 103, t.credit
      from (values (101, to_cash), (102, bag.returned), (153, bag.lapsed)) t(credit, amount) where t.amount > 0;
    insert into events (member_id, seq, type, data)
      values (p_member_id, w.event_seq, 'wagers.voided',
        wagers_voided_data(p_id, o.product, o.game, p_reason, o.stake, nullif(o.stake - to_cash, 0), p_at));
    -- Rebuild the data for the member's limits, so that it no longer includes this stake.
    if exists (select from limits_play where member_id = p_member_id) then
      delete from limits_play where member_id = p_member_id;
      perform limits_apply(p_member_id, p_at);
    end if;
  else
    status := wagers_closed_status(p_member_id, p_id);
  end if;
  version := w.version; cash := w.cash; bonus := w.bonus; coins := w.coins; in_play := w.in_play; outgoing := w.outgoing;
end $$;
revoke execute on function wagers_void_one from public;
