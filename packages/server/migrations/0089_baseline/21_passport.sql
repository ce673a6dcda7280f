-- Documents of members (decisions §4). Their facts stay; their contents are purged.
create table passport_documents (
  id uuid primary key,
  member_id uuid not null references members,
  kind text not null check (kind in ('identity', 'address', 'payment')),
  type text not null,
  state text not null check (state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  issued_on date,
  -- The member's idempotency key, and a keyed hash of the contents that were sent with it.
  key text not null,
  content_hash bytea not null,
  uploaded_at timestamptz not null,
  -- Clerk who has claimed the document, and the end of the claim.
  claimed_by uuid,
  claimed_until timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  note text,
  -- Time at which the contents were purged.
  purged_at timestamptz,
  constraint passport_documents_key unique (member_id, key),
  check (kind <> 'address' or issued_on is not null),
  check ((state = 'Reviewed') = (claimed_by is not null)),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((state in ('Pending', 'Reviewed')) = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'Rejected') = (reason is not null))
);
-- One document of a kind waits at a time.
create unique index passport_documents_waiting on passport_documents (member_id, kind) where state in ('Pending', 'Reviewed');
create index passport_documents_open on passport_documents (uploaded_at, id) where state in ('Pending', 'Reviewed');
create index passport_documents_decided on passport_documents (decided_at desc) where decided_at is not null;
create index passport_documents_of_member on passport_documents (member_id, uploaded_at desc);
create trigger passport_documents_kept before update on passport_documents for each row execute function passport_documents_keep();
revoke delete on passport_documents from wanderluck_app;

create table passport_files (
  id uuid primary key,
  document_id uuid not null references passport_documents,
  position int not null,
  media text not null check (media in ('image/jpeg', 'application/pdf')),
  -- Size of the contents before encryption.
  bytes int not null,
  unique (document_id, position)
);
revoke update, delete on passport_files from wanderluck_app;

-- Contents encrypted with AES-256-GCM: nonce, tag, text. key_id names the key, so that the installation's secret can change.
create table passport_contents (
  file_id uuid primary key references passport_files,
  key_id text not null,
  sealed bytea not null
);
-- Encrypted bytes cannot be compressed.
alter table passport_contents alter column sealed set storage external;
create index passport_contents_key on passport_contents (key_id);
create trigger passport_contents_purged before delete on passport_contents
  for each row execute function passport_contents_judge_purge();
revoke update on passport_contents from wanderluck_app;

-- Events of documents in order; without document_id, of the member's passport as a whole.
create table passport_history (
  id bigint generated always as identity primary key,
  member_id uuid not null references members,
  document_id uuid references passport_documents,
  at timestamptz not null,
  -- Null: the member or the server.
  clerk_id uuid,
  what text not null
    check (what in ('uploaded', 'viewed', 'claimed', 'released', 'lapsed', 'approved', 'rejected', 'override_asked', 'overridden',
      'override_declined', 'purged')),
  reason text
);
create index passport_history_of_document on passport_history (document_id, id);
create index passport_history_of_member on passport_history (member_id, id) where document_id is null;
revoke update, delete on passport_history from wanderluck_app;

-- Approval of identity and address without documents: one clerk asks, another confirms (trust A2).
create table passport_overrides (
  id uuid primary key,
  member_id uuid not null references members,
  reason text not null check (length(reason) between 3 and 500),
  asked_by uuid not null,
  asked_at timestamptz not null,
  outcome text check (outcome in ('confirmed', 'declined')),
  decided_by uuid,
  decided_at timestamptz,
  decision_reason text,
  constraint passport_overrides_four_eyes check (outcome is distinct from 'confirmed' or decided_by <> asked_by),
  check ((outcome is null) = (decided_by is null) and (outcome is null) = (decided_at is null)
    and (outcome is null) = (decision_reason is null))
);
create unique index passport_overrides_waiting on passport_overrides (member_id) where outcome is null;
create trigger passport_overrides_kept before update on passport_overrides for each row execute function passport_overrides_keep();
revoke delete on passport_overrides from wanderluck_app;
