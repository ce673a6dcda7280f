-- Table talk (decision 115). Refused messages are not stored.
create table tables_chat (
  -- Chosen by the author's client, so that a repeated request adds no second message.
  id uuid primary key,
  table_slug text not null references tables (slug),
  member_id uuid not null,
  -- Nickname, if the member has agreed to show it.
  name text check (name <> ''),
  city text not null,
  text text not null check (char_length(text) between 1 and 200),
  at timestamptz not null,
  -- Set when a clerk removes the message. The audit log has the clerk and the reason.
  removed_at timestamptz
);
create index tables_chat_latest on tables_chat (table_slug, at desc, id desc);
create index tables_chat_of_member on tables_chat (member_id, table_slug, at desc);
create index tables_chat_old on tables_chat (at);

create table tables_chat_members (
  member_id uuid primary key,
  shows_name boolean not null default false,
  silenced_until timestamptz
);

create table tables_chat_blocks (
  member_id uuid not null,
  blocked_id uuid not null check (blocked_id <> member_id),
  at timestamptz not null,
  primary key (member_id, blocked_id)
);
