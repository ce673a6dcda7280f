-- Visitors in the chat (decision 103), and files that clerks attach.
create table chat_visitors (
  id uuid primary key,
  -- Keyed hash of the secret id that the visitor's client generated, so that a repeated request adds no second visitor.
  key_hash bytea not null unique,
  name text not null check (name <> ''),
  email text not null check (email <> ''),
  -- E-mail address normalised for comparison.
  email_key text not null,
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  created_at timestamptz not null,
  -- Time of the e-mail that asks for the confirmation of the address, and time of the confirmation.
  asked_at timestamptz,
  confirmed_at timestamptz,
  check (confirmed_at is null or asked_at is not null)
);
create index chat_visitors_asked on chat_visitors (email_key, asked_at) where asked_at is not null;
create index chat_visitors_created on chat_visitors (created_at);

alter table chat_conversations
  alter column member_id drop not null,
  add column visitor_id uuid references chat_visitors (id),
  add constraint chat_conversations_writer check (num_nonnulls(member_id, visitor_id) = 1);
-- A visitor has at most one open conversation, as a member has.
create unique index chat_conversations_open_of_visitor on chat_conversations (visitor_id)
  where state <> 'ended';
create index chat_conversations_of_visitor on chat_conversations (visitor_id, opened_at desc)
  where visitor_id is not null;

-- Two kinds that only clerks see: a visitor confirmed the address, or signed in as a member.
alter table chat_messages
  drop constraint chat_messages_kind_check,
  add constraint chat_messages_kind_check check (kind in
    ('text', 'file', 'note', 'joined', 'returned', 'ticket', 'ended', 'confirmed', 'signed_in')),
  drop constraint chat_messages_clerk_kinds,
  add constraint chat_messages_authors check (case
    when kind in ('text', 'file') then author <> 'system'
    when kind in ('confirmed', 'signed_in') then author = 'system'
    when kind = 'ended' then true
    else author = 'clerk' end),
  drop constraint chat_messages_files_of_members;
