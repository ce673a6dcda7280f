-- Files that members attach to a conversation (decision 98): a message of its own with one encrypted picture per page.
alter table chat_messages
  drop constraint chat_messages_kind_check,
  add constraint chat_messages_kind_check
    check (kind in ('text', 'file', 'note', 'joined', 'returned', 'ticket', 'ended')),
  drop constraint chat_messages_check1,
  add constraint chat_messages_clerk_kinds
    check (kind in ('text', 'file', 'ended') or author = 'clerk'),
  add constraint chat_messages_files_of_members check (kind <> 'file' or author = 'member');

create table chat_files (
  message_id uuid not null references chat_messages (id) on delete cascade,
  page smallint not null check (page >= 0),
  key_id text not null,
  -- Nonce, tag and ciphertext (AES-256-GCM), bound to the conversation and the message.
  sealed bytea not null,
  primary key (message_id, page)
);
revoke update on chat_files from wanderluck_app;
