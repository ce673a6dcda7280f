-- Told again from history, errands of a day do not add up twice; "mark all as read" goes by arrival (decision 43).

alter table notifications
  -- Where the last event stands that was added up in it; null: it does not add up.
  add column counted_tx xid8,
  add column counted_id bigint,
  -- What the bell's version was when it came, or when it grew.
  add column rung bigint not null default 0;

-- Everything that was added up until now stands at the subscriber's position or before it.
update notifications n set counted_tx = c.last_tx, counted_id = c.last_id
  from event_cursors c where c.name = 'notifications.tell' and n.kind = 'errands_completed';

-- Accounts that were closed before they stopped being told anything.
delete from notifications n using members m where m.id = n.member_id and m.status = 'closed';
delete from notifications_members n using members m where m.id = n.member_id and m.status = 'closed';
