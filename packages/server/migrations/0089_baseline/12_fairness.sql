create table fairness_seed_pairs (
  member_id uuid not null,
  -- 1, 2, 3 … per member. The wallet names the open pair; the next one is already committed.
  no int not null,
  id uuid not null unique,
  -- Encrypted with AES-256-GCM under the installation's key: nonce, ciphertext, tag.
  server_seed bytea not null,
  server_seed_hash text not null,
  -- Set when the pair is opened, after its commitment was shown.
  client_seed text check (client_seed ~ '^[A-Za-z0-9_-]{1,32}$'),
  created_at timestamptz not null,
  opened_at timestamptz,
  retired_at timestamptz,
  -- Number of rounds played with the pair, set when it is retired.
  rounds int,
  primary key (member_id, no)
);
create trigger fairness_seed_pairs_kept before delete or update on fairness_seed_pairs
  for each row execute function fairness_keep_commitment();
-- A commitment cannot be changed.
revoke update, delete on fairness_seed_pairs from wanderluck_app;
grant update (client_seed, opened_at, retired_at, rounds) on fairness_seed_pairs to wanderluck_app;
