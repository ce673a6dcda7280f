-- The newest edition of an item applies (decision 34). The first one is in packages/world and has no row.
create table market_editions (
  slug text not null,
  version int not null check (version > 1),
  terms jsonb not null,
  terms_hash text not null,
  price_coins bigint not null check (price_coins > 0),
  member_limit jsonb,
  on_sale boolean not null,
  opens_at timestamptz,
  closes_at timestamptz,
  featured int check (featured in (1, 2)),
  created_at timestamptz not null,
  created_by uuid not null,
  reason text not null,
  primary key (slug, version),
  check (closes_at > opens_at)
);
revoke update, delete on market_editions from wanderluck_app;

-- Stock of items with a limited number; an item without a row is not limited.
create table market_stock (
  slug text primary key,
  items_left bigint not null check (items_left >= 0)
);

create table market_purchases (
  id uuid primary key,
  member_id uuid not null references members,
  -- The client's idempotency key.
  key uuid not null,
  -- Slug of an item, or `bag:` and a bag.
  slug text not null,
  version int not null,
  price_coins bigint not null check (price_coins >= 0),
  list_price_coins bigint not null,
  bought_at timestamptz not null,
  unique (member_id, key)
);
create index market_purchases_slug on market_purchases (slug, bought_at);
revoke update, delete on market_purchases from wanderluck_app;

-- True-cost labels of terms that are not in the generated table, under the key of that table (trueCostKey in
-- packages/contract/src/economy), so that they end with the mathematics they were computed by (decision 37).
create table market_labels (
  cost_key text not null,
  gambler int not null check (gambler between 0 and 5),
  label jsonb not null,
  primary key (cost_key, gambler)
);
revoke update, delete on market_labels from wanderluck_app;
