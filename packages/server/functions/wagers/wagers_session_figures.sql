create or replace function wagers_session_figures(
  p_member_id uuid, p_session_id uuid
) returns table (session_id uuid, member_id uuid, staked bigint, paid bigint, rounds int)
language sql stable security definer set search_path = pg_catalog, public
as $$
  select p_session_id, p_member_id, sum(f.staked)::bigint, sum(f.paid)::bigint, sum(f.rounds)::int
  from (
    select s.staked, s.paid, s.rounds from wagers_sessions s
    where s.session_id = p_session_id and s.member_id = p_member_id
    union all
    select w.session_staked, w.session_paid, w.session_rounds from ledger_wallets w
    where w.member_id = p_member_id and w.session_id = p_session_id) f
  having count(*) > 0
$$;
revoke execute on function wagers_session_figures from public;
grant execute on function wagers_session_figures to wanderluck_app;
