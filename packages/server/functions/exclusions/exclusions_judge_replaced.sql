create or replace function exclusions_judge_replaced() returns trigger
language plpgsql
as $$
declare heir exclusions;
begin
  select * into heir from exclusions where member_id = new.member_id and ended_at is null;
  if heir.id is null
    or (new.length = 'permanent' and heir.length <> 'permanent')
    or (new.length = 'indefinite' and heir.length not in ('indefinite', 'permanent'))
    or heir.until < new.until
  then raise exception 'an exclusion is replaced by a longer one only';
  end if;
  return null;
end $$;
