-- Enquiries of visitors are counted by a key of their address that the server computes, as members' addresses have one. The index on
-- an expression folded case by a collation that PostgreSQL has since 17.
drop index enquiries_of_visitor;
-- On 15 and 16 the migration runner made a stand-in for that index (platform/migrate.ts).
drop collation if exists public.pg_c_utf8;
alter table enquiries add column email_key text;
-- Only enquiries of the last day are counted, so it is enough that most addresses get the key that the server would compute.
update enquiries set email_key = lower(normalize(email, nfc));
alter table enquiries alter column email_key set not null;
create index enquiries_of_visitor on enquiries (email_key, created_at) where member_id is null;
