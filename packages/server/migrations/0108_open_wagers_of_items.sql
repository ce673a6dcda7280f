-- The casino can pay the stake of an open wager for a bag item (decision 110).

-- Bag item for which the casino pays the stake. Null if the member pays the stake with cash or bonus money.
alter table wagers_pending add column item_id uuid;
alter table wagers_pending add constraint wagers_pending_item check (item_id is null or bonus_stake is null);
