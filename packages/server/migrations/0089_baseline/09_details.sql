-- One request per member; its code is in members_email_codes. Two members may ask for the same address: the one who confirms it
-- first gets it, by members_email_taken.
create table details_email_wishes (
  member_id uuid primary key references members,
  email text not null,
  email_key text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null,
  check (expires_at > asked_at)
);

-- Changes of details with the value before and after, and their time (GLI-19 B.3.2).
create table details_changes (
  id uuid primary key,
  member_id uuid not null references members,
  what text not null check (what in ('nickname', 'phone', 'email', 'address')),
  before jsonb not null,
  after jsonb not null,
  session_id uuid not null,
  at timestamptz not null,
  check (before <> after)
);
create index details_changes_of_member on details_changes (member_id, at desc);
revoke update, delete on details_changes from wanderluck_app;
