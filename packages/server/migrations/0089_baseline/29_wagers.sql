-- Settled and voided wagers. The facts of a round are computed again from seed, nonce and bet, so they are not stored. A settled
-- row is also its event.
create table wagers_settled (
  member_id uuid not null,
  -- Chosen by the client: the idempotency key.
  id uuid not null,
  session_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  cash_after bigint not null,
  -- Parts of stake and payout that were bonus money; null: none.
  bonus_stake bigint,
  bonus_payout bigint,
  created_at timestamptz not null,
  seed_pair_no int,
  nonce int,
  game text not null,
  math_version text,
  bet jsonb not null,
  -- Position in the order of events (platform/event-runner.ts), with event_id. Null if the wager was voided while it was open, and
  -- in old rounds, which have their event in events.
  tx xid8,
  event_id bigint,
  event_seq bigint,
  -- Time of the opening of a wager that was pending; null if the wager had its result at once.
  opened_at timestamptz,
  -- Bag item that paid the stake (free spin or spin credit). Such a round changes no balance of the wallet.
  item_id uuid,
  -- A wager that was voided while it was open has its stake as payout. A settled wager keeps stake and payout when it is voided.
  voided_at timestamptz,
  -- 1 casino, 2 table, 3 sportsbook, 4 studio (packages/contract/src/events/wagers.ts). Only casino rounds have a version of the
  -- mathematics, a seed pair and a nonce.
  product smallint not null default 1,
  -- Percentage of the stake that counts as turnover. Null in wagers from before the column existed; the catalogue has it.
  contribution_percent smallint,
  void_reason text,
  -- Part of the payout that cash did not cover when it was taken back. The casino paid it (account 155).
  void_shortfall bigint,
  -- Amount that the void gave a bonus that still ran (account 102); negative if it took more than it gave.
  void_bonus bigint,
  primary key (member_id, id),
  -- Also the order of the member's history: pairs follow each other and nonces count up.
  constraint wagers_settled_nonce unique (member_id, seed_pair_no, nonce),
  constraint wagers_settled_amounts check (least(stake - 1, payout, cash_after) >= 0),
  constraint wagers_settled_product check (product between 1 and 4 and (product = 1) = (nonce is not null))
);
create unique index wagers_settled_events on wagers_settled (tx, event_id) where tx is not null;
revoke insert, update, delete on wagers_settled from wanderluck_app;

-- Stakes and payouts of sessions that have ended. Those of a member's last session are in the wallet.
create table wagers_sessions (
  session_id uuid primary key,
  member_id uuid not null,
  staked bigint not null,
  paid bigint not null,
  rounds int not null
) with (fillfactor = 50);
revoke insert, update, delete on wagers_sessions from wanderluck_app;

-- Wagers without a result yet. Their stake is in account 103, “in play”.
create table wagers_pending (
  member_id uuid not null,
  -- Chosen by the client: the idempotency key, and later the id of the settled wager.
  id uuid not null,
  session_id uuid not null,
  game text not null,
  math_version text,
  -- Bet as it was sent, and the member's decisions since, in order.
  bet jsonb not null,
  actions text[] not null default '{}',
  seed_pair_no int,
  nonce int,
  -- Sum of all stakes so far, with raises.
  stake bigint not null check (stake > 0),
  opened_at timestamptz not null,
  -- After this time, the server continues by the game's published default.
  expires_at timestamptz,
  -- Time of the first failure to close the round, and number of tries.
  closing_failed_at timestamptz,
  closing_tries int not null default 0,
  product smallint not null default 1,
  contribution_percent smallint,
  primary key (member_id, id),
  constraint wagers_pending_product check (product between 1 and 4 and (product = 1) = (nonce is not null))
);
create index wagers_pending_expiring on wagers_pending (expires_at);
-- A member has at most one open round per game (trust G8).
create unique index wagers_pending_one on wagers_pending (member_id, game) where product = 1;
create trigger wagers_pending_not_settled after insert on wagers_pending for each row execute function wagers_refuse_settled_ids();
revoke insert, update, delete on wagers_pending from wanderluck_app;

-- Settled wagers as the platform reads events. Their numbers come from the sequence of events: (tx, id) is one order over both.
create view event_wagers as
  select tx, event_id as id, member_id, event_seq as seq, created_at, id as wager_id, product, game as title, stake as stake_cents,
    payout as payout_cents, bonus_stake as bonus_stake_cents, bonus_payout as bonus_payout_cents, contribution_percent, session_id,
    math_version, item_id, voided_at
  from wagers_settled where tx is not null;
revoke insert, update, delete on event_wagers from wanderluck_app;
