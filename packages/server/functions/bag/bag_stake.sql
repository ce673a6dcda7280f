create or replace function bag_stake(
  p_member_id uuid, p_stake bigint, p_payout bigint, p_bonus_stake bigint, p_counted bigint, p_at timestamptz,
  out bonus_payout bigint, out happened text[], out items uuid[]
)
language plpgsql
as $$
declare i bag_running; needed bigint := p_bonus_stake; counted bigint := p_counted; taken bigint; given bigint;
begin
  bonus_payout := 0;
  happened := '{}';
  items := '{}';
  for i in select * from bag_running where member_id = p_member_id and deadline >= p_at and balance_cents + in_play_cents > 0
      order by no loop
    taken := least(i.balance_cents, needed);
    given := taken * p_payout / p_stake;
    needed := needed - taken;
    bonus_payout := bonus_payout + given;
    i.balance_cents := i.balance_cents - taken + given;
    if i.reached_at is null and counted > 0 then
      i.wagered_cents := i.wagered_cents + counted;
      counted := 0;
      if i.wagered_cents >= i.required_cents and i.balance_cents + i.in_play_cents > 0 then
        i.reached_at := p_at;
        happened := happened || 'bag.wagering_reached'::text;
        items := items || i.item_id;
      end if;
    end if;
    if taken > 0 and i.balance_cents + i.in_play_cents = 0 then
      happened := happened || 'bag.balance_spent'::text;
      items := items || i.item_id;
    end if;
    update bag_running set balance_cents = i.balance_cents, wagered_cents = i.wagered_cents, reached_at = i.reached_at
      where member_id = i.member_id and no = i.no
        and (balance_cents, wagered_cents) is distinct from (i.balance_cents, i.wagered_cents);
  end loop;
  if needed > 0 then raise exception 'member % lacks % cents of bonus money', p_member_id, needed; end if;
end $$;
revoke execute on function bag_stake from public;
