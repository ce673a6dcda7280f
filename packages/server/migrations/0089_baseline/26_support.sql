create sequence enquiries_number start 1001;

-- Tickets: questions and complaints (trust P3).
create table enquiries (
  id uuid primary key,
  number bigint not null default nextval('enquiries_number') unique,
  -- Made by the form. The same ticket sent twice by one sender is one; another sender's is another ticket.
  key uuid not null,
  kind text not null check (kind in ('question', 'complaint')),
  topic text not null check (topic in ('account', 'passport', 'payment', 'game', 'bonus', 'safe_travel', 'other')),
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
  -- Clerk of the second review of a complaint: never the clerk who answered first.
  reviewed_by uuid,
  claimed_by uuid,
  claimed_until timestamptz,
  -- Key of the address, computed by the server. It counts the tickets of a visitor in a day.
  email_key text not null,
  check (reviewed_by is null or kind = 'complaint' and reviewed_by <> answered_by),
  check ((claimed_by is null) = (claimed_until is null))
);
create index enquiries_waiting on enquiries (due_at) where state in ('open', 'review');
create index enquiries_done on enquiries (created_at desc) where state in ('answered', 'closed');
create index enquiries_of_member on enquiries (member_id, created_at desc);
create unique index enquiries_key_of_member on enquiries (member_id, key) where member_id is not null;
create unique index enquiries_key_of_visitor on enquiries (email, key) where member_id is null;
create index enquiries_of_visitor on enquiries (email_key, created_at) where member_id is null;

-- Messages are never changed. They are deleted with their ticket.
create table enquiries_messages (
  id uuid primary key,
  enquiry_id uuid not null references enquiries on delete cascade,
  -- Null: the sender of the ticket.
  clerk_id uuid,
  text text not null,
  at timestamptz not null
);
create index enquiries_messages_of on enquiries_messages (enquiry_id, at);
revoke update on enquiries_messages from wanderluck_app;
