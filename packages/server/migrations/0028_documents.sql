-- Documents of members (decisions §4): facts that stay, contents that are sealed and go, what happened to each, and the
-- override of a passport that takes two clerks.

alter table members
  add column payment_state text not null default 'Pending'
    check (payment_state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  -- Keyed hashes of name with birth date, and of the address: what accounts of one person share (decisions §3). Null: not made yet.
  add column person_key bytea,
  add column address_key bytea,
  -- From here on years are counted until what was kept by law must go (trust P3).
  add column closed_at timestamptz;
update members set closed_at = updated_at where status = 'closed';
create index members_person_key on members (person_key);
create index members_address_key on members (address_key);
create index members_phone on members (phone);
create index members_without_keys on members (id) where person_key is null or address_key is null;

create table passport_documents (
  id uuid primary key,
  member_id uuid not null references members,
  kind text not null check (kind in ('identity', 'address', 'payment')),
  type text not null,
  state text not null check (state in ('Pending', 'Reviewed', 'Approved', 'Completed', 'Rejected')),
  issued_on date,
  -- The member's idempotency key, and a keyed hash of what was sent with it.
  key text not null,
  content_hash bytea not null,
  uploaded_at timestamptz not null,
  -- Who has taken it on, until when.
  claimed_by uuid,
  claimed_until timestamptz,
  decided_by uuid,
  decided_at timestamptz,
  reason text,
  note text,
  -- The contents are gone, the facts stay.
  purged_at timestamptz,
  constraint passport_documents_key unique (member_id, key),
  check (kind <> 'address' or issued_on is not null),
  check ((state = 'Reviewed') = (claimed_by is not null)),
  check ((claimed_by is null) = (claimed_until is null)),
  check ((state in ('Pending', 'Reviewed')) = (decided_at is null)),
  check ((decided_by is null) = (decided_at is null)),
  check ((state = 'Rejected') = (reason is not null))
);
-- One of a kind waits at a time.
create unique index passport_documents_waiting on passport_documents (member_id, kind)
  where state in ('Pending', 'Reviewed');
create index passport_documents_open on passport_documents (uploaded_at, id) where state in ('Pending', 'Reviewed');
create index passport_documents_decided on passport_documents (decided_at desc) where decided_at is not null;
create index passport_documents_of_member on passport_documents (member_id, uploaded_at desc);
revoke delete, truncate on passport_documents from wanderluck_app;

-- What was sent stays as it was sent, and states go only where specification §4 lets them.
create function passport_documents_keep() returns trigger language plpgsql as $$
begin
  if (new.id, new.member_id, new.kind, new.type, new.issued_on, new.key, new.content_hash, new.uploaded_at)
    is distinct from
    (old.id, old.member_id, old.kind, old.type, old.issued_on, old.key, old.content_hash, old.uploaded_at)
  then raise exception 'a document stays as it was sent';
  end if;
  if new.state <> old.state and (old.state, new.state) not in (
    ('Pending', 'Reviewed'), ('Reviewed', 'Pending'), ('Reviewed', 'Approved'), ('Reviewed', 'Rejected'),
    ('Approved', 'Completed'))
  then raise exception 'a document cannot go from % to %', old.state, new.state;
  end if;
  if old.decided_at is not null and (new.decided_at, new.decided_by, new.reason, new.note)
    is distinct from (old.decided_at, old.decided_by, old.reason, old.note)
  then raise exception 'a decision stays as it was made';
  end if;
  if old.purged_at is not null and new.purged_at is distinct from old.purged_at
  then raise exception 'contents are purged once';
  end if;
  return new;
end $$;
create trigger passport_documents_kept before update on passport_documents
  for each row execute function passport_documents_keep();

create table passport_files (
  id uuid primary key,
  document_id uuid not null references passport_documents,
  position int not null,
  media text not null check (media in ('image/jpeg', 'application/pdf')),
  -- Of the contents, before they were sealed.
  bytes int not null,
  unique (document_id, position)
);
revoke update, delete, truncate on passport_files from wanderluck_app;

-- AES-256-GCM: nonce, tag, text. `key_id` names the key, so that the installation's secret may change.
create table passport_contents (
  file_id uuid primary key references passport_files,
  key_id text not null,
  sealed bytea not null
);
-- Sealed bytes do not get smaller.
alter table passport_contents alter column sealed set storage external;
create index passport_contents_key on passport_contents (key_id);
revoke update, truncate on passport_contents from wanderluck_app;

-- Contents go only of documents that are marked as purged.
create function passport_contents_judge_purge() returns trigger language plpgsql as $$
begin
  if not exists (
    select from passport_files f join passport_documents d on d.id = f.document_id
    where f.id = old.file_id and d.purged_at is not null)
  then raise exception 'contents of a document that was not purged';
  end if;
  return old;
end $$;
create trigger passport_contents_purged before delete on passport_contents
  for each row execute function passport_contents_judge_purge();

-- What happened, in order; `document_id` null: to the member's passport as a whole.
create table passport_history (
  id bigint generated always as identity primary key,
  member_id uuid not null references members,
  document_id uuid references passport_documents,
  at timestamptz not null,
  -- Null: the member, or the house by itself.
  clerk_id uuid,
  what text not null check (what in ('uploaded', 'viewed', 'claimed', 'released', 'lapsed', 'approved', 'rejected',
    'override_asked', 'overridden', 'override_declined', 'purged')),
  reason text
);
create index passport_history_of_document on passport_history (document_id, id);
create index passport_history_of_member on passport_history (member_id, id) where document_id is null;
revoke update, delete, truncate on passport_history from wanderluck_app;

-- Identity and address approved without documents: asked by one clerk, confirmed by another (trust A2).
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
revoke delete, truncate on passport_overrides from wanderluck_app;

create function passport_overrides_keep() returns trigger language plpgsql as $$
begin
  if old.outcome is not null
    or (new.id, new.member_id, new.reason, new.asked_by, new.asked_at)
      is distinct from (old.id, old.member_id, old.reason, old.asked_by, old.asked_at)
  then raise exception 'an override stays as it was asked and decided';
  end if;
  return new;
end $$;
create trigger passport_overrides_kept before update on passport_overrides
  for each row execute function passport_overrides_keep();
