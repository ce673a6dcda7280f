-- Part of a bet's stake that was paid with bonus money, doubles included (decision 127). The rules for bonus money apply
-- to all bets of a member in a round, and the receipt shows the amount. The wager stores which items paid.
alter table tables_bets add column bonus_stake bigint not null default 0,
  add constraint tables_bets_bonus_stake_check check (bonus_stake between 0 and stake);

-- Amount in cents that the wager has given to each item in `bonus_items`. Differs from the item's share of the payout if
-- the item had ended at the settlement, or if a correction could not take back all of an earlier payout. No wager from
-- before this migration has items.
alter table wagers_settled add column bonus_given bigint[];

-- Event number of the first wager, if this wager replaces it after a correction. A void then lowers only the turnover of
-- bonuses that had begun before the first wager was settled. Null for wagers that were corrected before this migration.
alter table wagers_settled add column first_event_seq bigint;
