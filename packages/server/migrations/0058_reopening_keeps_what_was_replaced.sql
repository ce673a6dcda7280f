-- An indefinite exclusion that took the place of one with an end is not reopened before that end (decision 0048): else choosing a
-- longer one would bring somebody back earlier. 0027 holds the seven days; this holds the rest.

create function exclusions_judge_reopened() returns trigger language plpgsql as $$
begin
  if exists (
    select from exclusions replaced
    where replaced.member_id = new.member_id and replaced.ended_by = 'replaced' and replaced.until > new.ended_at)
  then raise exception 'an exclusion is not reopened before its time';
  end if;
  return new;
end $$;
create trigger exclusions_reopened before update on exclusions
  for each row when (new.ended_by = 'reopened') execute function exclusions_judge_reopened();
