-- A settled wager can be voided. Its row keeps stake and payout as they were.

-- Part of the payout that cash did not cover when it was taken back. The casino paid it (account 155).
alter table wagers_settled add column void_shortfall bigint;

-- A debt has one cause: a top-up that was charged back, or a voided wager whose payout was no longer there.
alter table wallet_debts
  alter column top_up_id drop not null,
  add column wager_id uuid,
  add constraint wallet_debts_cause check (num_nonnulls(top_up_id, wager_id) = 1);
create unique index wallet_debts_wager on wallet_debts (member_id, wager_id) where wager_id is not null;
