-- Staff accounts managed in the back office: invitations by e-mail, and changes to owners that two owners make together.

create table staff_invitations (
  id uuid primary key,
  email text not null check (length(email) between 3 and 320),
  email_key text not null,
  roles text[] not null check (cardinality(roles) > 0),
  language text not null,
  reason text not null,
  invited_by uuid not null references staff_clerks,
  invited_at timestamptz not null,
  -- SHA-256 of the token in the link that was sent last.
  token_hash bytea not null unique,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  -- The account that the link has made.
  clerk_id uuid unique references staff_clerks,
  withdrawn_at timestamptz,
  withdrawn_by uuid references staff_clerks,
  check ((used_at is null) = (clerk_id is null)),
  check ((withdrawn_at is null) = (withdrawn_by is null)),
  constraint staff_invitations_one_end check (used_at is null or withdrawn_at is null)
);
create unique index staff_invitations_open on staff_invitations (email_key)
  where used_at is null and withdrawn_at is null;
revoke delete, truncate on staff_invitations from wanderluck_app;

create table staff_account_requests (
  id uuid primary key,
  change text not null check (change in ('roles', 'deactivate', 'reactivate', 'invite')),
  -- Null for an invitation.
  clerk_id uuid references staff_clerks,
  email text not null,
  email_key text not null,
  roles_before text[],
  -- Null where the roles stay as they are.
  roles text[],
  -- Language of an invitation's e-mail.
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
  constraint staff_account_requests_four_eyes
    check (outcome is null or (outcome = 'withdrawn') = (decided_by = asked_by))
);
-- One waits per account, or per address of an invitation.
create unique index staff_account_requests_waiting on staff_account_requests (email_key) where outcome is null;
revoke delete, truncate on staff_account_requests from wanderluck_app;

create function staff_account_requests_keep() returns trigger language plpgsql as $$
begin
  if old.outcome is not null
    or (to_jsonb(new) - '{outcome,decided_by,decided_at,decision_reason}'::text[])
      is distinct from (to_jsonb(old) - '{outcome,decided_by,decided_at,decision_reason}'::text[])
  then raise exception 'a request stays as it was asked and decided';
  end if;
  return new;
end $$;
create trigger staff_account_requests_kept before update on staff_account_requests
  for each row execute function staff_account_requests_keep();

-- The application never leaves the back office without an active owner, however many transactions try at once. The owner of the
-- tables may, for the command that makes a new first owner; so may the start in production that closes the demonstration.
create function staff_clerks_keep_owner() returns trigger language plpgsql
set search_path = pg_catalog, public as $$
begin
  if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
    or current_setting('wanderluck.closes_demonstration', true) = 'yes'
  then return new;
  end if;
  -- The lock first: the count below then sees what others have committed meanwhile.
  perform pg_advisory_xact_lock(hashtext('staff_accounts'));
  if not exists (select 1 from staff_clerks where id <> old.id and active and 'owner' = any(roles))
  then raise exception 'staff_clerks_last_owner: the last active owner stays one';
  end if;
  return new;
end $$;
create trigger staff_clerks_last_owner before update of active, roles on staff_clerks
  for each row when (old.active and 'owner' = any(old.roles) and not (new.active and 'owner' = any(new.roles)))
  execute function staff_clerks_keep_owner();
