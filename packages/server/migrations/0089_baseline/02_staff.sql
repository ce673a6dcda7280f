create table staff_clerks (
  id uuid primary key,
  email text not null,
  email_key text not null unique,
  name text not null,
  password_hash text not null,
  -- Base32 secret of the authenticator, encrypted with AES-256-GCM under the installation's secret (nonce, tag, text).
  totp_secret bytea not null,
  -- Time step of the last used code, so that a code works once.
  totp_last_step bigint not null default 0,
  roles text[] not null,
  active boolean not null default true,
  created_at timestamptz not null
);
-- The application always leaves an active owner, however many transactions run at the same time. The owner's role may remove the
-- last one, for the command that makes a new first owner; so may the start in production that closes the demonstration.
create trigger staff_clerks_last_owner before update of active, roles on staff_clerks
  for each row when (old.active and 'owner' = any (old.roles) and not (new.active and 'owner' = any (new.roles)))
  execute function staff_clerks_keep_owner();
revoke delete on staff_clerks from wanderluck_app;

-- Wrong sign-ins per e-mail address (keyed hash), also of addresses without a clerk.
create table staff_sign_in_budgets (
  key bytea primary key,
  failures timestamptz[] not null,
  locked_until timestamptz
);

-- Every view and change by clerks. The hash of a row covers the row before it, so that a row that is changed, removed or inserted
-- makes every later hash wrong.
create table staff_audit (
  id bigint primary key,
  at timestamptz not null,
  -- Null: the server (seeding, a sign-in with an unknown address).
  clerk_id uuid references staff_clerks,
  -- Such as members.view, members.verify or cash_outs.approve.
  action text not null,
  -- Such as member:<id> or cash_out:<id>; empty for a list.
  subject text not null,
  before jsonb,
  after jsonb,
  reason text,
  previous_hash bytea not null,
  hash bytea not null
);
create index staff_audit_subject on staff_audit (subject, id desc);
create trigger staff_audit_append_only before delete or update or truncate on staff_audit
  for each statement execute function staff_audit_refuse();
create trigger staff_audit_chain before insert on staff_audit for each row execute function staff_audit_chain();
revoke update, delete on staff_audit from wanderluck_app;

-- Devices that a clerk has signed in from. The browser has the other half of device_hash in an HttpOnly cookie. They have their own
-- budgets of wrong sign-ins, so that guesses from elsewhere lock no clerk out.
create table staff_devices (
  clerk_id uuid not null references staff_clerks,
  device_hash bytea not null,
  device text not null,
  first_seen_at timestamptz not null,
  last_seen_at timestamptz not null,
  primary key (clerk_id, device_hash)
);

-- One-time link that makes the first owner. npm run first-owner writes it, and a new link replaces the previous one.
create table staff_first_owner_link (
  one boolean primary key default true check (one),
  email text not null,
  -- SHA-256 of the token in the link.
  token_hash bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
-- The application uses a link, but makes none.
revoke insert, delete on staff_first_owner_link from wanderluck_app;

create table staff_invitations (
  id uuid primary key,
  email text not null check (length(email) between 3 and 320),
  email_key text not null,
  roles text[] not null check (cardinality(roles) > 0),
  language text not null,
  reason text not null,
  invited_by uuid not null references staff_clerks,
  invited_at timestamptz not null,
  -- SHA-256 of the token in the last link that was sent.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- Account that the link has made.
  clerk_id uuid unique references staff_clerks,
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff_clerks,
  check ((used_at is null) = (clerk_id is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint staff_invitations_one_end check (used_at is null or withdrawn_at is null)
);
create unique index staff_invitations_open on staff_invitations (email_key) where used_at is null and withdrawn_at is null;
revoke delete on staff_invitations from wanderluck_app;

-- Changes that concern owners and wait for a second owner.
create table staff_account_requests (
  id uuid primary key,
  change text not null check (change in ('roles', 'deactivate', 'reactivate', 'invite')),
  -- Null for an invitation.
  clerk_id uuid references staff_clerks,
  email text not null,
  email_key text not null,
  roles_before text[],
  -- Null if the roles do not change.
  roles text[],
  -- Language of the invitation's e-mail.
  language text,
  reason text not null check (length(reason) between 3 and 500),
  asked_by uuid not null references staff_clerks,
  asked_at timestamptz not null,
  outcome text check (outcome in ('approved', 'declined', 'withdrawn')),
  decided_by uuid references staff_clerks,
  decided_at timestamptz,
  decision_reason text check (length(decision_reason) between 3 and 500),
  check ((change = 'invite') = (clerk_id is null) and (change = 'invite') = (language is not null)
    and (change = 'invite') = (roles_before is null)),
  check ((change in ('roles', 'invite')) = (roles is not null)),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)
    and (outcome is null) = (decision_reason is null)),
  constraint staff_account_requests_four_eyes check (outcome is null or (outcome = 'withdrawn') = (decided_by = asked_by))
);
-- One request waits per account, or per address of an invitation.
create unique index staff_account_requests_waiting on staff_account_requests (email_key) where outcome is null;
create trigger staff_account_requests_kept before update on staff_account_requests
  for each row execute function staff_account_requests_keep();
revoke delete on staff_account_requests from wanderluck_app;

-- Passkeys of clerks, a second factor beside the authenticator app (Web Authentication Level 3).
create table staff_passkeys (
  id uuid primary key,
  clerk_id uuid not null references staff_clerks,
  name text not null check (length(name) between 1 and 60),
  -- As the authenticator names it.
  credential_id bytea not null unique,
  -- COSE key (RFC 9052).
  public_key bytea not null,
  -- Number of signatures by the authenticator's count; 0 if it does not count.
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_clerk on staff_passkeys (clerk_id, created_at);

-- Used challenges, kept until they would have expired, so that an answer to a challenge works once.
create table staff_spent_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index staff_spent_challenges_expiry on staff_spent_challenges (expires_at);
