create or replace function passport_documents_keep() returns trigger
language plpgsql
as $$
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
