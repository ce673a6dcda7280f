-- Voids the simple wagers of a wagers_void call in one statement. A wager is simple if it was staked in cash and the
-- member has no limits and no running bonus. The call may include several wagers of one member.
--
-- Writes to tables of other features, because a void, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances
-- - ledger_transfers: the returned stakes
-- - events: one wagers.voided event per wager, with a number from the wallet's event sequence
create or replace function wagers_void_together(p_member_id uuid[], p_id uuid[], p_reason text, p_at timestamptz)
returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint,
  item_id uuid)
language plpgsql
as $$
#variable_conflict use_column
begin
  return query
  with taken as (
    delete from wagers_pending o
    using unnest(p_member_id, p_id) with ordinality as a(member_id, id, place), ledger_wallets w
    where o.member_id = a.member_id and o.id = a.id and w.member_id = o.member_id and not w.is_careful
      and o.bonus_stake is null and o.item_id is null
    returning a.place, o.member_id, o.id, o.session_id, o.product, o.stake, o.seed_pair_no, o.nonce, o.game, o.math_version,
      o.bet || jsonb_build_object('actions', to_jsonb(o.actions)) as bet, o.opened_at, w.version, w.cash, w.bonus, w.coins, w.in_play,
      w.outgoing, w.event_seq as seq_before),
  sums as (
    select t.member_id, count(*)::int as wagers, sum(t.stake)::bigint as staked from taken t group by t.member_id),
  changed as (
    update ledger_wallets w
    set in_play = w.in_play - s.staked, cash = w.cash + s.staked, version = w.version + 1, event_seq = w.event_seq + s.wagers
    from sums s where w.member_id = s.member_id),
  -- The wallets are locked, so their new balances can be computed from the old balances.
  voided as (
    select t.*, (t.cash + sum(t.stake) over in_turn)::bigint as cash_after,
      (t.cash + sum(t.stake) over of_member)::bigint as new_cash, (t.in_play - sum(t.stake) over of_member)::bigint as new_in_play,
      t.seq_before + row_number() over in_turn as event_seq
    from taken t
    window of_member as (partition by t.member_id),
      in_turn as (partition by t.member_id order by t.place rows unbounded preceding)),
  wager_rows as (
    insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, opened_at, voided_at, void_reason)
    select v.member_id, v.id, v.session_id, v.product, v.stake, v.stake, v.cash_after, p_at, v.seed_pair_no, v.nonce, v.game,
      v.math_version, v.bet, v.opened_at, p_at, p_reason
    from voided v),
  transfer_rows as (
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select v.member_id, v.id, v.stake, p_at, 1, 103, 101 from voided v),
  event_rows as (
    insert into events (member_id, seq, type, data)
    select v.member_id, v.event_seq, 'wagers.voided', wagers_voided_data(v.id, v.product, v.game, p_reason, v.stake, null, p_at)
    from voided v)
  select v.place::int, 1::smallint, v.version + 1, v.new_cash, v.bonus, v.coins, v.new_in_play, v.outgoing, null::uuid from voided v;
end $$;
revoke execute on function wagers_void_together from public;
