-- What of the member's doing ended an item of the bag (decision 0034): throwing it away, or a cash-out. A deletion that is sent again
-- is told from an end that came from elsewhere, and nobody hears of a cash-out who asked for none.

alter table bag_items add column ended_by text,
  add constraint bag_items_ended_by check (ended_by is null or (ended_by in ('member', 'cash_out') and ended_at is not null));
grant update (ended_by) on bag_items to wanderluck_app;
