-- The reality check (decisions §10, trust U6): how often a member is asked, and what was answered.

-- Members without a row are asked as often as the house asks everybody (REALITY_CHECK_MINUTES).
create table limits_reality (
  member_id uuid primary key references members,
  every_minutes smallint not null check (every_minutes in (15, 30, 60, 120)),
  changed_at timestamptz not null
);
revoke delete, truncate on limits_reality from wanderluck_app;

-- Every check that was answered. A session is asked anew when so many minutes have passed since its last answer.
create table limits_reality_answers (
  session_id uuid not null,
  -- When the check was due: an answer sent twice is one.
  due_at timestamptz not null,
  member_id uuid not null references members,
  answered_at timestamptz not null,
  primary key (session_id, due_at),
  check (answered_at >= due_at)
);
create index limits_reality_answers_of_member on limits_reality_answers (member_id, answered_at desc);
revoke update, delete, truncate on limits_reality_answers from wanderluck_app;
