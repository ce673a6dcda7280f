create or replace function journey_guard_upgrade() returns trigger
language plpgsql
as $$
declare available int;
begin
  select skill_points into available from journey_members where member_id = new.member_id for update;
  if new.points + coalesce((select sum(points) from journey_upgrades where member_id = new.member_id), 0) > available then
    raise exception 'member % has not that many skill points', new.member_id using errcode = 'check_violation';
  end if;
  return new;
end $$;
