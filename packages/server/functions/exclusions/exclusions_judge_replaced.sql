create or replace function exclusions_judge_replaced() returns trigger
language plpgsql
as $$
declare longer exclusions;
begin
  select * into longer from exclusions where member_id = new.member_id and ended_at is null;
  if longer.id is null
    or (new.length = 'permanent' and longer.length <> 'permanent')
    or (new.length = 'indefinite' and longer.length not in ('indefinite', 'permanent'))
    or longer.until < new.until
  then raise exception 'an exclusion is replaced by a longer one only';
  end if;
  return null;
end $$;
