-- Three things about the settling of bets, none of which changes what is booked:
--   · Whether a round is stored is asked in a way that only `play_rounds_pkey` answers. By `member_id = … and id = …` a planner that
--     knows nothing of the table yet (a new house, one just restored) takes `play_rounds_nonce` as well and reads all rounds of the
--     member for each bet, until the first ANALYZE.
--   · A batch of members who all had bonus money when they were last seen leaves out the statement for those without. What is
--     not as the desk believed is settled by the careful function, as before.
--   · The statement for one running bonus reads its bets once, and counts the wagering from what it booked.

-- As in 0038.
create or replace function play_settle_carefully(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_last_held uuid
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  b record; w ledger_wallets; last_held uuid; stored record; bag record; bonus_stake bigint; bonus_payout bigint; happenings int;
begin
  -- The last wallet that the fast statement holds already.
  select n.member_id into last_held
    from unnest(p_member_id, p_id) as n(member_id, id)
    where (select r.tx from play_rounds r where r.member_id = n.member_id and r.id between n.id and n.id
      order by r.id limit 1) = pg_current_xact_id_if_assigned()
    order by n.member_id desc limit 1;
  last_held := greatest(last_held, p_last_held);
  for b in
    select * from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no,
        p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent) with ordinality
      as n(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
        bonus_allowed, contribution_percent, place)
    -- Rounds of this very transaction are those of the fast statement.
    where ((select r.tx from play_rounds r where r.member_id = n.member_id and r.id between n.id and n.id
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
      from play_rounds r where r.member_id = b.member_id and r.id between b.id and b.id order by r.id limit 1;
    -- Without its wallet nothing is said of it, also not that it is stored: the balances would be missing.
    if w.member_id is null then
      status := 5;
    elsif found then
      status := case when stored.is_same then 2 else 3 end;
    elsif (w.gate_version, w.seed_pair_no, w.next_nonce)
        is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
      status := 5;
    elsif w.is_careful then
      status := play_heed_limits(b.member_id, b.stake, null, p_at);
    end if;
    if status = 0 and w.cash < b.stake then
      bonus_stake := b.stake - w.cash;
      if not b.bonus_allowed or not w.is_careful or bonus_stake > coalesce(
          (select sum(r.balance_cents) from bag_running r where r.member_id = b.member_id), 0) then
        status := 4;
      end if;
    end if;

    if status = 0 then
      status := 1;
      bonus_payout := 0;
      happenings := 0;
      if w.is_careful then
        perform play_heed_limits(b.member_id, b.stake, b.payout, p_at);
        select * into bag from bag_stake(b.member_id, b.stake, b.payout, bonus_stake,
          b.stake * b.contribution_percent / 100, p_at);
        bonus_payout := bag.bonus_payout;
        happenings := cardinality(bag.items);
      end if;
      if w.session_id is distinct from b.session_id then
        insert into play_sessions as p (session_id, member_id, staked, paid, rounds)
          select w.session_id, w.member_id, w.session_staked, w.session_paid, w.session_rounds
          where w.session_id is not null
          on conflict (session_id) do update
            set staked = p.staked + excluded.staked, paid = p.paid + excluded.paid, rounds = p.rounds + excluded.rounds;
        w.session_staked := 0;
        w.session_paid := 0;
        w.session_rounds := 0;
      end if;
      update ledger_wallets l
        set cash = w.cash - (b.stake - bonus_stake) + (b.payout - bonus_payout),
          bonus = w.bonus - bonus_stake + bonus_payout,
          version = w.version + 1, event_seq = w.event_seq + 1 + happenings,
          next_nonce = w.next_nonce + 1, session_id = b.session_id, session_staked = w.session_staked + b.stake,
          session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
        where l.member_id = b.member_id returning l.* into w;
      insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
          seed_pair_no, nonce, game, math_version, bet, tx, event_id, event_seq)
        values (b.member_id, b.id, b.session_id, b.stake, b.payout, w.cash, nullif(bonus_stake, 0),
          nullif(bonus_payout, 0), p_at, b.seed_pair_no, b.nonce, b.game, b.math_version, b.bet_text::jsonb,
          pg_current_xact_id(), nextval('events_id_seq'), w.event_seq - happenings);
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

-- Settles the bets whose wallets say `is_careful` only because of one running bonus that this bet does not end: its wagering is
-- not done afterwards and its money not gone. The rule is that of `bag_stake` (0011): cash first, then the bonus; the payout
-- returns in the proportion of the stake, rounded down, the rest to cash; the stake counts by its contribution.
-- Wallets are taken only if they are free (their order is not ours any more), and read by a statement of their own, so that
-- what is known of bonuses and limits is as new as the lock.
create or replace function play_settle_with_bonus(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_held uuid[]
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql as $$
#variable_conflict use_column
begin
  -- In plpgsql its plan is kept.
  return query
  with bets as (
    select b.*, w.cash, greatest(0, b.stake - w.cash) as bonus_stake, r.no, r.balance_cents, r.required_cents, r.wagered_cents
    from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no, p_nonce,
        p_stake, p_payout, p_bonus_allowed, p_contribution_percent) with ordinality
      as b(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout,
        bonus_allowed, contribution_percent, place)
    join ledger_wallets w on w.member_id = b.member_id
    join bag_running r on r.member_id = b.member_id
    where b.member_id = any(p_held) and w.gate_version = b.gate_version and w.seed_pair_no = b.seed_pair_no
      and w.next_nonce = b.nonce and w.session_id = b.session_id
      and not exists (select from limits_play l where l.member_id = b.member_id)
      and not exists (select from bag_running other where other.member_id = b.member_id and other.no <> r.no)
      and r.reached_at is null
      and (select p.id from play_rounds p where p.member_id = w.member_id and p.id between b.id and b.id
        order by p.id limit 1) is null),
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
    from judged j where w.member_id = j.member_id
    returning j.place, j.member_id, j.id, j.session_id, j.game, j.math_version, j.bet_text, j.seed_pair_no, j.nonce, j.stake,
      j.payout, j.bonus_stake, j.bonus_payout, j.no, j.counted, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing,
      w.event_seq),
  moved as (
    update bag_running r
    set balance_cents = r.balance_cents - s.bonus_stake + s.bonus_payout, wagered_cents = r.wagered_cents + s.counted
    from settled s where r.member_id = s.member_id and r.no = s.no),
  round_rows as (
    insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, tx, event_id, event_seq)
    select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, nullif(s.bonus_stake, 0), nullif(s.bonus_payout, 0),
      p_at, s.seed_pair_no, s.nonce, s.game, s.math_version, s.bet_text::jsonb, pg_current_xact_id(),
      nextval('events_id_seq'), s.event_seq
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

