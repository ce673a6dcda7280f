-- A label is true of the mathematics it was reckoned with, so it is kept under the key of the generated table (trueCostKey in
-- packages/contract/src/economy: edition of the engine, terms, player, mathematics), not under its terms alone. Nobody knows which
-- mathematics the old ones were reckoned with: they go, and each start orders what items on sale lack (decision 0037).
drop table market_labels;
create table market_labels (
  cost_key text not null,
  gambler int not null check (gambler between 0 and 5),
  label jsonb not null,
  primary key (cost_key, gambler)
);
revoke update, delete, truncate on market_labels from wanderluck_app;
