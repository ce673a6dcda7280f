-- Returns the status of a wager that is not open: 2 if it is settled, 3 if it is voided, 4 if it does not exist.
create or replace function wagers_closed_status(p_member_id uuid, p_id uuid) returns smallint
language sql stable
as $$
  select coalesce((
    select case when r.voided_at is null then 2 else 3 end from wagers_settled r where r.member_id = p_member_id and r.id = p_id),
    4)::smallint
$$;
revoke execute on function wagers_closed_status from public;
