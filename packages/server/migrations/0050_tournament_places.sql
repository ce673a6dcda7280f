-- The end of a tournament in pieces (decision 0042): ranked by one transaction, then paid and told a number of members at a time.
alter table tournaments
  -- Somebody is to be paid, or given back what an entry cost.
  add column is_due boolean not null default false,
  -- How many have a place; null: not ranked yet.
  add column places int check (places >= 0),
  -- Of these, from the first on, how many were paid and told.
  add column places_paid int not null default 0 check (places_paid >= 0);
create index tournaments_due on tournaments (ends_at, id) where is_due;
grant update (is_due, places, places_paid) on tournaments to wanderluck_app;
