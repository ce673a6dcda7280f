-- Schema of the feature lobby, written by `npm run schema`. The migrations make it; never edit this file.

create table lobby_order (
  the_one boolean default true not null,
  version integer default 0 not null,
  categories text[] default '{}'::text[] not null,
  first text[] default '{}'::text[] not null,
  banners text[] default '{}'::text[] not null,
  changed_at timestamp with time zone,
  constraint lobby_order_pkey PRIMARY KEY (the_one),
  constraint lobby_order_banners_check CHECK ((cardinality(banners) <= 8)),
  constraint lobby_order_the_one_check CHECK (the_one),
  constraint lobby_order_version_check CHECK ((version >= 0))
);
CREATE TRIGGER lobby_order_told AFTER UPDATE ON public.lobby_order FOR EACH STATEMENT EXECUTE FUNCTION lobby_notify_order();
revoke insert, delete on lobby_order from wanderluck_app;
