-- Tables and columns get the names that the code and the glossary use (decision 113). No row changes.
alter table enquiries rename to support_tickets;
alter table enquiries_messages rename to support_ticket_messages;
alter table enquiries_files rename to support_ticket_files;
alter table enquiries_links rename to support_ticket_links;
alter table support_ticket_messages rename column enquiry_id to ticket_id;
alter table support_ticket_links rename column enquiry_id to ticket_id;
alter table inbound_emails rename column enquiry_id to ticket_id;
alter table chat_conversations rename constraint chat_conversations_writer to chat_conversations_requester;

alter table campaigns_mails rename to campaigns_emails;
alter table details_email_wishes rename to details_email_requests;
alter table dev_mails rename to dev_emails;
-- Last version of a leaderboard that was published, and its time.
alter table tournaments_boards rename column told to published;
alter table tournaments_boards rename column told_at to published_at;
-- False for the months of a declined payout.
alter table affiliates_months rename column stands to counts;

-- Renames the constraints, indexes and sequences of these tables. A loop finds them, because PostgreSQL 18 also names
-- NOT NULL constraints, and earlier versions do not. A renamed primary key or unique constraint renames its index.
do $$
declare
  -- Former and new parts of names, the longer former parts first.
  parts constant text[][] := array[
    ['enquiries_messages', 'support_ticket_messages'],
    ['enquiries_files', 'support_ticket_files'],
    ['enquiries_links', 'support_ticket_links'],
    ['enquiries', 'support_tickets'],
    ['enquiry_id', 'ticket_id'],
    ['campaigns_mails', 'campaigns_emails'],
    ['details_email_wishes', 'details_email_requests'],
    ['dev_mails', 'dev_emails'],
    ['tournaments_boards_told', 'tournaments_boards_published'],
    ['affiliates_months_stands', 'affiliates_months_counts']];
  former constant text := 'enquir(y|ies)|campaigns_mails|details_email_wishes|dev_mails|tournaments_boards_told|affiliates_months_stands';
  entry record;
  renamed text;
begin
  for entry in
    select 1 as step, format('alter table %s rename constraint %I', conrelid::regclass, conname) as command, conname as name
    from pg_constraint
    where connamespace = 'public'::regnamespace and conrelid <> 0 and conname ~ former
    union all
    select 2, format('alter %s %s rename', case relkind when 'S' then 'sequence' else 'index' end, oid::regclass), relname
    from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('i', 'S') and relname ~ former
      and not exists (select from pg_constraint where conindid = pg_class.oid and contype in ('p', 'u'))
    order by 1, 2
  loop
    renamed := entry.name;
    for part in 1 .. array_length(parts, 1) loop
      renamed := replace(renamed, parts[part][1], parts[part][2]);
    end loop;
    execute format('%s to %I', entry.command, renamed);
  end loop;
end $$;
