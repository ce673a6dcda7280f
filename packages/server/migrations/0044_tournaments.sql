-- Tournaments (decisions §11, decision 0042): slots only, one fixed stake, prizes in Coins.

create table tournaments (
  id uuid primary key,
  -- Of the house's series; null: a clerk's single one.
  series text,
  -- By language.
  name jsonb not null,
  city text not null,
  scoring text not null check (scoring in ('multiplier', 'turnover', 'wins')),
  -- Cents.
  stake bigint not null check (stake > 0),
  max_rounds int not null check (max_rounds > 0),
  games jsonb not null,
  -- Coins; 0: free.
  entry_coins bigint not null check (entry_coins >= 0),
  max_entrants int check (max_entrants > 0),
  entrants int not null default 0 check (entrants >= 0),
  -- Bands of places with their Coins.
  prizes jsonb not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > starts_at),
  -- What the clock cannot tell: called off by the desk; over: the end was told to the stream; settled: prizes are paid.
  state text not null default 'open' check (state in ('open', 'ended', 'over', 'cancelled')),
  cancel_reason text,
  version int not null default 1,
  -- Null: the house's own.
  created_by uuid,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint tournaments_once unique (series, starts_at),
  constraint tournaments_places check (max_entrants is null or entrants <= max_entrants)
);
create index tournaments_by_end on tournaments (ends_at, id);
create index tournaments_by_start on tournaments (starts_at, id);
revoke update, delete, truncate on tournaments from wanderluck_app;
grant update (name, city, scoring, stake, max_rounds, games, entry_coins, max_entrants, entrants, prizes, starts_at, ends_at,
  state, cancel_reason, version, updated_at) on tournaments to wanderluck_app;

-- Once per member, by the database's own word.
create table tournaments_entries (
  tournament_id uuid not null references tournaments,
  member_id uuid not null references members,
  id uuid not null unique,
  -- The client's: makes a resend harmless.
  key uuid not null,
  -- 1 is the first.
  entry_no int not null check (entry_no > 0),
  how text not null check (how in ('free', 'coins', 'ticket')),
  coins bigint not null check (coins >= 0),
  ticket_id uuid,
  entered_at timestamptz not null,
  -- When the house gave back what it cost, since the tournament was called off.
  returned_at timestamptz,
  primary key (tournament_id, member_id),
  unique (tournament_id, entry_no),
  unique (member_id, key),
  check ((how = 'ticket') = (ticket_id is not null)),
  check ((how = 'coins') = (coins > 0))
);
create index tournaments_entries_of_member on tournaments_entries (member_id, entered_at desc);
revoke update, delete, truncate on tournaments_entries from wanderluck_app;
grant update (returned_at) on tournaments_entries to wanderluck_app;

-- What the rounds of an entry come to. Only the subscriber `tournaments.score` writes here, and everything can be told again from
-- the history.
create table tournaments_scores (
  tournament_id uuid not null references tournaments,
  member_id uuid not null references members,
  entry_no int not null,
  -- Hundredths of a multiplier, cents of turnover, or a number of wins.
  score bigint not null default 0 check (score >= 0),
  -- Since when the score is what it is; null without one.
  reached_at timestamptz,
  rounds int not null default 0 check (rounds >= 0),
  -- Rounds still count: the end has not come in the stream.
  is_open boolean not null default true,
  -- Of who has a score, once it is over.
  rank int check (rank > 0),
  coins bigint check (coins >= 0),
  primary key (tournament_id, member_id),
  check ((score > 0) = (reached_at is not null))
) with (fillfactor = 70);
create index tournaments_scores_open on tournaments_scores (member_id) where is_open;
create index tournaments_scores_order on tournaments_scores (tournament_id, (-score), reached_at, entry_no) where score > 0;
revoke delete, truncate on tournaments_scores from wanderluck_app;

-- The leaderboards as they are published: one publication a second, whichever node does it.
create table tournaments_boards (
  tournament_id uuid primary key references tournaments,
  -- Changes so far, and how many of them were told.
  changes bigint not null default 0,
  told bigint not null default 0,
  told_at timestamptz
) with (fillfactor = 50);
revoke delete, truncate on tournaments_boards from wanderluck_app;
