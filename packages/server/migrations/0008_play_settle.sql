-- Settling costs the database less: refused bets are told apart by a hashed look into what was settled, and only they are
-- joined with the wallet again. The nested loops over the batch before this compared every bet with every other (a sixth of a
-- batch of 64). Signature, statuses and order of the answers are those of 0004; its settings are repeated, since replacing
-- a function drops them.
create or replace function play_settle(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[], p_at timestamptz
) returns table (status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  -- The locks first, in one order for everybody, in a statement of their own: the next one sees what others committed
  -- while we waited.
  perform from ledger_wallets where member_id = any (p_member_id) order by member_id for update;

  return query
  with bets as materialized (
    select b.*, b.bet_text::jsonb as bet
    from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no, p_nonce,
        p_stake, p_payout) with ordinality
      as b(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout, place)),
  known as materialized (
    select b.place, r.game = b.game and r.bet = b.bet as same
    from bets b join play_rounds r on r.member_id = b.member_id and r.id = b.id),
  settled as (
    update ledger_wallets w
    set cash = w.cash - b.stake + b.payout, version = w.version + 1, event_seq = w.event_seq + 1,
      next_nonce = w.next_nonce + 1
    from bets b
    where w.member_id = b.member_id and w.cash >= b.stake and w.gate_version = b.gate_version
      and w.seed_pair_no = b.seed_pair_no and w.next_nonce = b.nonce
      and not exists (select from known k where k.place = b.place)
    returning b.place, b.member_id, b.id, b.session_id, b.game, b.math_version, b.bet, b.seed_pair_no, b.nonce, b.stake,
      b.payout, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing, w.event_seq),
  round_rows as (
    insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet)
    select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, p_at, s.seed_pair_no, s.nonce, s.game,
      s.math_version, s.bet
    from settled s),
  transfer_rows as (
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select s.member_id, s.id, s.stake, p_at, 1, 101, 151 from settled s
    union all
    select s.member_id, s.id, s.payout, p_at, 1, 151, 101 from settled s where s.payout > 0),
  event_rows as (
    insert into events (member_id, seq, type, data)
    select s.member_id, s.event_seq, 'play.round_settled', jsonb_build_object('round_id', s.id, 'game', s.game,
      'stake_cents', s.stake, 'payout_cents', s.payout, 'session_id', s.session_id)
    from settled s),
  session_rows as (
    insert into play_sessions as p (session_id, member_id, staked, paid, rounds)
    select s.session_id, s.member_id, s.stake, s.payout, 1 from settled s
    on conflict (session_id) do update
      set staked = p.staked + excluded.staked, paid = p.paid + excluded.paid, rounds = p.rounds + 1)
  -- One bet per member and batch: the wallet of a refused bet is as it was before.
  select a.status, a.version, a.cash, a.bonus, a.coins, a.in_play, a.outgoing
  from (
    select s.place, 1::smallint as status, s.version, s.cash, s.bonus, s.coins, s.in_play, s.outgoing from settled s
    union all
    select b.place, (case
        when k.same then 2
        when k.place is not null then 3
        when w.member_id is null or w.gate_version <> b.gate_version or w.seed_pair_no <> b.seed_pair_no
          or w.next_nonce <> b.nonce then 5
        else 4 end)::smallint, w.version, w.cash, w.bonus, w.coins, w.in_play, w.outgoing
    from bets b left join ledger_wallets w on w.member_id = b.member_id left join known k on k.place = b.place
    where b.place not in (select s.place from settled s)) a
  order by a.place;
end $$;
-- One plan, by index, whatever the statistics say: a plan that flips costs a factor of seven.
alter function play_settle set plan_cache_mode = force_generic_plan;
alter function play_settle set enable_seqscan = off;
alter function play_settle set enable_hashjoin = off;
alter function play_settle set enable_mergejoin = off;
alter function play_settle set jit = off;
