create or replace function passport_contents_judge_purge() returns trigger
language plpgsql
as $$
begin
  if not exists (
    select from passport_files f join passport_documents d on d.id = f.document_id
    where f.id = old.file_id and d.purged_at is not null)
  then raise exception 'contents of a document that was not purged';
  end if;
  return old;
end $$;
