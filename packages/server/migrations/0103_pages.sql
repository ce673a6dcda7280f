-- Edited texts of information pages (decision 104). A page has a row after its first edit. Its slug is its name, as in its
-- path. Category, city and cover belong to articles only.
alter table articles add column kind text not null default 'article' check (kind in ('article', 'page'));
alter table articles alter column kind drop default;
alter table articles alter column category drop not null;
alter table articles alter column city drop not null;
alter table articles add constraint articles_kind_details check (
  case kind
    when 'article' then category is not null and city is not null
    else category is null and city is null and picture_id is null and not featured
  end);
alter table articles drop constraint articles_slug_check;
alter table articles add constraint articles_slug_check check (
  case kind when 'article' then slug ~ '^[a-z0-9][a-z0-9-]{2,63}$' else slug ~ '^[A-Za-z_-]{2,64}$' end);
-- An article and a page can have the same slug, because their URLs differ.
alter table articles drop constraint articles_slug_taken;
alter table articles add constraint articles_slug_taken unique (kind, slug);

-- SHA-256 of the page's original text at the publication, to tell later if the original has changed since then. Null for
-- articles, which have no original.
alter table articles_texts add column original_hash bytea check (length(original_hash) = 32);
