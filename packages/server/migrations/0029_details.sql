-- Changes a member makes to the own details (decisions §2, §3): the e-mail address that waits for its code, and what was changed.

alter table members_email_codes drop constraint members_email_codes_purpose_check;
alter table members_email_codes add constraint members_email_codes_purpose_check
  check (purpose in ('confirm', 'recover', 'change'));

-- One wish per member; its code is in `members_email_codes`. Two members may wish for the same address: whoever has its letters
-- first takes it, and `members_email_taken` holds that.
create table details_email_wishes (
  member_id uuid primary key references members,
  email text not null,
  email_key text not null,
  asked_at timestamptz not null,
  expires_at timestamptz not null check (expires_at > asked_at)
);

-- Who changed what, from what to what, and when (GLI-19 B.3.2). Never rewritten.
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
revoke update, delete, truncate on details_changes from wanderluck_app;
