-- Settles, one by one, the rounds that the fast statements in wagers_settle_instant did not settle. Locks each wallet
-- first, so that limits and bonuses cannot change in the meantime.
--
-- Writes to tables of other features, because a round, its transfers and its effects are stored together or not at all:
-- - ledger_wallets: balances, nonce and session figures, in one update under the lock
-- - ledger_transfers: stake and payout
-- - limits_play, through limits_heed: stake and payout, which the next bet must find counted
-- - bag_running, through bag_stake: balance and turnover, which the next bet needs
-- - events: requirement met, money spent; their numbers follow that of the wager without a gap
create or replace function wagers_settle_carefully(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_last_held uuid
) returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql
as $$
#variable_conflict use_column
declare
  b record; w ledger_wallets; last_held uuid; stored record; bag record; bonus_stake bigint; bonus_payout bigint; happenings int;
begin
  -- Find the highest member id among the wallets that the faster statements have locked. Wallets must be locked in
  -- ascending order of member id, because waiting for a wallet with a lower id could cause a deadlock.
  select n.member_id into last_held
    from unnest(p_member_id, p_id) as n(member_id, id)
    where (select r.tx from wagers_settled r where r.member_id = n.member_id and r.id between n.id and n.id
      order by r.id limit 1) = pg_current_xact_id_if_assigned()
    order by n.member_id desc limit 1;
  last_held := greatest(last_held, p_last_held);
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
    place := b.place;
    status := 0;
    bonus_stake := 0;
    select r.game = b.game and r.bet = b.bet_text::jsonb as is_same into stored
      from wagers_settled r where r.member_id = b.member_id and r.id between b.id and b.id order by r.id limit 1;
    -- If the wallet could not be locked, there are no balances to return, so the caller must try again even if the
    -- round is stored.
    if w.member_id is null then
      status := 5;
    elsif found then
      status := case when stored.is_same then 2 else 3 end;
    elsif w.in_play > 0 and exists (
        select from wagers_pending o where o.member_id = b.member_id and o.id = b.id) then
      status := 3;
    elsif (w.gate_version, w.seed_pair_no, w.next_nonce)
        is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
      status := 5;
    elsif w.is_careful then
      status := limits_heed(b.member_id, b.stake, null, p_at);
    end if;
    if status = 0 and w.cash < b.stake then
      bonus_stake := b.stake - w.cash;
      if not b.bonus_allowed or not w.is_careful or bonus_stake > coalesce(
          (select sum(r.balance_cents) from bag_running r where r.member_id = b.member_id and r.deadline >= p_at), 0) then
        status := 4;
      end if;
    end if;

    if status = 0 then
      status := 1;
      bonus_payout := 0;
      happenings := 0;
      if w.is_careful then
        perform limits_heed(b.member_id, b.stake, b.payout, p_at);
        select * into bag from bag_stake(b.member_id, b.stake, b.payout, bonus_stake,
          b.stake * b.contribution_percent / 100, p_at);
        bonus_payout := bag.bonus_payout;
        happenings := cardinality(bag.items);
      end if;
      if w.session_id is distinct from b.session_id then
        w := wagers_end_session(w);
      end if;
      update ledger_wallets l
        set cash = w.cash - (b.stake - bonus_stake) + (b.payout - bonus_payout),
          bonus = w.bonus - bonus_stake + bonus_payout,
          version = w.version + 1, event_seq = w.event_seq + 1 + happenings,
          next_nonce = w.next_nonce + 1, session_id = b.session_id, session_staked = w.session_staked + b.stake,
          session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
        where l.member_id = b.member_id returning l.* into w;
      insert into wagers_settled (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
          seed_pair_no, nonce, game, math_version, bet, contribution_percent, tx, event_id, event_seq)
        values (b.member_id, b.id, b.session_id, b.stake, b.payout, w.cash, nullif(bonus_stake, 0),
          nullif(bonus_payout, 0), p_at, b.seed_pair_no, b.nonce, b.game, b.math_version, b.bet_text::jsonb,
          b.contribution_percent, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq - happenings);
      insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
        select b.member_id, b.id, t.amount, p_at, 1, t.debit, t.credit
        from (values (101, 151, b.stake - bonus_stake), (102, 151, bonus_stake),
          (151, 101, b.payout - bonus_payout), (151, 102, bonus_payout)) t(debit, credit, amount) where t.amount > 0;
      if happenings > 0 then
        insert into events (member_id, seq, type, data)
          select b.member_id, w.event_seq - happenings + h.no, h.type, jsonb_build_object('item_id', h.item_id)
          from unnest(bag.happened, bag.items) with ordinality as h(type, item_id, no);
      end if;
    end if;
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
