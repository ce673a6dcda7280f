-- Requests of clerks to void a round of a shared table (decision 120). A second clerk decides. The round keeps its result: a settled
-- round is corrected by the inverse entries of its bets.
create table tables_voids (
  id uuid primary key,
  table_slug text not null,
  round integer not null,
  -- Reason that members see.
  reason text not null check (reason in ('wrong_entry', 'equipment', 'picture_lost', 'dealer_left')),
  comment text not null check (char_length(comment) between 3 and 500),
  asked_by uuid not null,
  asked_at timestamptz not null,
  outcome text check (outcome in ('confirmed', 'declined')),
  decided_by uuid,
  decided_at timestamptz,
  decision_comment text,
  -- Time at which every bet of the round was void.
  finished_at timestamptz,
  foreign key (table_slug, round) references tables_rounds (table_slug, number),
  check (num_nulls(outcome, decided_by, decided_at, decision_comment) in (0, 4)),
  check (outcome is distinct from 'confirmed' or decided_by <> asked_by),
  check (finished_at is null or outcome is not distinct from 'confirmed')
);
-- At most one request for a round waits or is confirmed.
create unique index tables_voids_of_round on tables_voids (table_slug, round) where outcome is distinct from 'declined';
revoke delete on tables_voids from wanderluck_app;
