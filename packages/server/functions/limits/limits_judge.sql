create or replace function limits_judge(p_member_id uuid, p_stake bigint, p_at timestamptz) returns smallint
language sql security definer set search_path = pg_catalog, public
as $$
  select limits_heed(p_member_id, p_stake, null, p_at)
$$;
revoke execute on function limits_judge from public;
grant execute on function limits_judge to wanderluck_app;
