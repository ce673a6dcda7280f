-- The second factor of members (an authenticator app and recovery codes), and what members may ask of their personal data.

create table members_second_factors (
  member_id uuid primary key references members,
  -- Base32 secret of the authenticator, AES-256-GCM under the installation's secret (nonce, tag, text).
  secret bytea not null,
  -- Last time step whose code was used: a code works once.
  last_step bigint not null default 0,
  -- Times of the wrong codes that still count; a new password does not take them back (decision 29).
  wrong_codes timestamptz[] not null default '{}',
  begun_at timestamptz not null,
  -- Null: begun, and not asked for yet.
  confirmed_at timestamptz
);

-- Kept as keyed hashes; a code that was used is gone.
create table members_recovery_codes (
  member_id uuid not null references members_second_factors on delete cascade,
  code_hash bytea not null,
  primary key (member_id, code_hash)
);

-- Copies of everything the house keeps of a member, made on request. The content is encrypted and goes when its time is over.
create table personal_data_exports (
  id uuid primary key,
  member_id uuid not null references members,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- Gzipped JSON, AES-256-GCM under the installation's secret; null while it is prepared and after its time.
  content bytea,
  -- Of the JSON itself.
  size_bytes bigint,
  check ((ready_at is null) = (expires_at is null)),
  check ((ready_at is null) = (size_bytes is null))
);
create unique index personal_data_exports_preparing on personal_data_exports (member_id) where ready_at is null;
create index personal_data_exports_of_member on personal_data_exports (member_id, requested_at desc);

-- What of a closed account goes when: set at the closing, done by a daily job.
create table personal_data_erasures (
  member_id uuid primary key references members,
  closed_at timestamptz not null,
  -- The end of what the law makes the house keep.
  erase_at timestamptz not null check (erase_at >= closed_at),
  erased_at timestamptz check (erased_at >= erase_at)
);
create index personal_data_erasures_waiting on personal_data_erasures (erase_at) where erased_at is null;
revoke delete, truncate on personal_data_erasures from wanderluck_app;
