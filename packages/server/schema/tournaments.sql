-- Schema of the feature tournaments, written by `npm run schema`. The migrations make it; never edit this file.

create table tournaments (
  id uuid not null,
  series text,
  name jsonb not null,
  city text not null,
  scoring text not null,
  stake bigint not null,
  max_rounds integer not null,
  games jsonb not null,
  entry_coins bigint not null,
  max_entrants integer,
  entrants integer default 0 not null,
  prizes jsonb not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  state text default 'open'::text not null,
  cancel_reason text,
  version integer default 1 not null,
  created_by uuid,
  created_at timestamp with time zone not null,
  updated_at timestamp with time zone not null,
  reminded_at timestamp with time zone,
  is_due boolean default false not null,
  places integer,
  places_paid integer default 0 not null,
  constraint tournaments_pkey PRIMARY KEY (id),
  constraint tournaments_once UNIQUE (series, starts_at),
  constraint tournaments_check CHECK ((ends_at > starts_at)),
  constraint tournaments_entrants_check CHECK ((entrants >= 0)),
  constraint tournaments_entry_coins_check CHECK ((entry_coins >= 0)),
  constraint tournaments_max_entrants_check CHECK ((max_entrants > 0)),
  constraint tournaments_max_rounds_check CHECK ((max_rounds > 0)),
  constraint tournaments_places CHECK (((max_entrants IS NULL) OR (entrants <= max_entrants))),
  constraint tournaments_places_check CHECK ((places >= 0)),
  constraint tournaments_places_paid_check CHECK ((places_paid >= 0)),
  constraint tournaments_scoring_check CHECK ((scoring = ANY (ARRAY['multiplier'::text, 'turnover'::text, 'wins'::text]))),
  constraint tournaments_stake_check CHECK ((stake > 0)),
  constraint tournaments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'ended'::text, 'over'::text, 'cancelled'::text])))
);
CREATE INDEX tournaments_by_end ON public.tournaments USING btree (ends_at, id);
CREATE INDEX tournaments_by_start ON public.tournaments USING btree (starts_at, id);
CREATE INDEX tournaments_due ON public.tournaments USING btree (ends_at, id) WHERE is_due;
revoke update, delete on tournaments from wanderluck_app;
grant update (name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, entrants, prizes, starts_at, ends_at, state, cancel_reason, version, updated_at, reminded_at, is_due, places, places_paid) on tournaments to wanderluck_app;

create table tournaments_boards (
  tournament_id uuid not null,
  changes bigint default 0 not null,
  told bigint default 0 not null,
  told_at timestamp with time zone,
  constraint tournaments_boards_pkey PRIMARY KEY (tournament_id),
  constraint tournaments_boards_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id)
) with (fillfactor=50);
revoke delete on tournaments_boards from wanderluck_app;

create table tournaments_entries (
  tournament_id uuid not null,
  member_id uuid not null,
  id uuid not null,
  key uuid not null,
  entry_no integer not null,
  how text not null,
  coins bigint not null,
  ticket_id uuid,
  entered_at timestamp with time zone not null,
  returned_at timestamp with time zone,
  constraint tournaments_entries_pkey PRIMARY KEY (tournament_id, member_id),
  constraint tournaments_entries_id_key UNIQUE (id),
  constraint tournaments_entries_member_id_key_key UNIQUE (member_id, key),
  constraint tournaments_entries_tournament_id_entry_no_key UNIQUE (tournament_id, entry_no),
  constraint tournaments_entries_check CHECK (((how = 'ticket'::text) = (ticket_id IS NOT NULL))),
  constraint tournaments_entries_check1 CHECK (((how = 'coins'::text) = (coins > 0))),
  constraint tournaments_entries_coins_check CHECK ((coins >= 0)),
  constraint tournaments_entries_entry_no_check CHECK ((entry_no > 0)),
  constraint tournaments_entries_how_check CHECK ((how = ANY (ARRAY['free'::text, 'coins'::text, 'ticket'::text]))),
  constraint tournaments_entries_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint tournaments_entries_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id)
);
CREATE INDEX tournaments_entries_of_member ON public.tournaments_entries USING btree (member_id, entered_at DESC);
revoke update, delete on tournaments_entries from wanderluck_app;
grant update (returned_at) on tournaments_entries to wanderluck_app;

create table tournaments_scores (
  tournament_id uuid not null,
  member_id uuid not null,
  entry_no integer not null,
  score bigint default 0 not null,
  reached_at timestamp with time zone,
  rounds integer default 0 not null,
  is_open boolean default true not null,
  rank integer,
  coins bigint,
  constraint tournaments_scores_pkey PRIMARY KEY (tournament_id, member_id),
  constraint tournaments_scores_check CHECK (((score > 0) = (reached_at IS NOT NULL))),
  constraint tournaments_scores_coins_check CHECK ((coins >= 0)),
  constraint tournaments_scores_rank_check CHECK ((rank > 0)),
  constraint tournaments_scores_rounds_check CHECK ((rounds >= 0)),
  constraint tournaments_scores_score_check CHECK ((score >= 0)),
  constraint tournaments_scores_member_id_fkey FOREIGN KEY (member_id) REFERENCES members(id),
  constraint tournaments_scores_tournament_id_fkey FOREIGN KEY (tournament_id) REFERENCES tournaments(id)
) with (fillfactor=70);
CREATE INDEX tournaments_scores_open ON public.tournaments_scores USING btree (member_id) WHERE is_open;
CREATE INDEX tournaments_scores_order ON public.tournaments_scores USING btree (tournament_id, ((- score)), reached_at, entry_no) WHERE (score > 0);
revoke delete on tournaments_scores from wanderluck_app;
