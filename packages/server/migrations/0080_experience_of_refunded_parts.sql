-- A deposit that is given back in part loses its experience in proportion (decision 0078).
alter table journey_deposits add column refunded_cents bigint not null default 0 check (refunded_cents between 0 and amount_cents);
update journey_deposits set refunded_cents = amount_cents where state = 'refunded';
