-- Voids open wagers. Pays each part of a stake back to the balance that paid it, stores the wager with its stake as the
-- payout, and records wagers.voided. Unlike a settled wager's row, the stored row does not also serve as an event.
-- Returns a row for each wager:
-- - `place`: position of the wager in the arrays
-- - `status`: 1 if it was voided now, 2 if it was settled, 3 if it was voided before, 4 if it does not exist; only
--   wagers with status 1 are changed
-- - balances: those after this wager, or after a later wager in the same call
-- - `item_id`: bag item for which the casino paid the stake of a wager with status 1; null if the item is no longer
--   active
--
-- Locks all wallets in ascending order of member id. Through the functions that it calls, writes ledger_wallets,
-- ledger_transfers (the stake), bag_running, limits_play and events.
create or replace function wagers_void(p_member_id uuid[], p_id uuid[], p_reason text, p_at timestamptz)
returns table (place int, status smallint, version bigint, cash bigint, bonus bigint, coins bigint, in_play bigint, outgoing bigint,
  item_id uuid)
language plpgsql security definer set search_path = pg_catalog, public
as $$
#variable_conflict use_column
declare b record; is_done boolean[] := array_fill(false, array[cardinality(p_id)]);
begin
  if cardinality(p_id) > 1 then
    perform from ledger_wallets w where w.member_id = any(p_member_id) order by w.member_id for update;
    for place, status, version, cash, bonus, coins, in_play, outgoing, item_id in
      select s.* from wagers_void_together(p_member_id, p_id, p_reason, p_at) s
    loop
      is_done[place] := true;
      return next;
    end loop;
  end if;
  for b in
    select a.* from unnest(p_member_id, p_id) with ordinality as a(member_id, id, place)
    where not is_done[a.place::int] order by a.member_id, a.place
  loop
    return query select b.place::int, s.* from wagers_void_one(b.member_id, b.id, p_reason, p_at) s;
  end loop;
end $$;
revoke execute on function wagers_void from public;
grant execute on function wagers_void to wanderluck_app;
