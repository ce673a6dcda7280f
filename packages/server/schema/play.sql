-- Schema of the feature play, written by `npm run schema`. The migrations make it; never edit this file.

create table play_best_wins (
  game text not null,
  day date not null,
  payout bigint not null,
  stake bigint not null,
  won_at timestamp with time zone not null,
  constraint play_best_wins_pkey PRIMARY KEY (game, day),
  constraint play_best_wins_check CHECK ((payout > stake)),
  constraint play_best_wins_stake_check CHECK ((stake > 0))
);

create table play_game_switches (
  game text not null,
  state text not null,
  changed_at timestamp with time zone default now() not null,
  no_bonus_money boolean default false not null,
  no_free_play boolean default false not null,
  constraint play_game_switches_pkey PRIMARY KEY (game),
  constraint play_game_switches_state_check CHECK ((state = ANY (ARRAY['open'::text, 'maintenance'::text, 'off'::text])))
);
CREATE TRIGGER play_game_switches_told AFTER INSERT OR DELETE OR UPDATE ON public.play_game_switches FOR EACH STATEMENT EXECUTE FUNCTION play_tell_switch();

create table play_open_rounds (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  game text not null,
  math_version text not null,
  bet jsonb not null,
  actions text[] default '{}'::text[] not null,
  seed_pair_no integer not null,
  nonce integer not null,
  stake bigint not null,
  opened_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  closing_failed_at timestamp with time zone,
  closing_tries integer default 0 not null,
  constraint play_open_rounds_pkey PRIMARY KEY (member_id, id),
  constraint play_open_rounds_one UNIQUE (member_id, game),
  constraint play_open_rounds_stake_check CHECK ((stake > 0))
);
CREATE INDEX play_open_rounds_expiring ON public.play_open_rounds USING btree (expires_at);
CREATE TRIGGER play_open_rounds_not_settled AFTER INSERT ON public.play_open_rounds FOR EACH ROW EXECUTE FUNCTION play_refuse_ids_of_settled_rounds();
-- wanderluck_app may: select

create table play_returns (
  game text not null,
  math_version text not null,
  day date not null,
  rounds bigint not null,
  staked bigint not null,
  paid bigint not null,
  expected numeric(30,6) not null,
  squares numeric(40,4) not null,
  spread numeric(40,4) not null,
  constraint play_returns_pkey PRIMARY KEY (game, math_version, day),
  constraint play_returns_rounds_check CHECK ((rounds > 0))
);
-- wanderluck_app may: insert, select, update

create table play_rounds (
  member_id uuid not null,
  id uuid not null,
  session_id uuid not null,
  stake bigint not null,
  payout bigint not null,
  cash_after bigint not null,
  bonus_stake bigint,
  bonus_payout bigint,
  created_at timestamp with time zone not null,
  seed_pair_no integer not null,
  nonce integer not null,
  game text not null,
  math_version text not null,
  bet jsonb not null,
  tx xid8,
  event_id bigint,
  event_seq bigint,
  opened_at timestamp with time zone,
  item_id uuid,
  voided_at timestamp with time zone,
  constraint play_rounds_pkey PRIMARY KEY (member_id, id),
  constraint play_rounds_nonce UNIQUE (member_id, seed_pair_no, nonce),
  constraint play_rounds_amounts CHECK ((LEAST((stake - 1), payout, cash_after) >= 0))
);
CREATE UNIQUE INDEX play_rounds_events ON public.play_rounds USING btree (tx, event_id) WHERE (tx IS NOT NULL);
-- wanderluck_app may: select

create table play_sessions (
  session_id uuid not null,
  member_id uuid not null,
  staked bigint not null,
  paid bigint not null,
  rounds integer not null,
  constraint play_sessions_pkey PRIMARY KEY (session_id)
);
-- wanderluck_app may: select
