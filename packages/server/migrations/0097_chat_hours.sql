-- Opening hours of the chat (decision 97). Without a row, the chat is always open.
create table chat_hours (
  id boolean primary key default true check (id),
  zone text not null,
  -- Seven weekdays, Monday first: {"from", "to"} or null.
  days jsonb not null check (jsonb_typeof(days) = 'array' and jsonb_array_length(days) = 7),
  closed text[] not null,
  version integer not null check (version > 0),
  changed_at timestamptz not null
);

-- Number of the last message that an e-mail about unread answers contained.
alter table chat_conversations
  add column emailed_to integer not null default 0 check (emailed_to between 0 and last_number);
