-- The member's limits at rounds in which the member decides (0015). A stake counts when it is staked, as wagered and as lost;
-- what it pays counts when it is paid. So another bet beside an open round finds the open stake already counted.

-- What a limit would refuse about this stake now: 0, or the status as at `play_settle` (6 wager, 7 loss, 8 session time). The
-- caller holds the wallet's lock and turns it into words before anything is written.
create function limits_judge(p_member_id uuid, p_stake bigint, p_at timestamptz) returns smallint
language sql security definer set search_path = pg_catalog, public as $$
  select play_heed_limits(p_member_id, p_stake, null, p_at)
$$;
revoke execute on function limits_judge from public;
grant execute on function limits_judge to wanderluck_app;

-- As in 0015, with the limits.
create or replace function play_open(
  p_member_id uuid, p_id uuid, p_session_id uuid, p_game text, p_math_version text, p_bet text, p_seed_pair_no int,
  p_nonce int, p_stake bigint, p_at timestamptz, p_expires_at timestamptz
) returns void language plpgsql security definer set search_path = pg_catalog, public as $$
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
end $$;

create or replace function play_act(p_member_id uuid, p_id uuid, p_step int, p_action text, p_adds bigint, p_at timestamptz)
returns void language plpgsql security definer set search_path = pg_catalog, public as $$
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
end $$;

create or replace function play_close(p_member_id uuid, p_id uuid, p_bet text, p_payout bigint, p_at timestamptz)
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
  -- The stakes were counted when they were staked; the payout counts now.
  perform play_heed_limits(p_member_id, 0, p_payout, p_at);
end $$;

-- As in 0009, with the stakes of rounds that are open.
create or replace function limits_figures(p_member_id uuid, p_at timestamptz) returns limits_play
language plpgsql stable set search_path = pg_catalog, public as $$
declare
  figures limits_play; round record; later timestamptz;
  day_start constant timestamptz := date_trunc('day', p_at, 'UTC');
  week_start constant timestamptz := date_trunc('week', p_at, 'UTC');
  month_start constant timestamptz := date_trunc('month', p_at, 'UTC');
  max_gap constant interval := interval '5 minutes';
begin
  figures.member_id := p_member_id;
  figures.day := (day_start at time zone 'UTC')::date;
  figures.week := (week_start at time zone 'UTC')::date;
  figures.month := (month_start at time zone 'UTC')::date;
  figures.wagered_day := 0; figures.wagered_week := 0; figures.wagered_month := 0;
  figures.lost_day := 0; figures.lost_week := 0; figures.lost_month := 0; figures.played_day_ms := 0;
  for round in select stake, opened_at as created_at from play_open_rounds where member_id = p_member_id loop
    if round.created_at >= month_start then
      figures.wagered_month := figures.wagered_month + round.stake;
      figures.lost_month := figures.lost_month + round.stake;
    end if;
    if round.created_at >= week_start then
      figures.wagered_week := figures.wagered_week + round.stake;
      figures.lost_week := figures.lost_week + round.stake;
    end if;
    if round.created_at >= day_start then
      figures.wagered_day := figures.wagered_day + round.stake;
      figures.lost_day := figures.lost_day + round.stake;
    end if;
  end loop;
  for round in select stake, payout, created_at from play_rounds where member_id = p_member_id
      order by seed_pair_no desc, nonce desc loop
    figures.last_bet_at := coalesce(figures.last_bet_at, round.created_at);
    -- Clocks of two nodes may differ a little, so rounds just before a window do not end the walk.
    exit when round.created_at < least(week_start, month_start) - max_gap;
    if round.created_at >= month_start then
      figures.wagered_month := figures.wagered_month + round.stake;
      figures.lost_month := figures.lost_month + round.stake - round.payout;
    end if;
    if round.created_at >= week_start then
      figures.wagered_week := figures.wagered_week + round.stake;
      figures.lost_week := figures.lost_week + round.stake - round.payout;
    end if;
    if round.created_at >= day_start then
      figures.wagered_day := figures.wagered_day + round.stake;
      figures.lost_day := figures.lost_day + round.stake - round.payout;
      if later is not null then
        figures.played_day_ms := figures.played_day_ms
          + greatest(0, floor(extract(epoch from least(later - round.created_at, max_gap)) * 1000))::bigint;
      end if;
      later := round.created_at;
    end if;
  end loop;
  return figures;
end $$;
