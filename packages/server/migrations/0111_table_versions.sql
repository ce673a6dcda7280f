-- Version of a table's settings, for optimistic locking in the back office.
alter table tables add column version int not null default 1;
