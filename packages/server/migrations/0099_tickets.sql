-- Tickets with threads, notes, files, links, merges and ratings, and tickets by e-mail (decision 99).
alter table enquiries
  add column source text not null default 'form' check (source in ('form', 'email', 'chat')),
  add column assignee_id uuid,
  -- Ticket into which this one was merged. Its thread continues there, and it is deleted with that ticket.
  add column merged_into uuid references enquiries on delete cascade check (merged_into <> id),
  add column closed_at timestamptz,
  -- Complaints only: time by which the final answer is due.
  add column final_due_at timestamptz check (final_due_at is null or kind = 'complaint'),
  add column last_at timestamptz,
  -- True if the ticket came by e-mail, and nothing proves that its address sent it.
  add column is_unverified boolean not null default false,
  add column rating smallint check (rating between 1 and 5),
  add column rating_comment text not null default '',
  add column rated_at timestamptz,
  add column version integer not null default 1,
  add constraint enquiries_merged_are_closed check (merged_into is null or state = 'closed'),
  add constraint enquiries_rated check ((rating is null) = (rated_at is null));
update enquiries set
  last_at = coalesce((select max(at) from enquiries_messages m where m.enquiry_id = enquiries.id), created_at),
  final_due_at = case kind when 'complaint' then created_at + interval '56 days' end,
  assignee_id = claimed_by,
  closed_at = case state when 'closed' then coalesce(answered_at, created_at) end;
alter table enquiries alter column last_at set not null;
update enquiries set source = 'chat'
where id in (select ticket_id from chat_conversations where ticket_id is not null);
create index enquiries_merged on enquiries (merged_into) where merged_into is not null;
create index enquiries_of_assignee on enquiries (assignee_id) where state in ('open', 'review');
create index enquiries_of_email on enquiries (email_key, created_at desc);

alter table enquiries_messages
  -- Order in which the messages were stored, for messages of the same instant.
  add column seq bigint not null generated always as identity,
  -- True for changes by the casino itself, such as the end of an answered ticket.
  add column by_system boolean not null default false,
  add column kind text not null default 'message'
    check (kind in ('message', 'note', 'closed', 'reopened', 'changed', 'merged', 'review')),
  add column source text not null default 'form' check (source in ('form', 'email', 'chat')),
  -- Earlier messages that the e-mail quotes; not part of `text`.
  add column quoted text not null default '',
  -- Message-ID of the e-mail that this message came from, or with which it was sent.
  add column email_id text,
  -- Files of an e-mail that were not stored: [{"name", "code"}].
  add column refused_files jsonb not null default '[]' check (jsonb_typeof(refused_files) = 'array'),
  add constraint enquiries_messages_by_system check (not by_system or clerk_id is null and kind = 'closed'),
  add constraint enquiries_messages_notes_by_clerks check (kind not in ('note', 'changed', 'merged') or clerk_id is not null);
create unique index enquiries_messages_email_id on enquiries_messages (email_id) where email_id is not null;

-- Files of messages: encrypted pictures, one per page, as in the chat (decision 98).
create table enquiries_files (
  message_id uuid not null references enquiries_messages on delete cascade,
  number smallint not null check (number between 0 and 99),
  page smallint not null check (page >= 0),
  name text not null,
  key_id text not null,
  -- Nonce, tag and ciphertext (AES-256-GCM), bound to the ticket, the message, the file and the page.
  sealed bytea not null,
  primary key (message_id, number, page)
);
revoke update on enquiries_files from wanderluck_app;

-- Rounds and payments of the member that a ticket concerns.
create table enquiries_links (
  enquiry_id uuid not null references enquiries on delete cascade,
  kind text not null check (kind in ('round', 'payment')),
  ref uuid not null,
  linked_by uuid,
  linked_at timestamptz not null,
  primary key (enquiry_id, ref)
);

-- Support's calendar, from which deadlines are calculated. Without a row: Monday to Friday, UTC.
create table support_calendar (
  id boolean primary key default true check (id),
  zone text not null,
  -- Seven weekdays, Monday first.
  days boolean[] not null check (cardinality(days) = 7 and true = any (days)),
  closed text[] not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);

-- E-mails to support, as they arrived. Each is stored before its sender's server gets a reply, and processed afterwards.
create table inbound_emails (
  id uuid primary key,
  received_at timestamptz not null,
  -- SHA-256 of the e-mail and its recipient, so that a repeated delivery is stored once.
  digest bytea not null unique check (octet_length(digest) = 32),
  recipient text not null,
  -- Address in MAIL FROM; empty for bounces.
  sender text not null,
  remote_ip inet,
  helo text not null default '',
  key_id text not null,
  sealed bytea not null,
  state text not null default 'waiting' check (state in ('waiting', 'done', 'ignored')),
  -- Outcome, such as `opened`, `added`, `loop`, `unreadable`.
  outcome text not null default '',
  enquiry_id uuid references enquiries on delete set null
);
create index inbound_emails_waiting on inbound_emails (received_at) where state = 'waiting';
create index inbound_emails_old on inbound_emails (received_at);
