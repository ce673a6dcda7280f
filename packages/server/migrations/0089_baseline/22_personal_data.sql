-- Copies of a member's personal data, made on request and deleted when they expire.
create table personal_data_exports (
  id uuid primary key,
  member_id uuid not null references members,
  requested_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  -- Gzipped JSON, encrypted with AES-256-GCM under the installation's secret. Null while it is prepared and after it has expired.
  content bytea,
  -- Size of the JSON.
  size_bytes bigint,
  check ((ready_at is null) = (expires_at is null)),
  check ((ready_at is null) = (size_bytes is null))
);
create unique index personal_data_exports_preparing on personal_data_exports (member_id) where ready_at is null;
create index personal_data_exports_of_member on personal_data_exports (member_id, requested_at desc);

-- Erasures of closed accounts, set when the account is closed and done by a daily job.
create table personal_data_erasures (
  member_id uuid primary key references members,
  closed_at timestamptz not null,
  -- End of the time for which the law requires the data.
  erase_at timestamptz not null,
  erased_at timestamptz,
  check (erase_at >= closed_at),
  check (erased_at >= erase_at)
);
create index personal_data_erasures_waiting on personal_data_erasures (erase_at) where erased_at is null;
revoke delete on personal_data_erasures from wanderluck_app;
