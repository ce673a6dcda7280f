-- Returns the highest id of a member whose wallet this transaction has already locked. The result is p_last_held or, if
-- higher, the highest member id among the given rounds that the transaction has settled. Returns null if no wallet is
-- locked.
create or replace function wagers_last_held(p_member_id uuid[], p_id uuid[], p_last_held uuid) returns uuid
language plpgsql
as $$
declare last_settled uuid;
begin
  select n.member_id into last_settled
    from unnest(p_member_id, p_id) as n(member_id, id)
    where (select r.tx from wagers_settled r where r.member_id = n.member_id and r.id between n.id and n.id
      order by r.id limit 1) = pg_current_xact_id_if_assigned()
    order by n.member_id desc limit 1;
  return greatest(last_settled, p_last_held);
end $$;
revoke execute on function wagers_last_held from public;
