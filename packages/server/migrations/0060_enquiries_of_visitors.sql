-- Letters of a day are counted by member; those of visitors by their address, in every way of writing it.
drop index enquiries_of_email;
create index enquiries_of_visitor on enquiries (lower(normalize(email, nfc) collate "pg_c_utf8"), created_at)
  where member_id is null;
