-- Fairness and play: committed seed pairs, rounds, session figures, game switches, and the one function that settles bets.

create table fairness_seed_pairs (
  member_id uuid not null,
  -- 1, 2, 3 … per member; the wallet names the open one, the next one is already committed.
  no int not null,
  id uuid not null unique,
  -- AES-256-GCM under the installation's key: nonce, ciphertext, tag.
  server_seed bytea not null,
  server_seed_hash text not null,
  -- Set when the pair is opened, after its commitment was shown.
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,32}$'),
  created_at timestamptz not null,
  opened_at timestamptz,
  retired_at timestamptz,
  -- Rounds played with it; set when it is retired.
  rounds int,
  primary key (member_id, no)
);
-- A commitment that could be changed would be none.
revoke update, delete, truncate on fairness_seed_pairs from wanderluck_app;
grant update (client_seed, opened_at, retired_at, rounds) on fairness_seed_pairs to wanderluck_app;
create function fairness_keep_commitment() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or (old.member_id, old.no, old.id, old.server_seed_hash)
       is distinct from (new.member_id, new.no, new.id, new.server_seed_hash)
     or (old.client_seed is not null and new.client_seed is distinct from old.client_seed)
     or (old.retired_at is not null and new.retired_at is distinct from old.retired_at) then
    raise exception 'a committed seed pair does not change' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
create trigger fairness_seed_pairs_kept before update or delete on fairness_seed_pairs
  for each row execute function fairness_keep_commitment();

-- From the next round on the member plays with this pair, from nonce 0. The caller holds the wallet's lock.
create function fairness_start_pair(p_member_id uuid, p_no int) returns void
language sql security definer set search_path = pg_catalog, public as $$
  update ledger_wallets set seed_pair_no = p_no, next_nonce = 0
  where member_id = p_member_id and p_no = seed_pair_no + 1
$$;

-- A settled round. Its facts are computed again from seed, nonce and bet, so they are not stored.
create table play_rounds (
  member_id uuid not null,
  -- Chosen by the client: the idempotency key.
  id uuid not null,
  session_id uuid not null,
  stake bigint not null check (stake > 0),
  payout bigint not null check (payout >= 0),
  cash_after bigint not null check (cash_after >= 0),
  -- Parts of stake and payout that were bonus money; null: none.
  bonus_stake bigint,
  bonus_payout bigint,
  created_at timestamptz not null,
  seed_pair_no int not null,
  nonce int not null,
  game text not null,
  math_version text not null,
  bet jsonb not null,
  primary key (member_id, id),
  -- Also the order of the member's history: pairs follow each other and nonces count up.
  constraint play_rounds_nonce unique (member_id, seed_pair_no, nonce)
);
revoke insert, update, delete, truncate on play_rounds from wanderluck_app;

-- Net position of a signed-in session.
create table play_sessions (
  session_id uuid primary key,
  member_id uuid not null,
  staked bigint not null,
  paid bigint not null,
  rounds int not null
) with (fillfactor = 50);
revoke insert, update, delete, truncate on play_sessions from wanderluck_app;

-- Games switched off by staff; `*` is all of them. A game without a row is open.
create table play_game_switches (
  game text primary key,
  state text not null check (state in ('open', 'maintenance', 'off')),
  changed_at timestamptz not null default now()
);
create function play_tell_switch() returns trigger language plpgsql as $$
begin
  perform pg_notify('wl_game_switches', '');
  return null;
end $$;
create trigger play_game_switches_told after insert or update or delete on play_game_switches
  for each statement execute function play_tell_switch();

-- Settles bets of different members in one transaction, one row each. For each bet, in the order given: its status and the
-- wallet after it.
--   1 ok · 2 replay (this round is stored, with this very bet) · 3 mismatch (stored with another bet) · 4 insufficient ·
--   5 stale (the caller's gate version, seed pair or nonce is not the wallet's: nothing happened, load and play again)
-- Refusals are statuses and have no effect, so one of them never costs the others their commit.
create function play_settle(
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
      b.payout, w.version, w.cash, w.event_seq),
  round_rows as (
    insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet)
    select s.member_id, s.id, s.session_id, s.stake, s.payout, s.cash, p_at, s.seed_pair_no, s.nonce, s.game,
      s.math_version, s.bet
    from settled s),
  transfer_rows as (
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select s.member_id, s.id, t.amount, p_at, 1, t.debit, t.credit
    from settled s, lateral (values (101, 151, s.stake), (151, 101, s.payout)) t(debit, credit, amount)
    where t.amount > 0),
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
  select (case
      when s.place is not null then 1
      when k.same then 2
      when k.place is not null then 3
      when w.member_id is null or w.gate_version <> b.gate_version or w.seed_pair_no <> b.seed_pair_no
        or w.next_nonce <> b.nonce then 5
      else 4 end)::smallint,
    coalesce(s.version, w.version), coalesce(s.cash, w.cash), w.bonus, w.coins, w.in_play, w.outgoing
  from bets b
    left join ledger_wallets w on w.member_id = b.member_id
    left join settled s on s.place = b.place
    left join known k on k.place = b.place
  order by b.place;
end $$;
-- One plan, by index, whatever the statistics say: a plan that flips costs a factor of seven.
alter function play_settle set plan_cache_mode = force_generic_plan;
alter function play_settle set enable_seqscan = off;
alter function play_settle set enable_hashjoin = off;
alter function play_settle set enable_mergejoin = off;
alter function play_settle set jit = off;

revoke execute on function fairness_start_pair, play_settle from public;
grant execute on function fairness_start_pair, play_settle to wanderluck_app;
