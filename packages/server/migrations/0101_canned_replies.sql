-- Canned replies that staff added, changed or removed (decision 101). Those of the product are part of the program; a row
-- with the same id replaces one of them.
create table canned_replies (
  id text primary key check (id ~ '^[a-z0-9-]{1,64}$'),
  titles jsonb not null check (jsonb_typeof(titles) = 'object'),
  texts jsonb not null check (jsonb_typeof(texts) = 'object'),
  action jsonb,
  is_removed boolean not null default false,
  version integer not null check (version > 0),
  created_at timestamptz not null,
  changed_at timestamptz not null
);
