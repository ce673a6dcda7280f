create or replace function articles_guard_text() returns trigger
language plpgsql
as $$
begin
  if tg_op = 'INSERT' then
    -- Lock the article, so that concurrent publications perform the following check one at a time.
    perform from articles where id = new.article_id for update;
    if exists (select from articles_texts t where t.article_id = new.article_id and t.language = new.language
        and t.withdrawn_at is null and t.live_at > new.published_at) then
      raise exception 'a text of article % is already scheduled in %', new.article_id, new.language
        using errcode = 'check_violation';
    end if;
    return new;
  end if;
  -- A published text can be withdrawn once. No column except `withdrawn_at` may change.
  if tg_op = 'DELETE' or old.withdrawn_at is not null
     or to_jsonb(old) - 'withdrawn_at' is distinct from to_jsonb(new) - 'withdrawn_at' then
    raise exception 'published texts are append-only' using errcode = 'restrict_violation';
  end if;
  return new;
end $$;
