-- Settling a bet changes no index, and its new row version fits on the same page (decision 112). A settlement of 10,000
-- bets therefore writes far less. Open bets are found by the index tables_bets_of_member, because only the latest round
-- of a table has any.
drop index tables_bets_open;
alter table tables_bets set (fillfactor = 50);
