-- Opens and settles casino rounds whose result is known immediately. Each round in a call belongs to a different
-- member. Rounds of members who have limits, a bonus or a new session are settled by two slower functions:
-- wagers_settle_with_bonus and wagers_settle_carefully.
--
-- In the result, `place` is the position in the arrays, and `status` is a value of settleStatus
-- (features/wagers/settle-repository.ts). A refused round is reported by its status and does not undo the other rounds.
--
-- Writes to tables of other features, because one statement for all rounds is much faster than a call for each round:
-- - ledger_wallets: balances, nonce and session figures; one update checks and changes them
-- - ledger_transfers: stake and payout
-- - bag_running, limits_play and events: only in the slower functions
create or replace function wagers_settle_instant(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_some_without_bonus boolean
) returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
declare settled int := 0; settled_with_bonus int := 0; held uuid[];
begin
  if p_some_without_bonus then
    return query
    with settled as (
      update ledger_wallets w
      set cash = w.cash - b.stake + b.payout, version = w.version + 1, event_seq = w.event_seq + 1,
        next_nonce = w.next_nonce + 1, session_staked = w.session_staked + b.stake,
        session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
      from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no, p_nonce,
          p_stake, p_payout, p_contribution_percent) with ordinality
        as b(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
          contribution_percent, place)
      where w.member_id = b.member_id and w.cash >= b.stake and w.gate_version = b.gate_version
        and w.seed_pair_no = b.seed_pair_no and w.next_nonce = b.nonce and w.session_id = b.session_id and not w.is_careful
        and (select r.id from wagers_settled r where r.member_id = w.member_id and r.id between b.id and b.id
          order by r.id limit 1) is null
        and (w.in_play = 0
          or not exists (select from wagers_pending o where o.member_id = w.member_id and o.id = b.id))
      returning b.place, b.member_id, b.id, b.session_id, b.game, b.math_version, b.bet_text, b.seed_pair_no, b.nonce, b.stake,
        b.payout, b.contribution_percent, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing, w.event_seq),
    wager_rows as (
      insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
        math_version, bet, contribution_percent, tx, event_id, event_seq)
      select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, p_at, s.seed_pair_no, s.nonce, s.game,
        s.math_version, s.bet_text::jsonb, s.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), s.event_seq
      from settled s),
    transfer_rows as (
      insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      select s.member_id, s.id, s.stake, p_at, 1, 101, 151 from settled s
      union all
      select s.member_id, s.id, s.payout, p_at, 1, 151, 101 from settled s where s.payout > 0)
    select s.place::int, 1::smallint, s.version, s.cash, s.bonus, s.coins, s.in_play, s.outgoing from settled s;
    get diagnostics settled = row_count;
    if settled < cardinality(p_id) then
      select array_agg(h.member_id order by h.member_id) into held from (
        select w.member_id from ledger_wallets w where w.member_id = any(p_member_id) and w.is_careful and w.bonus > 0
        for update skip locked) h;
    end if;
  end if;
  if held is not null or not p_some_without_bonus then
    return query select * from wagers_settle_with_bonus(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at, held);
    get diagnostics settled_with_bonus = row_count;
  end if;
  if settled + settled_with_bonus < cardinality(p_id) then
    return query select * from wagers_settle_carefully(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at,
      held[cardinality(held)]);
  end if;
end $$;
revoke execute on function wagers_settle_instant from public;
grant execute on function wagers_settle_instant to wanderluck_app;
