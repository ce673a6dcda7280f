-- What a settled bet writes, written once. A bet costs the database less, and what is stored of it is smaller:
--   · The stored round is its own event. Subscribers read `play.round_settled` from `play_rounds`, by transaction and number
--     like any other event; no row of `events` repeats it.
--   · A round's transfers have one index. That a round is posted once is the word of its own key: round and transfers are
--     written by one statement from the same rows. All other operations keep their unique key.
--   · The net position of the session that plays stands in the wallet row, which the bet changes anyway. `play_sessions` keeps
--     the figures of sessions that were left for another one.
--   · One CHECK per table: each is parsed anew by every statement.
--   · Bets that need nothing special are settled by one statement, all others by a second function, one by one.

alter table play_rounds
  -- Position in the order of events (platform/event-runner.ts). Null: a round of an earlier version; its event is in `events`.
  add column tx xid8,
  add column event_id bigint,
  add column event_seq bigint,
  drop constraint play_rounds_stake_check,
  drop constraint play_rounds_payout_check,
  drop constraint play_rounds_cash_after_check,
  add constraint play_rounds_amounts check (least(stake - 1, payout, cash_after) >= 0);
create unique index play_rounds_events on play_rounds (tx, event_id) where tx is not null;

-- Rounds as the platform reads events. Their numbers come from the sequence of `events`: (tx, id) is one order over both.
create view event_rounds as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as round_id, game, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, session_id
  from play_rounds where tx is not null;
revoke insert, update, delete on event_rounds from wanderluck_app;

alter table ledger_transfers
  drop constraint ledger_transfers_once,
  drop constraint ledger_transfers_amount_check,
  drop constraint ledger_transfers_one_asset,
  add constraint ledger_transfers_one_asset check (amount > 0 and debit / 100 = credit / 100 and debit <> credit);
-- An operation is posted once, by the database's own word. For rounds (kind 1) that is `play_rounds_pkey`.
create unique index ledger_transfers_once on ledger_transfers (member_id, operation_id, kind, debit, credit) where kind <> 1;

alter table ledger_wallets
  drop constraint ledger_wallets_cash_check,
  drop constraint ledger_wallets_bonus_check,
  drop constraint ledger_wallets_coins_check,
  drop constraint ledger_wallets_in_play_check,
  drop constraint ledger_wallets_outgoing_check,
  add constraint ledger_wallets_not_negative check (least(cash, bonus, coins, in_play, outgoing) >= 0),
  -- The session that plays, and what it has staked and been paid since it took over from the one before.
  add column session_id uuid,
  add column session_staked bigint not null default 0,
  add column session_paid bigint not null default 0,
  add column session_rounds int not null default 0,
  -- The member's bets go the careful way: a limit or a running bonus has a say in each.
  add column is_careful boolean not null default false;

-- What a session has staked and been paid; no row before its first round.
create function play_session_figures(p_member_id uuid, p_session_id uuid)
returns table (session_id uuid, member_id uuid, staked bigint, paid bigint, rounds int)
language sql stable security definer set search_path = pg_catalog, public as $$
  select p_session_id, p_member_id, sum(f.staked)::bigint, sum(f.paid)::bigint, sum(f.rounds)::int
  from (
    select s.staked, s.paid, s.rounds from play_sessions s
    where s.session_id = p_session_id and s.member_id = p_member_id
    union all
    select w.session_staked, w.session_paid, w.session_rounds from ledger_wallets w
    where w.member_id = p_member_id and w.session_id = p_session_id) f
  having count(*) > 0
$$;

-- The bets of a batch that the fast statement of `play_settle` left over, one by one: refusals, repetitions, the first bet of
-- a session, and members whose wallet says `is_careful`. Parameters and answers are those of `play_settle`.
create function play_settle_carefully(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql as $$
#variable_conflict use_column
declare
  b record; w ledger_wallets; stored record;
begin
  for b in
    select * from unnest(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet, p_gate_version, p_seed_pair_no,
        p_nonce, p_stake, p_payout) with ordinality
      as n(member_id, id, session_id, game, math_version, bet_text, gate_version, seed_pair_no, nonce, stake, payout, place)
    -- Rounds of this very transaction are those of the fast statement.
    where not exists (select from play_rounds r
      where r.member_id = n.member_id and r.id = n.id and r.tx = pg_current_xact_id_if_assigned())
    order by n.member_id
  loop
    select * into w from ledger_wallets l where l.member_id = b.member_id for update;
    place := b.place;
    select r.game = b.game and r.bet = b.bet_text::jsonb as is_same into stored
      from play_rounds r where r.member_id = b.member_id and r.id = b.id;
    if found then
      status := case when stored.is_same then 2 else 3 end;
    elsif w.member_id is null or (w.gate_version, w.seed_pair_no, w.next_nonce)
        is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
      status := 5;
    elsif w.cash < b.stake then
      status := 4;
    else
      status := 1;
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
        set cash = w.cash - b.stake + b.payout, version = w.version + 1, event_seq = w.event_seq + 1,
          next_nonce = w.next_nonce + 1, session_id = b.session_id, session_staked = w.session_staked + b.stake,
          session_paid = w.session_paid + b.payout, session_rounds = w.session_rounds + 1
        where l.member_id = b.member_id returning l.* into w;
      insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
          math_version, bet, tx, event_id, event_seq)
        values (b.member_id, b.id, b.session_id, b.stake, b.payout, w.cash, p_at, b.seed_pair_no, b.nonce, b.game,
          b.math_version, b.bet_text::jsonb, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq);
      insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
        select b.member_id, b.id, t.amount, p_at, 1, t.debit, t.credit
        from (values (101, 151, b.stake), (151, 101, b.payout)) t(debit, credit, amount) where t.amount > 0;
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

-- Settles bets of different members in one transaction, one row for each: its place in the arrays (from 1), its status and the
-- wallet after it.
--   1 ok · 2 replay (this round is stored, with this very bet) · 3 mismatch (stored with another bet) · 4 insufficient ·
--   5 stale (the caller's gate version, seed pair or nonce is not the wallet's: nothing happened, load and play again)
-- Refusals are statuses and have no effect, so one of them never costs the others their commit. The caller gives the bets in
-- the order of their member ids, so that two batches that meet lock in one order. The update waits for a locked wallet and
-- judges its newest row; what it does not take, the careful function does.
drop function play_settle;
create function play_settle(
  p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[],
  p_gate_version bigint[], p_seed_pair_no int[], p_nonce int[], p_stake bigint[], p_payout bigint[],
  p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamptz
) returns table (
  place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare settled int;
begin
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
      and not exists (select from play_rounds r where r.member_id = b.member_id and r.id = b.id)
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
  if settled < cardinality(p_id) then
    return query select * from play_settle_carefully(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at);
  end if;
end $$;
-- One plan, by index, whatever the statistics say: a plan that flips costs a factor of seven.
alter function play_settle set plan_cache_mode = force_generic_plan;
alter function play_settle set enable_seqscan = off;
alter function play_settle set enable_bitmapscan = off;
alter function play_settle set enable_hashjoin = off;
alter function play_settle set enable_mergejoin = off;
alter function play_settle set jit = off;

revoke execute on function play_session_figures, play_settle, play_settle_carefully from public;
grant execute on function play_session_figures, play_settle to wanderluck_app;
