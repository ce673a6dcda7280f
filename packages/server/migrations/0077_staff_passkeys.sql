-- Passkeys of clerks, a second factor beside the authenticator app (Web Authentication Level 3).
create table staff_passkeys (
  id uuid primary key,
  clerk_id uuid not null references staff_clerks,
  name text not null check (length(name) between 1 and 60),
  -- As the authenticator names it.
  credential_id bytea not null unique,
  -- COSE key (RFC 9052).
  public_key bytea not null,
  -- Of signatures, as the authenticator counts them; 0 for those that do not count.
  counter bigint not null,
  transports text[] not null,
  synced boolean not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index staff_passkeys_clerk on staff_passkeys (clerk_id, created_at);

-- Challenges that were used, kept until they would have expired anyway: an answer to one is good once.
create table staff_spent_challenges (
  hash bytea primary key,
  expires_at timestamptz not null
);
create index staff_spent_challenges_expiry on staff_spent_challenges (expires_at);

revoke truncate on staff_passkeys, staff_spent_challenges from wanderluck_app;
