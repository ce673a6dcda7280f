-- Schema of the feature limits, written by `npm run schema`. The migrations make it; never edit this file.

create table limits_changes (
  id bigint generated always as identity not null,
  member_id uuid not null,
  kind text not null,
  period text not null,
  action text not null,
  value_before bigint,
  value_after bigint,
  effective_at timestamp with time zone,
  at timestamp with time zone not null,
  constraint limits_changes_pkey PRIMARY KEY (id),
  constraint limits_changes_action_check CHECK ((action = ANY (ARRAY['set'::text, 'asked'::text, 'confirmed'::text, 'withdrawn'::text]))),
  constraint limits_changes_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX limits_changes_newest ON public.limits_changes USING btree (member_id, id DESC);
CREATE TRIGGER limits_changes_append_only BEFORE DELETE OR UPDATE ON public.limits_changes FOR EACH ROW EXECUTE FUNCTION limits_refuse_change();
CREATE TRIGGER limits_changes_no_truncate BEFORE TRUNCATE ON public.limits_changes FOR EACH STATEMENT EXECUTE FUNCTION limits_refuse_change();
-- wanderluck_app may: insert, select

create table limits_own (
  member_id uuid not null,
  kind text not null,
  period text not null,
  value bigint,
  changed_at timestamp with time zone not null,
  waiting_value bigint,
  asked_at timestamp with time zone,
  effective_at timestamp with time zone,
  constraint limits_own_pkey PRIMARY KEY (member_id, kind, period),
  constraint limits_own_check CHECK (((kind <> 'session_time'::text) OR (period = 'day'::text))),
  constraint limits_own_check1 CHECK (((asked_at IS NULL) = (effective_at IS NULL))),
  constraint limits_own_check2 CHECK (((effective_at IS NOT NULL) OR (waiting_value IS NULL))),
  constraint limits_own_check3 CHECK (((effective_at IS NULL) OR ((value IS NOT NULL) AND ((waiting_value IS NULL) OR (waiting_value > value))))),
  constraint limits_own_kind_check CHECK ((kind = ANY (ARRAY['deposit'::text, 'loss'::text, 'wager'::text, 'session_time'::text]))),
  constraint limits_own_period_check CHECK ((period = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint limits_own_value_check CHECK ((value >= 0)),
  constraint limits_own_waiting_value_check CHECK ((waiting_value >= 0)),
  constraint limits_own_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE TRIGGER limits_own_guarded BEFORE UPDATE ON public.limits_own FOR EACH ROW EXECUTE FUNCTION limits_guard_own();
-- wanderluck_app may: insert, select, update

create table limits_play (
  member_id uuid not null,
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
  wagered_day bigint default 0 not null,
  wagered_week bigint default 0 not null,
  wagered_month bigint default 0 not null,
  lost_day bigint default 0 not null,
  lost_week bigint default 0 not null,
  lost_month bigint default 0 not null,
  played_day_ms bigint default 0 not null,
  last_bet_at timestamp with time zone,
  constraint limits_play_pkey PRIMARY KEY (member_id)
);
CREATE TRIGGER limits_play_careful AFTER INSERT OR DELETE ON public.limits_play FOR EACH ROW EXECUTE FUNCTION play_mark_careful();
-- wanderluck_app may: select

create table limits_prompts (
  member_id uuid not null,
  answer text,
  answered_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  constraint limits_prompts_pkey PRIMARY KEY (member_id),
  constraint limits_prompts_answer_check CHECK ((answer = ANY (ARRAY['limit'::text, 'no_limit'::text]))),
  constraint limits_prompts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
-- wanderluck_app may: insert, select, update

create table limits_reality (
  member_id uuid not null,
  every_minutes smallint not null,
  changed_at timestamp with time zone not null,
  constraint limits_reality_pkey PRIMARY KEY (member_id),
  constraint limits_reality_every_minutes_check CHECK ((every_minutes = ANY (ARRAY[15, 30, 60, 120]))),
  constraint limits_reality_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
-- wanderluck_app may: insert, select, update

create table limits_reality_answers (
  session_id uuid not null,
  due_at timestamp with time zone not null,
  member_id uuid not null,
  answered_at timestamp with time zone not null,
  constraint limits_reality_answers_pkey PRIMARY KEY (session_id, due_at),
  constraint limits_reality_answers_check CHECK ((answered_at >= due_at)),
  constraint limits_reality_answers_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX limits_reality_answers_of_member ON public.limits_reality_answers USING btree (member_id, answered_at DESC);
-- wanderluck_app may: insert, select

CREATE OR REPLACE FUNCTION public.limits_apply(p_member_id uuid, p_at timestamp with time zone)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.limits_figures(p_member_id uuid, p_at timestamp with time zone)
 RETURNS limits_play
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'pg_catalog', 'public'
AS $function$
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
  for round in select case when item_id is null then stake else 0 end as stake,
        case when item_id is null then payout else 0 end as payout, created_at
      from play_rounds where member_id = p_member_id and voided_at is null
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
end $function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.limits_guard_own()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
end $function$
;

CREATE OR REPLACE FUNCTION public.limits_judge(p_member_id uuid, p_stake bigint, p_at timestamp with time zone)
 RETURNS smallint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public'
AS $function$
  select play_heed_limits(p_member_id, p_stake, null, p_at)
$function$
;
-- Only wanderluck_app may call it.

CREATE OR REPLACE FUNCTION public.limits_refuse_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'the history of limits is append-only' using errcode = 'restrict_violation';
end $function$
;
