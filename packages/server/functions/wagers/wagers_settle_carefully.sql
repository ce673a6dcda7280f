-- Settles, one by one, the rounds that the fast statements in wagers_settle_instant did not settle. Locks each wallet
-- first, so that limits and bonuses cannot change in the meantime. Then wagers_judge_instant checks the round. If
-- the round can be booked, wagers_book_instant books it.
create or replace function wagers_settle_carefully(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_last_held uuid
) returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  b record; w ledger_wallets; judged record;
  -- Wallets must be locked in ascending order of member id. A transaction that waits for a lower id than those already
  -- locked could cause a deadlock.
  last_held constant uuid := wagers_last_held(p_member_id, p_id, p_last_held);
begin
  for b in
    select * from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no,
        p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent) with ordinality
      as n(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
        bonus_allowed, contribution_percent, place)
    -- Skip rounds that the faster statements have already settled in this transaction.
    where ((select r.tx from wagers_settled r where r.member_id = n.member_id and r.id between n.id and n.id
      order by r.id limit 1) = pg_current_xact_id_if_assigned()) is not true
    order by n.member_id
  loop
    if b.member_id < last_held then
      select * into w from ledger_wallets l where l.member_id = b.member_id for update skip locked;
    else
      select * into w from ledger_wallets l where l.member_id = b.member_id for update;
    end if;
    select * into judged from wagers_judge_instant(w, b, p_at);
    if judged.status = 0 then
      w := wagers_book_instant(w, b, judged.bonus_stake, p_at);
    end if;
    place := b.place;
    status := case when judged.status = 0 then 1 else judged.status end;
    version := w.version;
    cash := w.cash;
    bonus := w.bonus;
    coins := w.coins;
    in_play := w.in_play;
    outgoing := w.outgoing;
    return next;
  end loop;
end $$;
revoke execute on function wagers_settle_carefully from public;
