-- Time since which the writer of a ticket waits for an answer (decision 99): that of the first message since the last answer.
alter table enquiries add column waiting_since timestamptz;

-- Entries that end the writer's waiting: answers and closures. A summary of a chat is no answer.
with ends as (
  select coalesce(t.merged_into, t.id) as root, max(m.seq) as seq
  from enquiries_messages m join enquiries t on t.id = m.enquiry_id
  where (m.kind = 'message' and m.clerk_id is not null and m.source <> 'chat') or m.kind = 'closed'
  group by 1),
-- Entries after which the writer waits: messages, requests for a review, and a clerk's decision to reopen the ticket.
starts as (
  select coalesce(t.merged_into, t.id) as root, min(m.at) as at
  from enquiries_messages m join enquiries t on t.id = m.enquiry_id
    left join ends on ends.root = coalesce(t.merged_into, t.id)
  where m.seq > coalesce(ends.seq, 0)
    and (m.kind = 'reopened' or (m.kind in ('message', 'review') and m.clerk_id is null and not m.by_system))
  group by 1)
update enquiries t
set waiting_since = coalesce((select at from starts where starts.root = t.id), t.last_at)
where state in ('open', 'review');

alter table enquiries add constraint enquiries_waiting check ((waiting_since is not null) = (state in ('open', 'review')));
create index enquiries_waiting_since on enquiries (waiting_since) where waiting_since is not null;
