-- Returns the next sequence number of a member's events.
--
-- Writes to a table of another feature:
-- - ledger_wallets: `event_seq`, because a bet takes its sequence number with the update that takes its stake. Before a
--   member has a wallet, event_counters stores the number, and ledger_open continues from it.
create or replace function event_next_seq(p_member_id uuid) returns bigint
language plpgsql security definer set search_path = pg_catalog, public
as $$
declare next_seq bigint;
begin
  update ledger_wallets set event_seq = event_seq + 1 where member_id = p_member_id returning event_seq into next_seq;
  if next_seq is null then
    insert into event_counters as c (member_id, last_seq) values (p_member_id, 1)
    on conflict (member_id) do update set last_seq = c.last_seq + 1 returning last_seq into next_seq;
  end if;
  return next_seq;
end $$;
revoke execute on function event_next_seq from public;
grant execute on function event_next_seq to wanderluck_app;
