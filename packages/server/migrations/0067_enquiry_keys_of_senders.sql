-- The key of an enquiry is good for its sender only: the same key from another member, or for another address, is another enquiry.
-- With one key for all, the second sender got the number of the first, and the second enquiry was lost.
alter table enquiries drop constraint enquiries_key_key;
create unique index enquiries_key_of_member on enquiries (member_id, key) where member_id is not null;
create unique index enquiries_key_of_visitor on enquiries (email, key) where member_id is null;
