-- Every stake is a wager, whatever product it is staked on. The tables of the rounds become the tables of the feature `wagers`. Their
-- functions are files in packages/server/functions/wagers, so the former ones are dropped.

alter table play_rounds rename to wagers_settled;
alter table wagers_settled rename constraint play_rounds_pkey to wagers_settled_pkey;
alter table wagers_settled rename constraint play_rounds_nonce to wagers_settled_nonce;
alter table wagers_settled rename constraint play_rounds_amounts to wagers_settled_amounts;
alter index play_rounds_events rename to wagers_settled_events;

alter table play_open_rounds rename to wagers_pending;
alter table wagers_pending rename constraint play_open_rounds_pkey to wagers_pending_pkey;
alter table wagers_pending rename constraint play_open_rounds_one to wagers_pending_one;
alter table wagers_pending rename constraint play_open_rounds_stake_check to wagers_pending_stake_check;
alter index play_open_rounds_expiring rename to wagers_pending_expiring;
alter trigger play_open_rounds_not_settled on wagers_pending rename to wagers_pending_not_settled;
alter function play_refuse_ids_of_settled_rounds() rename to wagers_refuse_settled_ids;
alter function play_mark_careful() rename to wagers_mark_careful;
alter function play_tell_switch() rename to play_notify_switch;
alter function lobby_tell_order() rename to lobby_notify_order;

alter table play_sessions rename to wagers_sessions;
alter table wagers_sessions rename constraint play_sessions_pkey to wagers_sessions_pkey;

drop function if exists play_settle, play_settle_carefully, play_settle_with_bonus, play_open, play_act, play_close, play_void,
  play_free_spin, play_heed_limits, play_session_figures, play_note_failed_closing;

-- Product: 1 casino, 2 table, 3 sportsbook, 4 studio (packages/contract/src/events/wagers.ts). Only casino rounds have a version of the
-- mathematics, a seed pair and a nonce, and at most one pending wager per game.
alter table wagers_settled
  add column product smallint not null default 1,
  -- Percentage of the stake that counts as turnover. Null before this migration; the catalogue then says it.
  add column contribution_percent smallint,
  add column void_reason text,
  alter column math_version drop not null,
  alter column seed_pair_no drop not null,
  alter column nonce drop not null,
  add constraint wagers_settled_product check (product between 1 and 4 and (product = 1) = (nonce is not null));
alter table wagers_pending
  add column product smallint not null default 1,
  add column contribution_percent smallint,
  alter column math_version drop not null,
  alter column seed_pair_no drop not null,
  alter column nonce drop not null,
  alter column expires_at drop not null,
  add constraint wagers_pending_product check (product between 1 and 4 and (product = 1) = (nonce is not null)),
  drop constraint wagers_pending_one;
create unique index wagers_pending_one on wagers_pending (member_id, game) where product = 1;

drop view event_rounds;
create view event_wagers as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as wager_id, product, game as title, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, bonus_payout as bonus_payout_cents, contribution_percent, session_id,
    math_version, item_id
  from wagers_settled where tx is not null;
revoke insert, update, delete on event_wagers from wanderluck_app;

-- Events of wagers that were voided while they were open, in their present form.
update events set type = 'wagers.voided', data = jsonb_build_object('wager_id', data->'round_id', 'product', 'casino',
    'title', data->'game', 'reason', 'stuck', 'stake_cents', data->'amount_cents', 'at', data->'at')
  where type = 'play.round_voided';
