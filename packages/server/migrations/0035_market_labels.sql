-- True-cost labels of terms that the house did not open with: reckoned by the engine when an edition is made (decision 0037).
create table market_labels (
  terms_hash text not null,
  gambler int not null check (gambler between 0 and 5),
  label jsonb not null,
  primary key (terms_hash, gambler)
);
revoke update, delete, truncate on market_labels from wanderluck_app;
