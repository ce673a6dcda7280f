-- Part of a bet's stake that was paid with bonus money, doubles included (decision 127). The rules for bonus money apply
-- to all bets of a member in a round, and the receipt shows the amount. The wager stores which items paid.
alter table tables_bets add column bonus_stake bigint not null default 0,
  add constraint tables_bets_bonus_stake_check check (bonus_stake between 0 and stake);
