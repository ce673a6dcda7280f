-- Tournaments (decisions §11, decision 42): slots only, one fixed stake, prizes in Coins.
create table tournaments (
  id uuid primary key,
  -- Null: a single tournament made by a clerk.
  series text,
  -- By language.
  name jsonb not null,
  city text not null,
  scoring text not null check (scoring in ('multiplier', 'turnover', 'wins')),
  -- Cents.
  stake bigint not null check (stake > 0),
  max_rounds int not null check (max_rounds > 0),
  games jsonb not null,
  -- 0: free.
  entry_coins bigint not null check (entry_coins >= 0),
  max_entrants int check (max_entrants > 0),
  entrants int not null default 0 check (entrants >= 0),
  -- Ranges of ranks with their Coins.
  prizes jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- ended: the end was recorded as an event. over: prizes are paid. cancelled: by a clerk.
  state text not null default 'open' check (state in ('open', 'ended', 'over', 'cancelled')),
  cancel_reason text,
  version int not null default 1,
  -- Null: by a series.
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- Time at which entrants were reminded of the start.
  reminded_at timestamptz,
  -- True while prizes or returned entry prices are to be paid (decision 42).
  is_due boolean not null default false,
  -- Number of ranked entries (null: not ranked yet), and how many of them were paid, from the first on.
  places int check (places >= 0),
  places_paid int not null default 0 check (places_paid >= 0),
  constraint tournaments_once unique (series, starts_at),
  check (ends_at > starts_at),
  constraint tournaments_places check (max_entrants is null or entrants <= max_entrants)
);
create index tournaments_by_end on tournaments (ends_at, id);
create index tournaments_by_start on tournaments (starts_at, id);
create index tournaments_due on tournaments (ends_at, id) where is_due;
revoke update, delete on tournaments from wanderluck_app;
grant update (name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, entrants, prizes, starts_at, ends_at, state,
  cancel_reason, version, updated_at, reminded_at, is_due, places, places_paid) on tournaments to wanderluck_app;

create table tournaments_entries (
  tournament_id uuid not null references tournaments,
  member_id uuid not null references members,
  id uuid not null unique,
  -- The client's idempotency key.
  key uuid not null,
  entry_no int not null check (entry_no > 0),
  how text not null check (how in ('free', 'coins', 'ticket')),
  coins bigint not null check (coins >= 0),
  ticket_id uuid,
  entered_at timestamptz not null,
  -- Time at which the entry price was given back, because the tournament was cancelled.
  returned_at timestamptz,
  primary key (tournament_id, member_id),
  unique (tournament_id, entry_no),
  unique (member_id, key),
  check ((how = 'ticket') = (ticket_id is not null)),
  check ((how = 'coins') = (coins > 0))
);
create index tournaments_entries_of_member on tournaments_entries (member_id, entered_at desc);
revoke update, delete on tournaments_entries from wanderluck_app;
grant update (returned_at) on tournaments_entries to wanderluck_app;

-- Scores of entries. Only the subscriber tournaments.score writes here, and they can be computed again from the history.
create table tournaments_scores (
  tournament_id uuid not null references tournaments,
  member_id uuid not null references members,
  entry_no int not null,
  -- Hundredths of a multiplier, cents of turnover, or a number of wins.
  score bigint not null default 0 check (score >= 0),
  -- Time at which the score was reached; null without a score.
  reached_at timestamptz,
  rounds int not null default 0 check (rounds >= 0),
  -- True until the stream reaches the end of the tournament.
  is_open boolean not null default true,
  -- Of entries with a score, once the tournament is over.
  rank int check (rank > 0),
  coins bigint check (coins >= 0),
  primary key (tournament_id, member_id),
  check ((score > 0) = (reached_at is not null))
) with (fillfactor = 70);
create index tournaments_scores_open on tournaments_scores (member_id) where is_open;
create index tournaments_scores_order on tournaments_scores (tournament_id, (- score), reached_at, entry_no) where score > 0;
revoke delete on tournaments_scores from wanderluck_app;

-- Publication of the leaderboards, one per second by any node.
create table tournaments_boards (
  tournament_id uuid primary key references tournaments,
  -- Number of changes, and number of published ones.
  changes bigint not null default 0,
  told bigint not null default 0,
  told_at timestamptz
) with (fillfactor = 50);
revoke delete on tournaments_boards from wanderluck_app;
