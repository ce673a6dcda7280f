-- Bonus money can be staked on a wager whose result is not known yet (decision 93).

-- Bonus money of this item that is staked on open wagers. The item's money is spent when both parts are 0.
alter table bag_running add column in_play_cents bigint not null default 0;
alter table bag_running drop constraint bag_running_amounts;
alter table bag_running add constraint bag_running_amounts
  check (least(balance_cents, wagered_cents, in_play_cents, required_cents - 1) >= 0);

-- Wagers without a nonce are found by their time, for the figures of limits. Rounds of the casino are not in this index.
create index wagers_settled_by_time on wagers_settled (member_id, created_at) where nonce is null;

-- Part of the stake that bonus money pays, and the items that pay it, with their parts. All three are null if cash pays the stake.
alter table wagers_pending add column bonus_stake bigint, add column bonus_items uuid[], add column bonus_amounts bigint[];
alter table wagers_pending add constraint wagers_pending_bonus
  check (num_nulls(bonus_stake, bonus_items, bonus_amounts) in (0, 3)
    and (bonus_stake is null or (bonus_stake between 1 and stake and cardinality(bonus_items) = cardinality(bonus_amounts))));

-- Items and parts as in wagers_pending. `bonus_lapsed` is the part of `bonus_payout` whose bonus had ended, and which the casino keeps.
-- `bonus_converted` is the part of the stake whose bonus had been completed: it counts as cash, not as `bonus_stake`.
alter table wagers_settled add column bonus_items uuid[], add column bonus_amounts bigint[], add column bonus_lapsed bigint,
  add column bonus_converted bigint;
