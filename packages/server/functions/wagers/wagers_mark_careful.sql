-- Trigger that records in a member's wallet whether the member has limits or a running bonus.
--
-- Writes to a table of another feature:
-- - ledger_wallets: `is_careful`, so that the fast settlement of a bet reads one row instead of three tables
create or replace function wagers_mark_careful() returns trigger
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare member constant uuid := coalesce(new.member_id, old.member_id);
begin
  update ledger_wallets set is_careful = exists (select from limits_play where member_id = member)
      or exists (select from bag_running where member_id = member)
    where member_id = member;
  if not found then
    raise exception 'member % has no wallet, so nothing would hold a bet to this', member;
  end if;
  return null;
end $$;
revoke execute on function wagers_mark_careful from public;
