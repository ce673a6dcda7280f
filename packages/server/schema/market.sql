-- Schema of the feature market, written by `npm run schema`. The migrations make it; never edit this file.

create table market_editions (
  slug text not null,
  version integer not null,
  terms jsonb not null,
  terms_hash text not null,
  price_coins bigint not null,
  member_limit jsonb,
  on_sale boolean not null,
  opens_at timestamp with time zone,
  closes_at timestamp with time zone,
  featured integer,
  created_at timestamp with time zone not null,
  created_by uuid not null,
  reason text not null,
  constraint market_editions_pkey PRIMARY KEY (slug, version),
  constraint market_editions_check CHECK ((closes_at > opens_at)),
  constraint market_editions_featured_check CHECK ((featured = ANY (ARRAY[1, 2]))),
  constraint market_editions_price_coins_check CHECK ((price_coins > 0)),
  constraint market_editions_version_check CHECK ((version > 1))
);
revoke update, delete on market_editions from wanderluck_app;

create table market_labels (
  cost_key text not null,
  gambler integer not null,
  label jsonb not null,
  constraint market_labels_pkey PRIMARY KEY (cost_key, gambler),
  constraint market_labels_gambler_check CHECK (((gambler >= 0) AND (gambler <= 5)))
);
revoke update, delete on market_labels from wanderluck_app;

create table market_purchases (
  id uuid not null,
  member_id uuid not null,
  key uuid not null,
  slug text not null,
  version integer not null,
  price_coins bigint not null,
  list_price_coins bigint not null,
  bought_at timestamp with time zone not null,
  constraint market_purchases_pkey PRIMARY KEY (id),
  constraint market_purchases_member_id_key_key UNIQUE (member_id, key),
  constraint market_purchases_price_coins_check CHECK ((price_coins >= 0)),
  constraint market_purchases_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
CREATE INDEX market_purchases_slug ON public.market_purchases USING btree (slug, bought_at);
revoke update, delete on market_purchases from wanderluck_app;

create table market_stock (
  slug text not null,
  items_left bigint not null,
  constraint market_stock_pkey PRIMARY KEY (slug),
  constraint market_stock_items_left_check CHECK ((items_left >= 0))
);
