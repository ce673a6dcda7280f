-- Campaigns (decision 35): an item to take once per member, within dates and stock.
create table campaigns (
  id uuid primary key,
  slug text not null check (slug ~ '^[a-z0-9][a-z0-9-]{2,63}$') constraint campaigns_slug_taken unique,
  city text not null,
  -- Title and text by language.
  texts jsonb not null,
  -- Item of the market as it was when the campaign was made.
  item text not null,
  family text,
  terms jsonb not null,
  terms_hash text not null,
  audience text not null check (audience in ('all', 'new')),
  opens_at timestamptz not null,
  closes_at timestamptz,
  -- Number of items, and how many were taken.
  stock int check (stock > 0),
  taken int not null default 0 check (taken >= 0),
  state text not null check (state in ('draft', 'live', 'stopped')),
  version int not null default 1,
  -- Null: the casino's own campaign.
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  check (closes_at > opens_at),
  constraint campaigns_stock check (stock is null or taken <= stock)
);
revoke update, delete on campaigns from wanderluck_app;
grant update (city, texts, audience, opens_at, closes_at, stock, taken, state, version, updated_at) on campaigns to wanderluck_app;

create table campaigns_views (
  campaign_id uuid not null references campaigns,
  day date not null,
  views int not null check (views > 0),
  primary key (campaign_id, day)
);
revoke delete on campaigns_views from wanderluck_app;

-- Taken once per member. The bag has the item itself.
create table campaigns_grabs (
  campaign_id uuid not null references campaigns,
  member_id uuid not null references members,
  -- Source of the bag item.
  id uuid not null unique,
  item_id uuid not null unique,
  grabbed_at timestamptz not null,
  activated_at timestamptz,
  primary key (campaign_id, member_id)
);
revoke update, delete on campaigns_grabs from wanderluck_app;
grant update (activated_at) on campaigns_grabs to wanderluck_app;

-- Reserved for one member by a clerk, outside the campaign's stock and audience.
create table campaigns_gifts (
  id uuid primary key,
  campaign_id uuid not null references campaigns,
  member_id uuid not null references members,
  given_by uuid not null,
  given_at timestamptz not null,
  expires_at timestamptz not null,
  item_id uuid unique,
  constraint campaigns_gifts_once unique (campaign_id, member_id),
  check (expires_at > given_at)
);
revoke update, delete on campaigns_gifts from wanderluck_app;
grant update (item_id) on campaigns_gifts to wanderluck_app;

-- E-mails of a campaign, sent once in the order of the members' ids, so that an interrupted job continues after after_member.
create table campaigns_mails (
  campaign_id uuid primary key references campaigns,
  started_by uuid not null,
  started_at timestamptz not null,
  finished_at timestamptz,
  total int not null,
  done int not null default 0 check (done >= 0),
  sent int not null default 0,
  after_member uuid,
  stopped boolean not null default false,
  check (sent between 0 and done)
);
revoke delete on campaigns_mails from wanderluck_app;

-- The casino's permanent campaign, /wonderful-casino, which welcomes new members.
insert into campaigns (id, slug, city, texts, item, family, terms, terms_hash, audience, opens_at, state, created_at, updated_at)
values ('0197c000-0000-7000-8000-000000000001', 'wonderful-casino', 'tokyo', $texts$
  {
    "en": {
      "title": "Ten spins over Shibuya",
      "text": "Your passport is fresh and the neon is on. The casino pays for ten spins of Neon Shibuya, the first stop of every journey. Their winnings wait in your bag."
    },
    "es": {
      "title": "Diez giros sobre Shibuya",
      "text": "Tu pasaporte está recién sellado y el neón encendido. El casino te regala diez giros en Neon Shibuya, la primera parada de cada viaje. Sus ganancias te esperan en tu bolsa."
    },
    "fr": {
      "title": "Dix tours au-dessus de Shibuya",
      "text": "Votre passeport est tout neuf et les néons sont allumés. Le casino vous offre dix tours de Neon Shibuya, la première étape de chaque voyage. Leurs gains vous attendent dans votre sac."
    },
    "pt": {
      "title": "Dez giros sobre Shibuya",
      "text": "Seu passaporte é novo e o neon está aceso. O cassino oferece dez giros de Neon Shibuya, a primeira parada de toda viagem. Os ganhos deles esperam na sua bolsa."
    },
    "tr": {
      "title": "Shibuya’da on ücretsiz dönüş",
      "text": "Pasaportunuz yepyeni, neonlar yanıyor. Her yolculuğun ilk durağı olan Neon Shibuya’da on dönüş bizden. Kazandıklarınız çantanızda bekler."
    }
  }
  $texts$, 'free-spins-10', null,
  '{"kind": "free_spins", "keepDays": 30, "spins": 10, "game": "neon-shibuya", "playDays": 7, "wageringTimes": 20, "runDays": 7}',
  '9afd24d6fdb2ef176e7b6c53ce9c21f8c0f28ff4b6ef06a24332a72faff4a580', 'new', '2026-01-01T00:00:00Z', 'live', '2026-01-01T00:00:00Z',
  '2026-01-01T00:00:00Z');
