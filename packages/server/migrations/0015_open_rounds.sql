-- Rounds in which the member decides (blackjack, video poker, three card poker). While one is open its stake is held in
-- account 103, "in play"; what was dealt is not stored, it is computed again from seed, nonce, bet and actions.

create table play_open_rounds (
  member_id uuid not null,
  -- Chosen by the client: the idempotency key, and the id of the settled round later.
  id uuid not null,
  session_id uuid not null,
  game text not null,
  math_version text not null,
  -- As it was sent, and what the member has decided since, in order.
  bet jsonb not null,
  actions text[] not null default '{}',
  seed_pair_no int not null,
  nonce int not null,
  -- All that was staked so far, raises included.
  stake bigint not null check (stake > 0),
  opened_at timestamptz not null,
  -- Then the house goes on by the game's published default.
  expires_at timestamptz not null,
  primary key (member_id, id),
  -- One open cycle per member and game (trust G8), by the database's own word.
  constraint play_open_rounds_one unique (member_id, game)
);
revoke insert, update, delete, truncate on play_open_rounds from wanderluck_app;
create index play_open_rounds_expiring on play_open_rounds (expires_at);

-- Opens a round: the stake goes from cash to "in play" and the nonce is used. The caller has judged everything under the
-- wallet's lock (`ledger_lock`) and checks again only what it must not rest on: an exception undoes the transaction.
create function play_open(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no int,
  p_nonce int, p_stake bigint, p_at timestamptz, p_expires_at timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update ledger_wallets set cash = cash - p_stake, in_play = in_play + p_stake, version = version + 1,
      next_nonce = next_nonce + 1
    where member_id = p_member_id and seed_pair_no = p_seed_pair_no and next_nonce = p_nonce;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  insert into play_open_rounds (member_id, id, session_id, game, math_version, bet, seed_pair_no, nonce, stake, opened_at,
      expires_at)
    values (p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet::jsonb, p_seed_pair_no, p_nonce, p_stake, p_at,
      p_expires_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, p_stake, p_at, 1, 101, 103);
end $$;

-- Takes one more decision, with what it stakes on top.
create function play_act(p_member_id uuid, p_id uuid, p_step int, p_action text, p_adds bigint, p_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  update play_open_rounds set actions = actions || p_action, stake = stake + p_adds
    where member_id = p_member_id and id = p_id and cardinality(actions) = p_step;
  if not found then
    raise exception 'round % is not open at step %', p_id, p_step using errcode = 'check_violation';
  end if;
  if p_adds > 0 then
    update ledger_wallets set cash = cash - p_adds, in_play = in_play + p_adds, version = version + 1
      where member_id = p_member_id;
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      values (p_member_id, p_id, p_adds, p_at, 1, 101, 103);
  end if;
end $$;

-- Settles an open round: what was in play goes to the house, the payout to cash, the round and its event are stored as those
-- of a round without decisions are (0010).
create function play_close(p_member_id uuid, p_id uuid, p_bet text, p_payout bigint, p_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
declare o play_open_rounds; w ledger_wallets;
begin
  delete from play_open_rounds where member_id = p_member_id and id = p_id returning * into o;
  if not found then
    raise exception 'round % is not open', p_id using errcode = 'check_violation';
  end if;
  select * into w from ledger_wallets where member_id = p_member_id for update;
  if w.session_id is distinct from o.session_id then
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
    set in_play = in_play - o.stake, cash = cash + p_payout, version = version + 1, event_seq = event_seq + 1,
      session_id = o.session_id, session_staked = w.session_staked + o.stake, session_paid = w.session_paid + p_payout,
      session_rounds = w.session_rounds + 1
    where l.member_id = p_member_id returning l.* into w;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game,
      math_version, bet, tx, event_id, event_seq)
    values (p_member_id, p_id, o.session_id, o.stake, p_payout, w.cash, p_at, o.seed_pair_no, o.nonce, o.game,
      o.math_version, p_bet::jsonb, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (103, 151, o.stake), (151, 101, p_payout)) t(debit, credit, amount) where t.amount > 0;
end $$;

revoke execute on function play_open, play_act, play_close from public;
grant execute on function play_open, play_act, play_close to wanderluck_app;
