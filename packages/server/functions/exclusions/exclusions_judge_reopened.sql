create or replace function exclusions_judge_reopened() returns trigger
language plpgsql
as $$
begin
  if exists (
    select from exclusions replaced
    where replaced.member_id = new.member_id and replaced.ended_by = 'replaced' and replaced.until > new.ended_at)
  then raise exception 'an exclusion is not reopened before its time';
  end if;
  return new;
end $$;