-- As in 0038, with `p_some_without_bonus`: members of the batch may be without bonus money.
drop function play_settle;
create function play_settle(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz, p_some_without_bonus boolean
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
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
          p_stake, p_payout) with ordinality
        as b(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout, place)
      where w.member_id = b.member_id and w.cash >= b.stake and w.gate_version = b.gate_version
        and w.seed_pair_no = b.seed_pair_no and w.next_nonce = b.nonce and w.session_id = b.session_id and not w.is_careful
        and (select r.id from play_rounds r where r.member_id = w.member_id and r.id between b.id and b.id
          order by r.id limit 1) is null
      returning b.place, b.member_id, b.id, b.session_id, b.game, b.math_version, b.bet_text, b.seed_pair_no, b.nonce, b.stake,
        b.payout, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing, w.event_seq),
    round_rows as (
      insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
        math_version, bet, tx, event_id, event_seq)
      select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, p_at, s.seed_pair_no, s.nonce, s.game,
        s.math_version, s.bet_text::jsonb, pg_current_xact_id(), nextval('events_id_seq'), s.event_seq
      from settled s),
    transfer_rows as (
      insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      select s.member_id, s.id, s.stake, p_at, 1, 101, 151 from settled s
      union all
      select s.member_id, s.id, s.payout, p_at, 1, 151, 101 from settled s where s.payout > 0)
    select s.place::int, 1::smallint, s.version, s.cash, s.bonus, s.coins, s.in_play, s.outgoing from settled s;
    get diagnostics settled = row_count;
  end if;
  if settled < cardinality(p_id) then
    select array_agg(h.member_id order by h.member_id) into held from (
      select w.member_id from ledger_wallets w where w.member_id = any(p_member_id) and w.is_careful and w.bonus > 0
      for update skip locked) h;
    if held is not null then
      return query select * from play_settle_with_bonus(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
        p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at, held);
      get diagnostics settled_with_bonus = row_count;
    end if;
  end if;
  if settled + settled_with_bonus < cardinality(p_id) then
    return query select * from play_settle_carefully(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at,
      held[cardinality(held)]);
  end if;
end $$;
revoke execute on function play_settle from public;
grant execute on function play_settle to wanderluck_app;
