-- Settles the simple wagers of a wagers_settle call in one statement, including several wagers of one member. If a
-- wager has several results, the first result applies.
--
-- A wager is simple if all of these conditions are met:
-- - The member paid its stake in cash.
-- - It belongs to the wallet's current session.
-- - The member has no limits and no running bonus.
--
-- Writes to tables of other features, because a wager and its transfers are stored together or not at all:
-- - ledger_wallets: balances and session figures
-- - ledger_transfers: stake and payout
create or replace function wagers_settle_together(p_member_id uuid[], p_id uuid[], p_bet text[], p_payout bigint[], p_at timestamptz)
returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint,
  item_id uuid)
language plpgsql
as $$
#variable_conflict use_column
begin
  -- This function uses PL/pgSQL instead of SQL, so that each connection caches the plan of this statement.
  return query
  with taken as (
    delete from wagers_pending o
    using (
      select distinct on (n.member_id, n.id) n.*
      from unnest(p_member_id, p_id, p_bet, p_payout) with ordinality as n(member_id, id, bet, payout, place)
      order by n.member_id, n.id, n.place) a, ledger_wallets w
    where o.member_id = a.member_id and o.id = a.id and w.member_id = o.member_id and w.session_id = o.session_id
      and not w.is_careful and o.bonus_stake is null and o.item_id is null
    returning a.place, a.bet, a.payout, o.member_id, o.id, o.session_id, o.product, o.stake, o.seed_pair_no, o.nonce, o.game,
      o.math_version, o.contribution_percent, o.opened_at, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing,
      w.event_seq as seq_before),
  sums as (
    select t.member_id, count(*)::int as wagers, sum(t.stake)::bigint as staked, sum(t.payout)::bigint as paid
    from taken t group by t.member_id),
  changed as (
    update ledger_wallets w
    set in_play = w.in_play - s.staked, cash = w.cash + s.paid, version = w.version + 1, event_seq = w.event_seq + s.wagers,
      session_staked = w.session_staked + s.staked, session_paid = w.session_paid + s.paid,
      session_rounds = w.session_rounds + s.wagers
    from sums s where w.member_id = s.member_id),
  -- The wallets are locked, so their new balances can be computed from the old ones. Joining the CTEs "taken" and
  -- "changed" instead would take quadratic time.
  settled as (
    select t.*, (t.cash + sum(t.payout) over in_turn)::bigint as cash_after,
      (t.cash + sum(t.payout) over of_member)::bigint as new_cash, (t.in_play - sum(t.stake) over of_member)::bigint as new_in_play,
      t.seq_before + row_number() over in_turn as event_seq
    from taken t
    window of_member as (partition by t.member_id),
      in_turn as (partition by t.member_id order by t.place rows unbounded preceding)),
  wager_rows as (
    insert into wagers_settled (member_id, id, session_id, product, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, contribution_percent, tx, event_id, event_seq, opened_at)
    select s.member_id, s.id, s.session_id, s.product, s.stake, s.payout, s.cash_after, p_at, s.seed_pair_no, s.nonce, s.game,
      s.math_version, s.bet::jsonb, s.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), s.event_seq, s.opened_at
    from settled s),
  transfer_rows as (
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select s.member_id, s.id, s.stake, p_at, 1, 103, 151 from settled s
    union all
    select s.member_id, s.id, s.payout, p_at, 1, 151, 101 from settled s where s.payout > 0)
  select s.place::int, 1::smallint, s.version + 1, s.new_cash, s.bonus, s.coins, s.new_in_play, s.outgoing, null::uuid
  from settled s;
end $$;
revoke execute on function wagers_settle_together from public;
