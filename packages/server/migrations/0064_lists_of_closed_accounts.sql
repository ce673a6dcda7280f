-- A shared list goes with its maker's account (decision 30): those of accounts that were closed before that rule go now.
delete from playlists_likes where list in
  (select p.id::text from playlists p join members m on m.id = p.member_id where m.status = 'closed');
delete from playlists where member_id in (select id from members where status = 'closed');
