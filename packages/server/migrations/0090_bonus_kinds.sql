-- The indexes of bag items name no bonus kinds, so a new kind needs no migration.

-- An item that waits for a deposit has a minimum deposit in its terms. Only one item of a member can wait.
drop index bag_items_waiting;
create unique index bag_items_waiting on bag_items (member_id) where state = 'active' and terms ? 'minDepositCents';

-- A running item without bonus money watches a deposit.
drop index bag_items_watching;
create index bag_items_watching on bag_items (member_id) where state = 'running' and granted_cents is null;
