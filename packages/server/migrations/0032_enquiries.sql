-- Letters to the house: questions and complaints, with what was written back (trust P3).

create sequence enquiries_number start 1001;

create table enquiries (
  id uuid primary key,
  number bigint not null unique default nextval('enquiries_number'),
  -- Made by the form: the same letter sent twice is one.
  key uuid not null unique,
  kind text not null check (kind in ('question', 'complaint')),
  topic text not null
    check (topic in ('account', 'passport', 'payment', 'game', 'bonus', 'safe_travel', 'other')),
  state text not null check (state in ('open', 'answered', 'review', 'closed')),
  member_id uuid references members,
  name text not null,
  email text not null,
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  about text not null,
  created_at timestamptz not null,
  due_at timestamptz not null,
  answered_at timestamptz,
  answered_by uuid,
  -- The second review of a complaint: never by who gave the first answer.
  reviewed_by uuid,
  claimed_by uuid,
  claimed_until timestamptz,
  check (reviewed_by is null or (kind = 'complaint' and reviewed_by <> answered_by)),
  check ((claimed_by is null) = (claimed_until is null))
);
create index enquiries_waiting on enquiries (due_at) where state in ('open', 'review');
create index enquiries_done on enquiries (created_at desc) where state in ('answered', 'closed');
create index enquiries_of_member on enquiries (member_id, created_at desc);
create index enquiries_of_email on enquiries (email, created_at);
revoke truncate on enquiries from wanderluck_app;

-- What was said stays said; it is deleted with its letter when the time to keep it is over.
create table enquiries_messages (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- Null: the writer.
  clerk_id uuid,
  text text not null,
  at timestamptz not null
);
create index enquiries_messages_of on enquiries_messages (enquiry_id, at);
revoke update, truncate on enquiries_messages from wanderluck_app;
