-- Schema of the feature campaigns, written by `npm run schema`. The migrations make it; never edit this file.

create table campaigns (
  id uuid not null,
  slug text not null,
  city text not null,
  texts jsonb not null,
  item text not null,
  family text,
  terms jsonb not null,
  terms_hash text not null,
  audience text not null,
  opens_at timestamp with time zone not null,
  closes_at timestamp with time zone,
  stock integer,
  taken integer default 0 not null,
  state text not null,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  constraint campaigns_pkey PRIMARY KEY (id),
  constraint campaigns_slug_taken UNIQUE (slug),
  constraint campaigns_audience_check CHECK ((audience = ANY (ARRAY['all'::text, 'new'::text]))),
  constraint campaigns_check CHECK ((closes_at > opens_at)),
  constraint campaigns_slug_check CHECK ((slug ~ '^[a-z0-9][a-z0-9-]{2,63}$'::text)),
  constraint campaigns_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'live'::text, 'stopped'::text]))),
  constraint campaigns_stock CHECK (((stock IS NULL) OR (taken <= stock))),
  constraint campaigns_stock_check CHECK ((stock > 0)),
  constraint campaigns_taken_check CHECK ((taken >= 0))
);
revoke update, delete on campaigns from wanderluck_app;
grant update (city, texts, audience, opens_at, closes_at, stock, taken, state, version, updated_at) on campaigns to wanderluck_app;

create table campaigns_gifts (
  id uuid not null,
  campaign_id uuid not null,
  member_id uuid not null,
  given_by uuid not null,
  given_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  item_id uuid,
  constraint campaigns_gifts_pkey PRIMARY KEY (id),
  constraint campaigns_gifts_item_id_key UNIQUE (item_id),
  constraint campaigns_gifts_once UNIQUE (campaign_id, member_id),
  constraint campaigns_gifts_check CHECK ((expires_at > given_at)),
  constraint campaigns_gifts_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaigns_gifts_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke update, delete on campaigns_gifts from wanderluck_app;
grant update (item_id) on campaigns_gifts to wanderluck_app;

create table campaigns_grabs (
  campaign_id uuid not null,
  member_id uuid not null,
  id uuid not null,
  item_id uuid not null,
  grabbed_at timestamp with time zone not null,
  activated_at timestamp with time zone,
  constraint campaigns_grabs_pkey PRIMARY KEY (campaign_id, member_id),
  constraint campaigns_grabs_id_key UNIQUE (id),
  constraint campaigns_grabs_item_id_key UNIQUE (item_id),
  constraint campaigns_grabs_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id),
  constraint campaigns_grabs_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id)
);
revoke update, delete on campaigns_grabs from wanderluck_app;
grant update (activated_at) on campaigns_grabs to wanderluck_app;

create table campaigns_mails (
  campaign_id uuid not null,
  started_by uuid not null,
  started_at timestamp with time zone not null,
  finished_at timestamp with time zone,
  total integer not null,
  done integer default 0 not null,
  sent integer default 0 not null,
  after_member uuid,
  stopped boolean default false not null,
  constraint campaigns_mails_pkey PRIMARY KEY (campaign_id),
  constraint campaigns_mails_check CHECK (((sent >= 0) AND (sent <= done))),
  constraint campaigns_mails_done_check CHECK ((done >= 0)),
  constraint campaigns_mails_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id)
);
revoke delete on campaigns_mails from wanderluck_app;

create table campaigns_views (
  campaign_id uuid not null,
  day date not null,
  views integer not null,
  constraint campaigns_views_pkey PRIMARY KEY (campaign_id, day),
  constraint campaigns_views_views_check CHECK ((views > 0)),
  constraint campaigns_views_campaign_id_fkey FOREIGN KEY (campaign_id) REFERENCES campaigns(id)
);
revoke delete on campaigns_views from wanderluck_app;
