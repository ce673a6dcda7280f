-- Schema of the feature play, written by `npm run schema`. The migrations make it; never edit this file.

create table play_best_wins (
  game text not null,
  day date not null,
  payout bigint not null,
  stake bigint not null,
  won_at timestamp with time zone not null,
  constraint play_best_wins_pkey PRIMARY KEY (game, day),
  constraint play_best_wins_check CHECK ((payout > stake)),
  constraint play_best_wins_stake_check CHECK ((stake > 0))
);

create table play_game_switches (
  game text not null,
  state text not null,
  changed_at timestamp with time zone default now() not null,
  no_bonus_money boolean default false not null,
  no_free_play boolean default false not null,
  constraint play_game_switches_pkey PRIMARY KEY (game),
  constraint play_game_switches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text])))
);
CREATE TRIGGER play_game_switches_told AFTER INSERT OR DELETE OR UPDATE ON public.play_game_switches FOR EACH STATEMENT EXECUTE FUNCTION play_tell_switch();

create table play_open_rounds (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  game text not null,
  math_version text not null,
  bet jsonb not null,
  actions text[] default '{}'::text[] not null,
  seed_pair_no integer not null,
  nonce integer not null,
  stake bigint not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closing_failed_at timestamp with time zone,
  closing_tries integer default 0 not null,
  constraint play_open_rounds_pkey PRIMARY KEY (member_id, id),
  constraint play_open_rounds_one UNIQUE (member_id, game),
  constraint play_open_rounds_stake_check CHECK ((stake > 0))
);
CREATE INDEX play_open_rounds_expiring ON public.play_open_rounds USING btree (expires_at);
CREATE TRIGGER play_open_rounds_not_settled AFTER INSERT ON public.play_open_rounds FOR EACH ROW EXECUTE FUNCTION play_refuse_ids_of_settled_rounds();
-- wanderluck_app may: select

create table play_returns (
  game text not null,
  math_version text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  expected numeric(30,6) not null,
  squares numeric(40,4) not null,
  spread numeric(40,4) not null,
  constraint play_returns_pkey PRIMARY KEY (game, math_version, day),
  constraint play_returns_rounds_check CHECK ((rounds > 0))
);
-- wanderluck_app may: insert, select, update

create table play_rounds (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  cash_after bigint not null,
  bonus_stake bigint,
  bonus_payout bigint,
  created_at timestamp with time zone not null,
  seed_pair_no integer not null,
  nonce integer not null,
  game text not null,
  math_version text not null,
  bet jsonb not null,
  tx xid8,
  event_id bigint,
  event_seq bigint,
  opened_at timestamp with time zone,
  item_id uuid,
  voided_at timestamp with time zone,
  constraint play_rounds_pkey PRIMARY KEY (member_id, id),
  constraint play_rounds_nonce UNIQUE (member_id, seed_pair_no, nonce),
  constraint play_rounds_amounts CHECK ((LEAST((stake - 1), payout, cash_after) >= 0))
);
CREATE UNIQUE INDEX play_rounds_events ON public.play_rounds USING btree (tx, event_id) WHERE (tx IS NOT NULL);
-- wanderluck_app may: select

create table play_sessions (
  session_id uuid not null,
  member_id uuid not null,
  staked bigint not null,
  paid bigint not null,
  rounds integer not null,
  constraint play_sessions_pkey PRIMARY KEY (session_id)
);
-- wanderluck_app may: select

