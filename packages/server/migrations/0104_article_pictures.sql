-- Pictures within the texts of articles (decision 105). A picture is used by covers, stored drafts and published texts.
create table articles_picture_uses (
  picture_id uuid not null references articles_pictures (id),
  article_id uuid not null,
  language text not null,
  -- Number of the draft, or of the published text, that contains the picture.
  draft integer,
  text integer,
  check (num_nonnulls(draft, text) = 1),
  foreign key (article_id, language, draft) references articles_drafts (article_id, language, number) on delete cascade,
  foreign key (article_id, language, text) references articles_texts (article_id, language, number)
);
create index articles_picture_uses_of_picture on articles_picture_uses (picture_id);
create index articles_picture_uses_of_draft on articles_picture_uses (article_id, language, draft);
-- Uses of a draft are deleted with it.
revoke update, delete on articles_picture_uses from wanderluck_app;
