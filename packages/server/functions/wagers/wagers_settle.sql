-- Settles open wagers: pays p_payout and stores each wager as settled. The stored row also serves as the event. p_bet
-- contains each wager's bet with the member's decisions.
--
-- Returns one row per wager:
-- - `place`: index in the arrays
-- - `status`: 1 (settled now), 2 (settled before), 3 (voided) or 4 (unknown); only wagers with status 1 are changed
-- - `version` to `outgoing`: state of the wallet after this wager, or after a later wager of the same call
-- - `item_id`: bag item that covered the stake of a wager with status 1; null if the item is no longer active. The
--   caller must add the payout to the item.
--
-- Locks all wallets in ascending order of member id, as every batch does. The functions that it calls write
-- ledger_wallets, ledger_transfers, bag_running, limits_play and events (bonus events).
create or replace function wagers_settle(p_member_id uuid[], p_id uuid[], p_bet text[], p_payout bigint[], p_at timestamptz)
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
      select s.* from wagers_settle_together(p_member_id, p_id, p_bet, p_payout, p_at) s
    loop
      is_done[place] := true;
      return next;
    end loop;
  end if;
  for b in
    select a.* from unnest(p_member_id, p_id, p_bet, p_payout) with ordinality as a(member_id, id, bet, payout, place)
    where not is_done[a.place::int] order by a.member_id, a.place
  loop
    return query select b.place::int, s.* from wagers_settle_one(b.member_id, b.id, b.bet, b.payout, p_at) s;
  end loop;
end $$;
revoke execute on function wagers_settle from public;
grant execute on function wagers_settle to wanderluck_app;