CREATE OR REPLACE FUNCTION public.play_act(p_member_id uuid, p_id uuid, p_step integer, p_action text, p_adds bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  update play_open_rounds set actions = actions || p_action, stake = stake + p_adds
    where member_id = p_member_id and id = p_id and cardinality(actions) = p_step;
  if not found then
    raise exception 'round % is not open at step %', p_id, p_step using errcode = 'check_violation';
  end if;
  if p_adds > 0 then
    if play_heed_limits(p_member_id, p_adds, null, p_at) <> 0 then
      raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
    end if;
    perform play_heed_limits(p_member_id, p_adds, 0, p_at);
    update ledger_wallets set cash = cash - p_adds, in_play = in_play + p_adds, version = version + 1
      where member_id = p_member_id;
    insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
      values (p_member_id, p_id, p_adds, p_at, 1, 101, 103);
  end if;
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_close(p_member_id uuid, p_id uuid, p_bet text, p_payout bigint, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
      math_version, bet, tx, event_id, event_seq, opened_at)
    values (p_member_id, p_id, o.session_id, o.stake, p_payout, w.cash, p_at, o.seed_pair_no, o.nonce, o.game,
      o.math_version, p_bet::jsonb, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq, o.opened_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (103, 151, o.stake), (151, 101, p_payout)) t(debit, credit, amount) where t.amount > 0;
  -- The stakes were counted when they were staked; the payout counts now.
  perform play_heed_limits(p_member_id, 0, p_payout, p_at);
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_free_spin(p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no integer, p_nonce integer, p_stake bigint, p_payout bigint, p_item_id uuid, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare w ledger_wallets;
begin
  update ledger_wallets set version = version + 1, event_seq = event_seq + 1, next_nonce = next_nonce + 1
    where member_id = p_member_id and seed_pair_no = p_seed_pair_no and next_nonce = p_nonce returning * into w;
  if not found then
    raise exception 'nonce % of pair % is not the next one', p_nonce, p_seed_pair_no using errcode = 'check_violation';
  end if;
  if w.in_play > 0 and exists (
      select from play_open_rounds o where o.member_id = p_member_id and o.id = p_id) then
    raise exception 'a round under this id is open' using errcode = 'unique_violation';
  end if;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, bonus_stake, bonus_payout, created_at,
      seed_pair_no, nonce, game, math_version, bet, tx, event_id, event_seq, item_id)
    values (p_member_id, p_id, p_session_id, p_stake, p_payout, w.cash, p_stake, nullif(p_payout, 0), p_at, p_seed_pair_no,
      p_nonce, p_game, p_math_version, p_bet::jsonb, pg_current_xact_id(), nextval('events_id_seq'), w.event_seq, p_item_id);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    select p_member_id, p_id, t.amount, p_at, 1, t.debit, t.credit
    from (values (153, 151, p_stake), (151, 153, p_payout)) t(debit, credit, amount) where t.amount > 0;
  -- Nothing of the member's is wagered or lost; the time played counts.
  perform play_heed_limits(p_member_id, 0, 0, p_at);
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_heed_limits(p_member_id uuid, p_stake bigint, p_payout bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE plpgsql
AS $function$
declare
  l limits_play; played_ms bigint := 0;
  today constant date := (p_at at time zone 'UTC')::date;
  week_start constant date := date_trunc('week', p_at at time zone 'UTC')::date;
  month_start constant date := date_trunc('month', p_at at time zone 'UTC')::date;
begin
  select * into l from limits_play where member_id = p_member_id;
  if not found then return 0; end if;
  -- A window that has passed counts as 0. Clocks of two nodes may differ: a bet from before stays in the window that began.
  if l.day < today then
    l.day := today; l.wagered_day := 0; l.lost_day := 0; l.played_day_ms := 0;
  end if;
  if l.week < week_start then
    l.week := week_start; l.wagered_week := 0; l.lost_week := 0;
  end if;
  if l.month < month_start then
    l.month := month_start; l.wagered_month := 0; l.lost_month := 0;
  end if;
  -- Between two bets of a day a member plays, for five minutes at most.
  if (l.last_bet_at at time zone 'UTC')::date = today and p_at > l.last_bet_at then
    played_ms := floor(extract(epoch from least(p_at - l.last_bet_at, interval '5 minutes')) * 1000)::bigint;
  end if;
  if p_payout is null then
    return case
      when l.session_day_cap_ms <= l.played_day_ms + played_ms then 8
      when l.wager_day_cap < l.wagered_day + p_stake or l.wager_week_cap < l.wagered_week + p_stake
        or l.wager_month_cap < l.wagered_month + p_stake then 6
      -- What the bet may win does not matter: it may be lost.
      when l.loss_day_cap < l.lost_day + p_stake or l.loss_week_cap < l.lost_week + p_stake
        or l.loss_month_cap < l.lost_month + p_stake then 7
      else 0 end;
  end if;
  update limits_play set day = l.day, week = l.week, month = l.month,
      wagered_day = l.wagered_day + p_stake, wagered_week = l.wagered_week + p_stake,
      wagered_month = l.wagered_month + p_stake,
      lost_day = l.lost_day + p_stake - p_payout, lost_week = l.lost_week + p_stake - p_payout,
      lost_month = l.lost_month + p_stake - p_payout,
      played_day_ms = l.played_day_ms + played_ms, last_bet_at = greatest(last_bet_at, p_at)
    where member_id = p_member_id;
  return 0;
end $function$
;
-- Only the owner may call it.

CREATE OR REPLACE FUNCTION public.play_mark_careful()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare member constant uuid := coalesce(new.member_id, old.member_id);
begin
  update ledger_wallets set is_careful = exists (select from limits_play where member_id = member)
      or exists (select from bag_running where member_id = member)
    where member_id = member;
  if not found then
    raise exception 'member % has no wallet, so nothing would hold a bet to this', member;
  end if;
  return null;
end $function$
;
-- Only the owner may call it.

CREATE OR REPLACE FUNCTION public.play_note_failed_closing(p_member_id uuid, p_id uuid, p_at timestamp with time zone)
 RETURNS TABLE(since timestamp with time zone, tries integer)
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  update play_open_rounds
    set closing_failed_at = coalesce(closing_failed_at, p_at), closing_tries = closing_tries + 1
    where member_id = p_member_id and id = p_id returning closing_failed_at, closing_tries
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_open(p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no integer, p_nonce integer, p_stake bigint, p_at timestamp with time zone, p_expires_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if play_heed_limits(p_member_id, p_stake, null, p_at) <> 0 then
    raise exception 'a limit of % does not allow this stake', p_member_id using errcode = 'check_violation';
  end if;
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
  -- Nothing has been paid yet, so all of it is lost until it is.
  perform play_heed_limits(p_member_id, p_stake, 0, p_at);
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_refuse_ids_of_settled_rounds()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
begin
  if exists (select 1 from play_rounds r where r.member_id = new.member_id and r.id = new.id) then
    raise exception 'a round under this id is settled' using errcode = 'unique_violation', constraint = 'play_open_rounds_not_settled';
  end if;
  return null;
end $function$
;
-- Only the owner may call it.

CREATE OR REPLACE FUNCTION public.play_session_figures(p_member_id uuid, p_session_id uuid)
 RETURNS TABLE(session_id uuid, member_id uuid, staked bigint, paid bigint, rounds integer)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select p_session_id, p_member_id, sum(f.staked)::bigint, sum(f.paid)::bigint, sum(f.rounds)::int
  from (
    select s.staked, s.paid, s.rounds from play_sessions s
    where s.session_id = p_session_id and s.member_id = p_member_id
    union all
    select w.session_staked, w.session_paid, w.session_rounds from ledger_wallets w
    where w.member_id = p_member_id and w.session_id = p_session_id) f
  having count(*) > 0
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_settle(p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[], p_gate_version bigint[], p_seed_pair_no integer[], p_nonce integer[], p_stake bigint[], p_payout bigint[], p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamp with time zone, p_some_without_bonus boolean)
 RETURNS TABLE(place integer, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
        and (w.in_play = 0
          or not exists (select from play_open_rounds o where o.member_id = w.member_id and o.id = b.id))
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
      select array_agg(h.member_id order by h.member_id) into held from (
        select w.member_id from ledger_wallets w where w.member_id = any(p_member_id) and w.is_careful and w.bonus > 0
        for update skip locked) h;
    end if;
  end if;
  if held is not null or not p_some_without_bonus then
    return query select * from play_settle_with_bonus(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at, held);
    get diagnostics settled_with_bonus = row_count;
  end if;
  if settled + settled_with_bonus < cardinality(p_id) then
    return query select * from play_settle_carefully(p_member_id, p_id, p_session_id, p_game, p_math_version, p_bet,
      p_gate_version, p_seed_pair_no, p_nonce, p_stake, p_payout, p_bonus_allowed, p_contribution_percent, p_at,
      held[cardinality(held)]);
  end if;
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.play_settle_carefully(p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[], p_gate_version bigint[], p_seed_pair_no integer[], p_nonce integer[], p_stake bigint[], p_payout bigint[], p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamp with time zone, p_last_held uuid)
 RETURNS TABLE(place integer, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
 LANGUAGE plpgsql
AS $function$
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
    elsif w.in_play > 0 and exists (
        select from play_open_rounds o where o.member_id = b.member_id and o.id = b.id) then
      status := 3;
    elsif (w.gate_version, w.seed_pair_no, w.next_nonce)
        is distinct from (b.gate_version, b.seed_pair_no, b.nonce) then
      status := 5;
    elsif w.is_careful then
      status := play_heed_limits(b.member_id, b.stake, null, p_at);
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
end $function$
;
-- Only the owner may call it.

CREATE OR REPLACE FUNCTION public.play_settle_with_bonus(p_member_id uuid[], p_id uuid[], p_session_id uuid[], p_game text[], p_math_version text[], p_bet text[], p_gate_version bigint[], p_seed_pair_no integer[], p_nonce integer[], p_stake bigint[], p_payout bigint[], p_bonus_allowed boolean[], p_contribution_percent smallint[], p_at timestamp with time zone, p_held uuid[])
 RETURNS TABLE(place integer, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint)
 LANGUAGE plpgsql
AS $function$
#variable_conflict use_column
begin
  -- In plpgsql its plan is kept.
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
      and (select p.id from play_rounds p where p.member_id = w.member_id and p.id between b.id and b.id
        order by p.id limit 1) is null
      and (w.in_play = 0
        or not exists (select from play_open_rounds o where o.member_id = w.member_id and o.id = b.id))),
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
end $function$
;
-- Only the owner may call it.

CREATE OR REPLACE FUNCTION public.play_tell_switch()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('wl_game_switches', '');
  return null;
end $function$
;

CREATE OR REPLACE FUNCTION public.play_void(p_member_id uuid, p_id uuid, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
declare o play_open_rounds; w ledger_wallets;
begin
  delete from play_open_rounds where member_id = p_member_id and id = p_id returning * into o;
  if not found then
    raise exception 'round % is not open', p_id using errcode = 'check_violation';
  end if;
  update ledger_wallets set in_play = in_play - o.stake, cash = cash + o.stake, version = version + 1
    where member_id = p_member_id returning * into w;
  insert into play_rounds (member_id, id, session_id, stake, payout, cash_after, created_at, seed_pair_no, nonce, game, math_version,
      bet, opened_at, voided_at)
    values (p_member_id, p_id, o.session_id, o.stake, o.stake, w.cash, p_at, o.seed_pair_no, o.nonce, o.game, o.math_version,
      o.bet || jsonb_build_object('actions', to_jsonb(o.actions)), o.opened_at, p_at);
  insert into ledger_transfers (member_id, operation_id, amount, posted_at, kind, debit, credit)
    values (p_member_id, p_id, o.stake, p_at, 1, 103, 101);
  -- What the member's limits counted of the stake is counted again without it.
  if exists (select from limits_play where member_id = p_member_id) then
    delete from limits_play where member_id = p_member_id;
    perform limits_apply(p_member_id, p_at);
  end if;
end $function$
;
-- Only wanderluck_app may call it.
