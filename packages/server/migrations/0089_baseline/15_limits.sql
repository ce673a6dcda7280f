-- One row per kind and window that was ever set. A stricter value applies at once. A weaker one waits in waiting_value until
-- effective_at, and then for the member's confirmation.
create table limits_own (
  member_id uuid not null references members,
  kind text not null check (kind in ('deposit', 'loss', 'wager', 'session_time')),
  period text not null check (period in ('day', 'week', 'month')),
  -- Cents, or minutes of play for session_time; null: no limit.
  value bigint check (value >= 0),
  changed_at timestamptz not null,
  -- Requested weaker value (null: removal), which waits while effective_at is set.
  waiting_value bigint check (waiting_value >= 0),
  asked_at timestamptz,
  effective_at timestamptz,
  primary key (member_id, kind, period),
  check (kind <> 'session_time' or period = 'day'),
  check ((asked_at is null) = (effective_at is null)),
  check (effective_at is not null or waiting_value is null),
  check (effective_at is null or value is not null and (waiting_value is null or waiting_value > value))
);
create trigger limits_own_guarded before update on limits_own for each row execute function limits_guard_own();
revoke delete on limits_own from wanderluck_app;

-- Every change, for the member and for clerks.
create table limits_changes (
  id bigint generated always as identity primary key,
  member_id uuid not null references members,
  kind text not null,
  period text not null,
  -- set: stricter, at once. asked: weaker, waits. confirmed: the weaker value applies. withdrawn: by the member, or because of a
  -- stricter value.
  action text not null check (action in ('set', 'asked', 'confirmed', 'withdrawn')),
  value_before bigint,
  -- Value that applies, was asked for or was withdrawn; null: no limit.
  value_after bigint,
  -- Of asked: time from which it can be confirmed.
  effective_at timestamptz,
  at timestamptz not null
);
create index limits_changes_newest on limits_changes (member_id, id desc);
create trigger limits_changes_append_only before delete or update on limits_changes
  for each row execute function limits_refuse_change();
create trigger limits_changes_no_truncate before truncate on limits_changes
  for each statement execute function limits_refuse_change();
revoke update, delete on limits_changes from wanderluck_app;

-- Answer to the question for a deposit limit (trust U9), and time of the last review of the limits.
create table limits_prompts (
  member_id uuid primary key references members,
  answer text check (answer in ('limit', 'no_limit')),
  answered_at timestamptz,
  reviewed_at timestamptz
);
revoke delete on limits_prompts from wanderluck_app;

-- Figures that bets are checked against, read and written under the wallet's lock. A row exists only while the member has a wager,
-- loss or session-time limit, so that other bets pay nothing for it. Figures belong to the UTC windows that begin on day, week (a
-- Monday) and month (a 1st); those of a past window count as 0. Losses are net and may be negative.
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
create trigger limits_play_careful after insert or delete on limits_play for each row execute function wagers_mark_careful();
revoke insert, update, delete on limits_play from wanderluck_app;

-- How often a member gets the reality check. Members without a row get it as often as REALITY_CHECK_MINUTES says.
create table limits_reality (
  member_id uuid primary key references members,
  every_minutes smallint not null check (every_minutes in (15, 30, 60, 120)),
  changed_at timestamptz not null
);
revoke delete on limits_reality from wanderluck_app;

-- Answered reality checks. The next one is due some minutes of the session after the last answer.
create table limits_reality_answers (
  session_id uuid not null,
  -- Part of the key, so that an answer that is sent twice is one.
  due_at timestamptz not null,
  member_id uuid not null references members,
  answered_at timestamptz not null,
  primary key (session_id, due_at),
  check (answered_at >= due_at)
);
create index limits_reality_answers_of_member on limits_reality_answers (member_id, answered_at desc);
revoke update, delete on limits_reality_answers from wanderluck_app;
