-- The member's own limits (decisions §5, §10): what they are, how they came to be, and the figures a bet is judged by.

-- One row per kind and window that was ever set. A stricter value applies at once; a weaker one waits in `waiting_value`
-- until `effective_at` and then for the member's word.
create table limits_own (
  member_id uuid not null references members,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session_time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Cents, or minutes of play for session_time; null: no limit.
  value bigint check (value >= 0),
  changed_at timestamptz not null,
  -- The weaker value asked for (null: removal); it waits while `effective_at` is set.
  waiting_value bigint check (waiting_value >= 0),
  asked_at timestamptz,
  effective_at timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'session_time' or period = 'day'),
  check ((asked_at is null) = (effective_at is null)),
  check (effective_at is not null or waiting_value is null),
  -- What waits is weaker than what holds, hence something holds.
  check (effective_at is null or (value is not null and (waiting_value is null or waiting_value > value)))
);
revoke delete, truncate on limits_own from wanderluck_app;

-- A limit gets weaker only by what has waited long enough, whatever the code above it believes.
create function limits_guard_own() returns trigger language plpgsql as $$
begin
  if old.value is not null and (new.value is null or new.value > old.value) and not (
       old.effective_at is not null and new.changed_at >= old.effective_at
       and new.value is not distinct from old.waiting_value) then
    raise exception 'a limit of % cannot be weakened without its wait', old.member_id using errcode = 'check_violation';
  end if;
  if new.effective_at is not null and new.effective_at is distinct from old.effective_at
     and new.effective_at < new.asked_at + interval '24 hours' then
    raise exception 'a weaker limit of % has to wait a day', old.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
create trigger limits_own_guarded before update on limits_own for each row execute function limits_guard_own();

-- Every change, for the member and the desk.
create table limits_changes (
  id bigint generated always as identity primary key,
  member_id uuid not null references members,
  kind text not null,
  period text not null,
  -- `set` (stricter, at once) · `asked` (weaker, waits) · `confirmed` (the weaker value holds) · `withdrawn` (by the member,
  -- or because a stricter value came).
  action text not null check (action in ('set', 'asked', 'confirmed', 'withdrawn')),
  value_before bigint,
  -- What holds, is asked for or was withdrawn; null: no limit.
  value_after bigint,
  -- Of `asked`: when it can be confirmed.
  effective_at timestamptz,
  at timestamptz not null
);
create index limits_changes_newest on limits_changes (member_id, id desc);
revoke update, delete, truncate on limits_changes from wanderluck_app;
create function limits_refuse_change() returns trigger language plpgsql as $$
begin
  raise exception 'the history of limits is append-only' using errcode = 'restrict_violation';
end $$;
create trigger limits_changes_append_only before update or delete on limits_changes
  for each row execute function limits_refuse_change();
create trigger limits_changes_no_truncate before truncate on limits_changes
  for each statement execute function limits_refuse_change();

-- Whether the member was asked for a deposit limit (trust U9), and when the limits were last looked through.
create table limits_prompts (
  member_id uuid primary key references members,
  answer text check (answer in ('limit', 'no_limit')),
  answered_at timestamptz,
  reviewed_at timestamptz
);
revoke delete, truncate on limits_prompts from wanderluck_app;

-- What a bet is judged by, read and written by play_settle under the wallet's lock. A row exists only while the member has a
-- wager, loss or session-time limit, so that nobody else pays for it. Figures belong to the windows that begin on `day`,
-- `week` (a Monday) and `month` (a 1st), all UTC; a window that has passed counts as 0. Losses are net and may be negative.
create table limits_play (
  member_id uuid primary key,
  wager_day_cap bigint,
  wager_week_cap bigint,
  wager_month_cap bigint,
  loss_day_cap bigint,
  loss_week_cap bigint,
  loss_month_cap bigint,
  session_day_cap_ms bigint,
  day date not null,
  week date not null,
  month date not null,
  wagered_day bigint not null default 0,
  wagered_week bigint not null default 0,
  wagered_month bigint not null default 0,
  lost_day bigint not null default 0,
  lost_week bigint not null default 0,
  lost_month bigint not null default 0,
  played_day_ms bigint not null default 0,
  last_bet_at timestamptz
) with (fillfactor = 50);
revoke insert, update, delete, truncate on limits_play from wanderluck_app;

-- The figures of the windows that `p_at` lies in, from the rounds themselves; caps are null. The rounds are walked backwards by
-- play_rounds_nonce and left where the oldest window begins. Play time is what lies between two rounds of a day, at most five
-- minutes each.
create function limits_figures(p_member_id uuid, p_at timestamptz) returns limits_play
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

-- Brings limits_play in line with what holds in limits_own. The first such limit of a member takes the figures of the running
-- windows from the rounds, so that a limit set at noon counts the morning; later ones find them kept.
create function limits_apply(p_member_id uuid, p_at timestamptz) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
declare caps limits_play; figures limits_play;
begin
  -- No bet of the member settles meanwhile.
  perform from ledger_wallets where member_id = p_member_id for update;
  select max(value) filter (where kind = 'wager' and period = 'day'),
      max(value) filter (where kind = 'wager' and period = 'week'),
      max(value) filter (where kind = 'wager' and period = 'month'),
      max(value) filter (where kind = 'loss' and period = 'day'),
      max(value) filter (where kind = 'loss' and period = 'week'),
      max(value) filter (where kind = 'loss' and period = 'month'),
      max(value) filter (where kind = 'session_time') * 60000
    into caps.wager_day_cap, caps.wager_week_cap, caps.wager_month_cap, caps.loss_day_cap, caps.loss_week_cap,
      caps.loss_month_cap, caps.session_day_cap_ms
    from limits_own where member_id = p_member_id;
  if num_nonnulls(caps.wager_day_cap, caps.wager_week_cap, caps.wager_month_cap, caps.loss_day_cap, caps.loss_week_cap,
       caps.loss_month_cap, caps.session_day_cap_ms) = 0 then
    delete from limits_play where member_id = p_member_id;
    return;
  end if;
  if not exists (select from limits_play where member_id = p_member_id) then
    figures := limits_figures(p_member_id, p_at);
    insert into limits_play select (figures).*;
  end if;
  update limits_play set wager_day_cap = caps.wager_day_cap, wager_week_cap = caps.wager_week_cap,
      wager_month_cap = caps.wager_month_cap, loss_day_cap = caps.loss_day_cap, loss_week_cap = caps.loss_week_cap,
      loss_month_cap = caps.loss_month_cap, session_day_cap_ms = caps.session_day_cap_ms
    where member_id = p_member_id;
end $$;
revoke execute on function limits_apply, limits_figures from public;
grant execute on function limits_apply, limits_figures to wanderluck_app;
