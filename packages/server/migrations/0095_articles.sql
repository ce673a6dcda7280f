-- News articles (specification §2, decisions §11, decision 95).
create table articles_pictures (
  id uuid primary key,
  -- Hash of the uploaded file, so that the same file is stored once.
  sha256 bytea not null constraint articles_pictures_file unique check (length(sha256) = 32),
  -- Size in pixels of the widest stored version.
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  uploaded_at timestamptz not null,
  uploaded_by uuid not null,
  -- Time since which no article has used the picture; null while one does. Unused pictures are deleted after a while.
  unused_since timestamptz
);
create index articles_pictures_unused on articles_pictures (unused_since) where unused_since is not null;
revoke update on articles_pictures from wanderluck_app;
grant update (unused_since) on articles_pictures to wanderluck_app;

-- WebP versions of a picture. The URL of a version is cached for ever, so its bytes never change.
create table articles_picture_files (
  picture_id uuid not null references articles_pictures (id) on delete cascade,
  width smallint not null check (width in (480, 960, 1600)),
  contents bytea not null,
  primary key (picture_id, width)
);
revoke update on articles_picture_files from wanderluck_app;

create table articles (
  id uuid primary key,
  slug text not null constraint articles_slug_taken unique check (slug ~ '^[a-z0-9][a-z0-9-]{2,63}$'),
  category text not null check (category in ('journey', 'games', 'offers', 'service')),
  -- City whose postcard is the cover if there is no picture.
  city text not null,
  picture_id uuid references articles_pictures (id),
  focal_x smallint not null default 50 check (focal_x between 0 and 100),
  focal_y smallint not null default 50 check (focal_y between 0 and 100),
  featured boolean not null default false,
  version integer not null default 1,
  created_at timestamptz not null,
  created_by uuid not null,
  -- Time of the last change of the article or of one of its drafts and published texts.
  changed_at timestamptz not null
);
create index articles_changed on articles (changed_at desc, id);
create index articles_by_picture on articles (picture_id) where picture_id is not null;
revoke delete on articles from wanderluck_app;

-- Drafts, append-only. The one with the highest number is the current draft of its language.
create table articles_drafts (
  article_id uuid not null references articles (id),
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  number integer not null check (number > 0),
  title text not null,
  summary text not null,
  markdown text not null,
  picture_alt text not null,
  saved_at timestamptz not null,
  saved_by uuid not null,
  primary key (article_id, language, number)
);
create index articles_drafts_old on articles_drafts (saved_at);
revoke update on articles_drafts from wanderluck_app;

-- Published texts, append-only. The live text of a language is the one with the latest live_at that has passed, among those
-- that are not withdrawn.
create table articles_texts (
  article_id uuid not null references articles (id),
  language text not null check (language in ('en', 'es', 'fr', 'pt', 'tr')),
  number integer not null check (number > 0),
  title text not null check (title <> ''),
  summary text not null check (summary <> ''),
  markdown text not null check (markdown <> ''),
  picture_alt text not null,
  -- The compiled Markdown, as clients receive it.
  body jsonb not null check (jsonb_typeof(body) = 'array'),
  published_at timestamptz not null,
  published_by uuid not null,
  live_at timestamptz not null check (live_at >= published_at),
  -- Time when the text was withdrawn, or when its schedule was cancelled.
  withdrawn_at timestamptz,
  primary key (article_id, language, number)
);
create index articles_texts_live on articles_texts (article_id, language, live_at desc, number desc) where withdrawn_at is null;
revoke update, delete on articles_texts from wanderluck_app;
grant update (withdrawn_at) on articles_texts to wanderluck_app;

create or replace function articles_guard_text() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    -- Two transactions that publish in one language at the same time wait for each other here.
    perform from articles where id = new.article_id for update;
    if exists (select from articles_texts t where t.article_id = new.article_id and t.language = new.language
        and t.withdrawn_at is null and t.live_at > new.published_at) then
      raise exception 'a text of article % is already scheduled in %', new.article_id, new.language
        using errcode = 'check_violation';
    end if;
    return new;
  end if;
  -- A published text can be withdrawn once. Nothing else of it changes.
  if tg_op = 'DELETE' or old.withdrawn_at is not null
     or to_jsonb(old) - 'withdrawn_at' is distinct from to_jsonb(new) - 'withdrawn_at' then
    raise exception 'published texts are append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;

create trigger articles_texts_guarded before insert or update or delete on articles_texts
  for each row execute function articles_guard_text();
