-- A settled wager can be voided. Its row keeps stake and payout as they were.

-- void_shortfall: part of the payout that cash did not cover when it was taken back. The casino paid it (account 155).
-- void_bonus: what the void gave a bonus that still ran (account 102); negative if it took more than it gave.
alter table wagers_settled add column void_shortfall bigint, add column void_bonus bigint;

create or replace view event_wagers as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as wager_id, product, game as title, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, bonus_payout as bonus_payout_cents, contribution_percent, session_id,
    math_version, item_id, voided_at
  from wagers_settled where tx is not null;

-- Number of the member's last event when the bonus began. Wagers with a higher number were settled while it ran.
alter table bag_running add column opened_seq bigint not null default 0;
update bag_running r set opened_seq = w.event_seq from ledger_wallets w where w.member_id = r.member_id;

-- A day or a game can lose its only round.
alter table own_play_days drop constraint own_play_days_rounds_check,
  add constraint own_play_days_rounds_check check (rounds >= 0);
alter table play_returns drop constraint play_returns_rounds_check,
  add constraint play_returns_rounds_check check (rounds >= 0);

-- A debt has one cause: a top-up that was charged back, or a voided wager whose payout was no longer there.
alter table wallet_debts
  alter column top_up_id drop not null,
  add column wager_id uuid,
  add constraint wallet_debts_cause check (num_nonnulls(top_up_id, wager_id) = 1);
create unique index wallet_debts_wager on wallet_debts (member_id, wager_id) where wager_id is not null;
