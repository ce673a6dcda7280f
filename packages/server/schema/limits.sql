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
revoke update, delete on limits_changes from wanderluck_app;

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
revoke delete on limits_own from wanderluck_app;

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
) with (fillfactor=50);
CREATE TRIGGER limits_play_careful AFTER INSERT OR DELETE ON public.limits_play FOR EACH ROW EXECUTE FUNCTION wagers_mark_careful();
revoke insert, update, delete on limits_play from wanderluck_app;

create table limits_prompts (
  member_id uuid not null,
  answer text,
  answered_at timestamp with time zone,
  reviewed_at timestamp with time zone,
  constraint limits_prompts_pkey PRIMARY KEY (member_id),
  constraint limits_prompts_answer_check CHECK ((answer = ANY (ARRAY['limit'::text, 'no_limit'::text]))),
  constraint limits_prompts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke delete on limits_prompts from wanderluck_app;

create table limits_reality (
  member_id uuid not null,
  every_minutes smallint not null,
  changed_at timestamp with time zone not null,
  constraint limits_reality_pkey PRIMARY KEY (member_id),
  constraint limits_reality_every_minutes_check CHECK ((every_minutes = ANY (ARRAY[15, 30, 60, 120]))),
  constraint limits_reality_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke delete on limits_reality from wanderluck_app;

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
revoke update, delete on limits_reality_answers from wanderluck_app;
