-- Moves bonus money of running items into play, oldest item first. Returns the items with the amount taken from each.
-- The caller must hold the wallet lock and deduct the amount from the wallet's bonus money. Raises check_violation if
-- the unexpired items do not cover the amount.
create or replace function bag_take(p_member_id uuid, p_amount bigint, p_at timestamptz, out items uuid[], out amounts bigint[])
language plpgsql
as $$
declare i bag_running; needed bigint := p_amount; taken bigint;
begin
  items := '{}';
  amounts := '{}';
  for i in select * from bag_running where member_id = p_member_id and deadline >= p_at and balance_cents > 0 order by no loop
    exit when needed = 0;
    taken := least(i.balance_cents, needed);
    update bag_running set balance_cents = balance_cents - taken, in_play_cents = in_play_cents + taken
      where member_id = i.member_id and no = i.no;
    items := items || i.item_id;
    amounts := amounts || taken;
    needed := needed - taken;
  end loop;
  if needed > 0 then
    raise exception 'member % lacks % cents of bonus money', p_member_id, needed using errcode = 'check_violation';
  end if;
end $$;
revoke execute on function bag_take from public;
