-- Settles, in one statement, those rounds of a wagers_settle_instant call whose members have no limits and exactly one
-- running bonus. Leaves out rounds that would complete or use up the bonus.
--
-- Writes to tables of other features, because one statement for all rounds is much faster than a call for each:
-- - ledger_wallets: balances, nonce and session figures
-- - ledger_transfers: stake and payout
-- - bag_running: balance and turnover of the bonus, which the next bet needs
create or replace function wagers_settle_with_bonus(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_held uuid[]
) returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql
as $$
#variable_conflict use_column
begin
  -- Use PL/pgSQL instead of SQL for this function, so that each connection caches the plan of the following statement.
  return query
  with bets as (
    select b.*, w.xmin as seen, w.cash, greatest(0, b.stake - w.cash) as bonus_stake, r.no, r.balance_cents, r.required_cents,
      r.wagered_cents
    from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no, p_nonce,
        p_stake, p_payout, p_bonus_allowed, p_contribution_percent) with ordinality
      as b(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
        bonus_allowed, contribution_percent, place)
    join ledger_wallets w on w.member_id = b.member_id
    join bag_running r on r.member_id = b.member_id
    where (p_held is null or b.member_id = any(p_held)) and w.gate_version = b.gate_version
      and w.seed_pair_no = b.seed_pair_no and w.next_nonce = b.nonce and w.session_id = b.session_id
      and not exists (select from limits_play l where l.member_id = b.member_id)
      and not exists (select from bag_running other where other.member_id = b.member_id and other.no <> r.no)
      and r.reached_at is null and r.deadline >= p_at
      and (select p.id from wagers_settled p where p.member_id = w.member_id and p.id between b.id and b.id
        order by p.id limit 1) is null
      and (w.in_play = 0
        or not exists (select from wagers_pending o where o.member_id = w.member_id and o.id = b.id))),
  judged as (
    select n.*, n.bonus_stake * n.payout / n.stake as bonus_payout, n.stake * n.contribution_percent / 100 as counted
    from bets n
    where (n.bonus_stake = 0 or (n.bonus_allowed and n.bonus_stake <= n.balance_cents))
      and n.wagered_cents + n.stake * n.contribution_percent / 100 < n.required_cents
      and (n.bonus_stake = 0 or n.balance_cents - n.bonus_stake + n.bonus_stake * n.payout / n.stake > 0)),
  settled as (
    update ledger_wallets w
    set cash = w.cash - (j.stake - j.bonus_stake) + (j.payout - j.bonus_payout),
      bonus = w.bonus - j.bonus_stake + j.bonus_payout, version = w.version + 1, event_seq = w.event_seq + 1,
      next_nonce = w.next_nonce + 1, session_staked = w.session_staked + j.stake,
      session_paid = w.session_paid + j.payout, session_rounds = w.session_rounds + 1
    from judged j where w.member_id = j.member_id and w.xmin = j.seen
    returning j.place, j.member_id, j.id, j.session_id, j.game, j.math_version, j.bet_text, j.seed_pair_no, j.nonce, j.stake,
      j.payout, j.bonus_stake, j.bonus_payout, j.no, j.counted, j.contribution_percent, w.version, w.cash, w.bonus, w.coins,
      w.in_play, w.outgoing, w.event_seq),
  moved as (
    update bag_running r
    set balance_cents = r.balance_cents - s.bonus_stake + s.bonus_payout, wagered_cents = r.wagered_cents + s.counted
    from settled s where r.member_id = s.member_id and r.no = s.no),
  round_rows as (
    insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq)
    select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, nullif(s.bonus_stake, 0), nullif(s.bonus_payout, 0),
      p_at, s.seed_pair_no, s.nonce, s.game, s.math_version, s.bet_text::jsonb, s.contribution_percent,
      pg_current_xact_id(), nextval('events_id_seq'), s.event_seq
    from settled s),
  transfer_rows as (
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select s.member_id, s.id, s.stake - s.bonus_stake, p_at, 1, 101, 151 from settled s where s.stake > s.bonus_stake
    union all
    select s.member_id, s.id, s.bonus_stake, p_at, 1, 102, 151 from settled s where s.bonus_stake > 0
    union all
    select s.member_id, s.id, s.payout - s.bonus_payout, p_at, 1, 151, 101 from settled s where s.payout > s.bonus_payout
    union all
    select s.member_id, s.id, s.bonus_payout, p_at, 1, 151, 102 from settled s where s.bonus_payout > 0)
  select s.place::int, 1::smallint, s.version, s.cash, s.bonus, s.coins, s.in_play, s.outgoing from settled s;
end $$;
revoke execute on function wagers_settle_with_bonus from public;
